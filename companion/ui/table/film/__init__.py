"""What has happened made visible: only what was done already is shown."""
