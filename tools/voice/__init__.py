"""Builds a voice: chants the hundred poems and the joka to an exact timetable and writes them as MP3 with a manifest.

`python -m tools.voice render` makes a voice folder, `python -m tools.voice measure` measures one. It needs the extra
`voice` of this package and Debian's `htsengine`; what it makes is package data, so that playing needs none of it.
"""
