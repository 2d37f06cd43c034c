"""The browser app: its built files, or how to build them."""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

BUILT = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
ALWAYS_ASK = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build leaves beside a file, the smallest first

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Donjon</title>
<h1>Donjon</h1>
<p>The browser app has not been built. In the project's folder run <code>make play</code>.</p>
<p lang="fr">L’application n’a pas été construite. Dans le dossier du projet, lancez <code>make play</code>.</p>
</html>
"""


class Pages(StaticFiles):
    """Files as they are; every other address is the app's own and gets its page."""

    def __init__(self, built: Path = BUILT) -> None:
        self.built = built
        super().__init__(directory=built, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        elif not (self.built / "index.html").is_file():
            await HTMLResponse(NOT_BUILT, 503, {"Cache-Control": ALWAYS_ASK})(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or _hashed(path):
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER if _hashed(path) else ALWAYS_ASK
        return response

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file as small as whoever asks can read it."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for name, ending in PACKED.items():
            packed = Path(f"{os.fspath(full_path)}{ending}")
            if _accepts(accepted, name) and packed.is_file():
                response = super().file_response(packed, packed.stat(), scope, status_code)
                response.headers["Content-Encoding"] = name
                break
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.add_vary_header("Accept-Encoding")
        return response


def _accepts(header: str, encoding: str) -> bool:
    """Whether an encoding is named, and not refused by a weight of nothing."""
    for part in header.lower().split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def _hashed(path: str) -> bool:
    return path.startswith("assets" + os.sep)
