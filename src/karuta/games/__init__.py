"""The games of the house: rules only, pure; one folder a game."""
