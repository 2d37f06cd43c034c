"""What a device calls itself, in a few words by which its owner knows it again; nothing more of it is kept."""

from starlette.requests import HTTPConnection

# The first that is found: many say they are others, too.
BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung", "Firefox": "Firefox", "FxiOS": "Firefox"}
BROWSERS |= {"CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "CrOS": "ChromeOS"}
SYSTEMS |= {"Mac OS": "macOS", "Linux": "Linux"}


def device_name(connection: HTTPConnection) -> str | None:
    """Browser and system, such as Firefox, Android; None for what says neither."""
    said = connection.headers.get("user-agent", "")[:500]
    found = [next((name for sign, name in names.items() if sign in said), None) for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name) or None
