"""Genpei gassen: two teams, all hundred cards, everybody takes anywhere (rules 5.3)."""
