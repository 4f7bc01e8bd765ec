"""The table of 7 Wonders at the terminal."""
