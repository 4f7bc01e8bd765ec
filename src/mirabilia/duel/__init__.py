"""7 Wonders Duel, one file per chapter of its rulebook."""
