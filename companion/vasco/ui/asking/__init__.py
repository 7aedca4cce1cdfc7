"""What the taps of a group at the table amount to."""
