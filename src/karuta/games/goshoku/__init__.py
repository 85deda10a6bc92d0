"""Goshoku: the game of schools, one against one, with the twenty cards of one colour."""
