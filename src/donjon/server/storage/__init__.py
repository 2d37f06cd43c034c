"""Storage: the database, what is written there, and how it is kept right."""
