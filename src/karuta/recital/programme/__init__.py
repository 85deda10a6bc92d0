"""The reading programme: which poems are read, in which order, what sounds when, and how the kimariji shorten.

Pure: no clock, no sound, no files. The page runs a twin of it in `browser/src/pages/reader/programme`, so that rooms
which share a seed read the same, with or without a server; `tests/vectors/reading.json` binds both, and
docs/notation.md (section 7) says it in full.
"""

from __future__ import annotations
