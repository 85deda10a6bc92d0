"""Koi-Koi (koikoi rules 2-5): the flower cards for two, or for two teams of two."""
