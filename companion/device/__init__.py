"""What a device can do besides showing: one small door for each, silent where it cannot."""
