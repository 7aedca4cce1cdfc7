"""Drawing without a session: boxes, letters, strokes, stamps, scenes, charts."""
