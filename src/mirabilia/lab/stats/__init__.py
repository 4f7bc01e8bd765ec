"""Statistics of played games: what happened in each, figures of all, plots, a page."""
