"""Tables: their games, their histories, their clocks, and what leaves for a reader."""
