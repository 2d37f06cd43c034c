"""Tables where people and bots meet: seats by link, decisions, live updates, and nothing ever lost."""

from donjon.server.doors.origins import BadAddress
from donjon.server.serving import NewerSchema, OneProcessOnly, serve

__all__ = ["BadAddress", "NewerSchema", "OneProcessOnly", "serve"]
