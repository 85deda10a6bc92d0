"""Pages without a screen that really play: over real sockets, with hands of plausible size at plausible times."""
