"""Barony in hand-written C, to measure against."""
