"""The questions of Goa, and what a tap on its market and estates means."""
