"""The mat: two fields, the places of cards on it, hands that sweep over it, and layouts."""
