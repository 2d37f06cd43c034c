"""`donjon` and `donjon serve`: the games in the browser."""

import argparse

from donjon.cli.complaints import Complaint
from donjon.cli.upkeep import retention
from donjon.messages import say


def serve(asked: argparse.Namespace, language: str) -> None:
    """Serve the games until Ctrl-C."""
    from donjon import server  # the web framework is slow to import, and no other command needs it
    from donjon.server.doors.limits import FREE, Limits

    def announce(address: str) -> None:
        print(say("cli-serve-address", language, address=address), flush=True)

    try:
        limits = FREE if asked.no_limits else Limits()
        server.serve(
            asked.host,
            asked.port,
            asked.db,
            open_browser=asked.open,
            announce=announce,
            limits=limits,
            workers=asked.workers,
            log=asked.log,
            verbose=asked.verbose,
            public=asked.public_url,
            uds=asked.uds,
            proxies=asked.trusted_proxies,
            retention=retention(asked),
        )
    except server.OneProcessOnly:
        raise Complaint("cli-error-workers") from None
    except server.NewerSchema as newer:
        raise Complaint("cli-error-newer", 1, problem=str(newer)) from None
    except server.BadAddress as bad:
        raise Complaint("cli-error-public-url", address=str(bad)) from None
    except OSError as refused:
        reason = refused.strerror or str(refused)
        if asked.uds is not None:
            raise Complaint("cli-error-uds", 1, path=asked.uds, reason=reason) from None
        raise Complaint("cli-error-server", 1, host=asked.host, port=asked.port, reason=reason) from None
