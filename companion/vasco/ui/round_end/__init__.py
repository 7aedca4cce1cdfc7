"""The end of a round as a checklist: what there is to do on this table before the next one."""
