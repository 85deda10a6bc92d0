"""The hundred poems, what decides them by sound, and how a reader reads them."""
