"""Paper: cards to cut, score sheets, and a deck for Anki.

Sheets are set by typst from data that is made here; sizes are in 0.1 mm. Nothing here writes files: callers do.
"""
