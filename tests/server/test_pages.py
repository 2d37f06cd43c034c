"""The browser app's files."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from donjon.server.doors.pages import Pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Donjon</title>")
    (tmp_path / "assets" / "app-1a2b3c.js").write_text("0")
    return tmp_path


def get(built: Path, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """What a browser gets there, byte by byte as it was sent."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=[Mount("/", Pages(built))]))
        wanted = {"Accept-Encoding": "identity", **(headers or {})}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://donjon") as http,
            http.stream("GET", path, headers=wanted) as sent,
        ):
            body = b"".join([part async for part in sent.aiter_raw()])
        told = httpx.Response(sent.status_code, content=body)
        told.headers = sent.headers
        return told

    return asyncio.run(ask())


def test_the_page_is_asked_for_again_and_its_hashed_files_never(built: Path) -> None:
    page = get(built, "/")
    assert page.headers["cache-control"] == "no-cache"
    script = get(built, "/assets/app-1a2b3c.js")
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize(
    ("encodings", "packed"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("zstd", None)],
)
def test_a_file_is_sent_as_small_as_the_browser_can_read_it(built: Path, encodings: str, packed: str | None) -> None:
    script = "/* a long script */" * 100
    (built / "assets" / "app-1a2b3c.js").write_text(script)
    (built / "assets" / "app-1a2b3c.js.br").write_bytes(b"\x1b packed")
    (built / "assets" / "app-1a2b3c.js.gz").write_bytes(gzip.compress(script.encode()))
    sent = get(built, "/assets/app-1a2b3c.js", {"Accept-Encoding": encodings})
    assert sent.headers.get("content-encoding") == packed
    assert sent.headers["content-type"].startswith("text/javascript")
    assert "accept-encoding" in sent.headers["vary"].lower()
    assert "immutable" in sent.headers["cache-control"]
    if packed == "br":
        assert sent.content == b"\x1b packed"
    else:
        assert (gzip.decompress(sent.content) if packed else sent.content) == script.encode()


def test_what_has_not_changed_is_not_sent_again(built: Path) -> None:
    (built / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html><title>Donjon</title>"))
    page = get(built, "/", {"Accept-Encoding": "gzip"})
    again = get(built, "/", {"Accept-Encoding": "gzip", "If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


@pytest.mark.parametrize("path", ["/t/abc", "/rules/terre-de-barons", "/new", "/t/"])
def test_the_apps_own_addresses_get_its_page(built: Path, path: str) -> None:
    page = get(built, path)
    assert page.status_code == 200
    assert "Donjon" in page.text
    assert page.headers["cache-control"] == "no-cache"


def test_a_missing_asset_is_missing(built: Path) -> None:
    assert get(built, "/assets/old-999.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret"])
def test_nothing_outside_is_served(built: Path, path: str) -> None:
    (built.parent / "secret").write_text("treasure")
    assert "treasure" not in get(built, path).text


def test_an_app_that_was_not_built_says_how(tmp_path: Path) -> None:
    page = get(tmp_path / "nothing", "/")
    assert page.status_code == 503
    assert "make play" in page.text
