"""How the bots learn a game: they play it, what their search found is fitted, and what wins is kept."""
