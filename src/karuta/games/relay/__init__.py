"""Relay: genpei gassen with one player of each side at the mat at a time (rules 5.4)."""
