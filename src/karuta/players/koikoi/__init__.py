"""Opponents at Koi-Koi: they see a view, and answer with a move."""
