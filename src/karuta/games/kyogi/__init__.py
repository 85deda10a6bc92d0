"""Kyōgi karuta: two fields of 25 cards, a reader, fouls and sends (rules 3 and 4)."""
