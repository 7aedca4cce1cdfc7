"""What any game at the table needs: the protocol a game fulfils, records, the session."""
