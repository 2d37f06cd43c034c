"""Bots at the table: they think in worker processes, at a pace people can follow."""
