"""7 Wonders in words and documents."""
