"""The command `donjon`."""

import os
import sys
from collections.abc import Sequence

from donjon.cli.complaints import Complaint, explain
from donjon.cli.parser import build, spoken_language
from donjon.core.errors import DonjonError

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; 0 when done, 1 when it failed, 2 when it was asked wrongly."""
    words = sys.argv[1:] if argv is None else list(argv)
    language = spoken_language(words)
    try:
        asked = build(language).parse_args(words)
        asked.run(asked, language)
        sys.stdout.flush()
        return 0
    except (Complaint, DonjonError) as wrong:
        print(f"donjon: {explain(wrong, language)}", file=sys.stderr)
        return wrong.code if isinstance(wrong, Complaint) else 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader went away (`donjon replay … | head`); nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
