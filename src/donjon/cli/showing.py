"""`donjon replay FILE --open`: a recorded game in the browser, by the server that runs here, or by one of its own."""

import json
import threading
import urllib.request
import webbrowser

from donjon.cli.complaints import Complaint
from donjon.core.record import Record
from donjon.messages import say

HOST = "127.0.0.1"
LONGEST = 30.0  # seconds for a server to take a record


def show(record: Record, port: int, db: str | None, language: str) -> None:
    """Look at a record in the browser; where no server of ours runs on that port, until Ctrl-C."""
    if _bring(f"http://{HOST}:{port}", record, language):
        return
    from donjon import server  # the web framework is slow to import

    def announce(address: str) -> None:
        # In a thread of its own: the server takes the record once this has returned.
        threading.Thread(target=_bring, args=(address, record, language), daemon=True).start()

    try:
        server.serve(HOST, port, db, announce=announce)
    except server.NewerSchema as newer:
        raise Complaint("cli-error-newer", 1, problem=str(newer)) from None
    except OSError as refused:
        reason = refused.strerror or str(refused)
        raise Complaint("cli-error-server", 1, host=HOST, port=port, reason=reason) from None


def _bring(address: str, record: Record, language: str) -> bool:
    """Whether a server there took the record; then it is shown."""
    body = json.dumps({"record": record.document()}).encode()
    fields = {"Content-Type": "application/json"}
    try:
        request = urllib.request.Request(f"{address}/api/studies", body, fields)
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:
            study = json.load(answer)["id"]
    except (OSError, ValueError, KeyError):
        return False
    shown = f"{address}/r/{study}"
    print(say("cli-serve-address", language, address=shown), flush=True)
    webbrowser.open(shown)
    return True
