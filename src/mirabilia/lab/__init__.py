"""Experiments with the games: simulation, measurement, counting."""
