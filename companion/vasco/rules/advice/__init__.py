"""Advice: what a state promises, computed and never acted on. Who asks for none gets none."""
