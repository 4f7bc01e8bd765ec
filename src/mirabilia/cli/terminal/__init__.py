"""Duel at the terminal: the table as text, questions and answers, saving."""
