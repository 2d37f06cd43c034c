"""Tables where people and bots meet: seats by link, decisions, live updates, and nothing ever lost."""

from donjon.server.serving import OneProcessOnly, serve

__all__ = ["OneProcessOnly", "serve"]
