"""Opponents at hana-awase."""
