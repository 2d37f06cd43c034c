"""Seeds for many games out of one."""

import hashlib


def derive(base: int, *parts: object) -> int:
    """A seed that depends on `base` and on every part, and on nothing else."""
    text = "/".join(str(part) for part in (base, *parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=5).digest(), "big")
