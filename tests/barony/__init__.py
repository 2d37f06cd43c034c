"""The rules of Barony, by number."""
