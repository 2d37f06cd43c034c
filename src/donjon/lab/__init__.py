"""Matches and measurements: many games at once, the same result whatever the number of workers."""
