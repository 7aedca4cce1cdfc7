"""What `python -m companion` can do, with nothing installed but Python."""
