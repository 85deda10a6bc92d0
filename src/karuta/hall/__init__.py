"""Where matches live: one writer a match, the clock, the reader, and what makes milliseconds fair."""
