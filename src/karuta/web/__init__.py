"""The house on the web: the page, its data, and one WebSocket a player."""
