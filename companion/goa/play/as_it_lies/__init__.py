"""A table that is told part by part: one taken up as it lies, or put right."""
