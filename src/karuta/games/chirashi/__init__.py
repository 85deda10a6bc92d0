"""Chirashidori: a cloth full of cards, any number of players, and whoever touches the card first keeps it."""
