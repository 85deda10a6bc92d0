"""Opponents: players that see only what a seat may see, and answer as people of their class do."""
