"""What outlasts a process: matches, people, ratings and rooms, on SQLite or PostgreSQL by one schema."""

from karuta.store.store import Store

__all__ = ["Store"]
