"""Duel in words and documents."""
