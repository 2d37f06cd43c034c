"""JSON as it goes over the wire. What is told to many, or more than once, is packed once."""

import json
from typing import Any

import orjson

Packed = orjson.Fragment


def packed(document: Any) -> bytes:
    """A document as bytes; parts of it may be packed already."""
    return orjson.dumps(document)


def trimmed(document: Any) -> bytes:
    """The same, to be kept for a while."""
    # A copy, for what comes from the packer keeps the four kilobytes it was written into, however short it is.
    return bytes(memoryview(packed(document)))


def once(part: Any) -> Packed:
    """A part of documents, packed: a hundredth of the objects, and nothing to be done when it is sent again."""
    return Packed(trimmed(part))


def ascii_packed(document: Any) -> bytes:
    """The same in ASCII, for documents that may hold halves of characters that no encoding takes."""
    return json.dumps(document, separators=(",", ":"), default=_unpacked).encode("ascii")


def _unpacked(part: Any) -> Any:
    return orjson.loads(packed(part))
