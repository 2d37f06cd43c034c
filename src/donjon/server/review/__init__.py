"""Looking back at games: any step of one, as its reader may see it."""
