"""7 Wonders: the first edition for 2 to 7 players and the second for 3 to 7."""
