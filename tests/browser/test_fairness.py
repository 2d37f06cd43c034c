"""Was chance fair? The browser computes it again, and is not to be talked out of a wrong answer."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import donjon
from donjon.server.tables.chance import commitment
from donjon.server.tables.documents import draws
from donjon.server.tables.play import Play
from tests.browser.house import House


def finished(page: Page, house: House) -> str:
    """A game that ends by agreement of its only person, and the page of its end."""
    seats = [{"kind": "me", "name": "Mahaut"}, {"kind": "bot", "bot": "random"}]
    answer = page.request.post(f"{house.address}/api/tables", data={"game": "terre-de-barons", "seats": seats})
    table = str(answer.json()["id"])
    page.goto(f"{house.address}/t/{table}")
    page.wait_for_selector("[data-status=playing]")
    for _ in range(50):
        ply = page.request.get(f"{house.address}/api/tables/{table}").json()["ply"]
        body = {"kind": "stop", "ply": ply, "client": f"stop{ply}"}
        if page.request.post(f"{house.address}/api/tables/{table}/proposal", data=body).ok:
            break
    page.wait_for_selector("[data-screen=end]")
    return table


def test_every_draw_is_checked_in_the_browser(page: Page, house: House) -> None:
    table = finished(page, house)
    draws = page.request.get(f"{house.address}/api/tables/{table}/chance").json()["draws"]
    assert len(draws) > 40
    page.get_by_role("button", name="Vérifier le hasard").click()
    verdict = page.locator("[data-fair]")
    expect(verdict).to_have_attribute("data-fair", "true")
    expect(verdict).to_contain_text(f"les {len(draws)} tirages")
    expect(page.get_by_role("link", name="Garder les preuves")).to_be_visible()


def change_a_draw(evidence: dict[str, Any]) -> None:
    draw = next(draw for draw in evidence["draws"] if len(draw["outcomes"]) > 1)
    other = next(outcome["text"] for outcome in draw["outcomes"] if outcome["text"] != draw["drawn"])
    draw["drawn"] = evidence["record"]["actions"][draw["ply"]] = other


def change_the_record(evidence: dict[str, Any]) -> None:
    evidence["record"]["actions"][evidence["draws"][5]["ply"]] = "something else"


def change_the_weights(evidence: dict[str, Any]) -> None:
    for draw in evidence["draws"]:
        draw["outcomes"].reverse()


def change_the_secret(evidence: dict[str, Any]) -> None:
    evidence["secret"] = "00" + evidence["secret"][2:]
    evidence["commitment"] = "no longer what was promised"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (change_a_draw, "pas du secret"),
        (change_the_record, "ne découlent pas du secret"),  # those drawn after it neither
        (change_the_weights, "ne découlent pas du secret"),
        (change_the_secret, "n’est pas celui qui a été promis"),
    ],
)
def test_a_server_that_cheats_is_found_out(page: Page, house: House, spoil: Any, said: str) -> None:
    def cheat(route: Route) -> None:
        evidence = route.fetch().json()
        spoil(evidence)
        route.fulfill(json=evidence)

    page.route("**/chance", cheat)  # before the page opens: one already open may slip past
    finished(page, house)
    page.get_by_role("button", name="Vérifier le hasard").click()
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "false")
    expect(page.locator("[data-fair]")).to_contain_text(said)


def test_a_game_of_before_is_checked_as_it_was_drawn(page: Page, house: House) -> None:
    """Its outcomes come from the secret and the ply alone."""
    game = donjon.game("terre-de-barons")
    play = Play(game, 2, dict(game.settle(2, {})[1]), b"s" * 32)
    play.accept(play.draw())
    evidence = {
        "format": 1,
        "commitment": commitment(play.secret),
        "secret": play.secret.hex(),
        "since": 0,
        "earlier": 0,
    }
    evidence |= {"draws": draws(play, 0), "record": {"actions": [step.text for step in play.steps]}}
    told = {"by": ""}
    page.route("**/chance", lambda route: route.fulfill(json=evidence | told))
    table = finished(page, house)
    page.evaluate(f"localStorage.setItem('donjon-promise-{table}', '{evidence['commitment']}')")
    for by, fair in (("ply", "true"), ("record", "false")):
        told["by"] = by
        page.reload()
        page.get_by_role("button", name="Vérifier le hasard").click()
        expect(page.locator("[data-fair]")).to_have_attribute("data-fair", fair)


def test_a_promise_is_noted_when_the_table_is_first_seen(page: Page, house: House) -> None:
    """A server that changes both secret and promise afterwards is held to the first one."""
    table = finished(page, house)
    noted = page.evaluate(f"localStorage.getItem('donjon-promise-{table}')")
    assert noted == page.request.get(f"{house.address}/api/tables/{table}").json()["commitment"]
    page.evaluate(f"localStorage.setItem('donjon-promise-{table}', {json.dumps('0' * 64)})")
    page.reload()
    page.get_by_role("button", name="Vérifier le hasard").click()
    expect(page.locator("[data-fair]")).to_contain_text("n’est pas celui qui a été promis")
