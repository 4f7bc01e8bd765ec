"""Names, sentences and documents: the one layer that speaks."""
