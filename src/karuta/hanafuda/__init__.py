"""The flower cards: 48 of them, twelve months of four."""
