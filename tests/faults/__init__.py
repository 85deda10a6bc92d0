"""Faults of all kinds while people play, and what has to be true of the log afterwards."""
