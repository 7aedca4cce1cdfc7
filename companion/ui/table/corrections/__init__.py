"""What lies on the table is right: it is compared, set right, or an earlier move entered anew."""
