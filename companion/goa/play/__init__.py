"""What Goa asks and tells, without a screen."""
