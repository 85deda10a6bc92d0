"""What chirashidori, sakasama and goshoku share: each keeps the cards that it takes, and most cards win."""
