"""What bots know of 7 Wonders Duel and Pantheon."""
