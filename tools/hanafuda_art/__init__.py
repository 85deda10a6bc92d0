"""The pictures of the hanafuda deck, drawn by program: 48 cards, their back and the beginners' corner marks.

``python -m tools.hanafuda_art`` writes them; every module of a month has ``cards()``: token -> SVG text.
The tokens are those of koikoi rules 1. Drawing needs fontTools and brotli for the written signs only; the
cards themselves need no font, no script and nothing from outside.
"""
