"""Terra Turrium, rule by rule."""
