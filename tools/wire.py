"""The server's OpenAPI on standard output. The browser's types are made from it by `web/check/wire.mjs`."""

import json
import sys
import tempfile
from pathlib import Path


def main() -> None:
    from donjon.server.app import create
    from donjon.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        json.dump(create(Settings(db=str(Path(folder, "none.sqlite3")))).openapi(), sys.stdout)


if __name__ == "__main__":
    main()
