"""Hana-awase with the flower cards: capture as in Koi-Koi, points of the cards against par (koikoi rules 7)."""
