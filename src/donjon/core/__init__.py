"""What a game is: states, geometry, chance, records. Knows no game by name."""
