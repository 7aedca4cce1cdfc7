"""Goa's market, estates and auctions as they lie on the table, drawn to be tapped."""
