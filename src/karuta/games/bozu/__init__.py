"""Bōzu mekuri: the reading cards turned one by one, and nothing but luck (rules 5.5)."""
