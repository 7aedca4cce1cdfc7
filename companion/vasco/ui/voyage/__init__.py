"""Phase 3, and what chance brings, made visible: films that only show what has happened."""
