"""Why not: what a person touched that does not glow, asked of the server."""

from .company import Json, Person, refusal
from .test_hints import until_mine


def ask(person: Person, **body: object) -> Json | None:
    response = person.post(f"{person.path}/why", body)
    assert response.status_code == 200, response.text
    found: Json | None = response.json()["refusal"]
    return found


def test_what_glows_has_nothing_against_it_and_what_does_not_has(mahaut: Person) -> None:
    mahaut.open_table("me", "greedy")
    table = until_mine(mahaut)
    lit = next(choice for choice in table["choices"] if choice["source"] or choice["target"])
    assert ask(mahaut, place=lit["source"] or lit["target"]) is None
    refused = ask(mahaut, place="nowhere")
    assert refused is not None
    assert refused["message"]["key"] == "refusal-now"
    assert ask(mahaut, text=lit["text"]) is None
    unknown = ask(mahaut, text="dance")
    assert unknown is not None
    assert unknown["message"]["key"] == "refusal-text"


def test_who_is_not_to_decide_is_told_so(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open")
    refusal(mahaut.post(f"/api/tables/{table['id']}/why", {"place": "tile-1"}), 409, "not-started")
    aude.sit_down(table["id"], key=table["seats"][1]["key"])
    other = aude if mahaut.see()["choices"] else mahaut
    response = other.post(f"/api/tables/{table['id']}/why", {"place": "tile-1"})
    assert response.json()["refusal"]["message"]["key"] == "refusal-turn"


def test_bots_have_names_of_their_own_in_every_language(mahaut: Person) -> None:
    table = mahaut.open_table("me", "greedy", "greedy")
    bots = [seat["name"] for seat in table["seats"] if seat["kind"] == "bot"]
    assert len(set(bots)) == 2
    renamed = mahaut.do("name", name=bots[0])
    assert renamed["seats"][0]["name"] == bots[0]
    names = [seat["name"] for seat in renamed["seats"]]
    assert len(set(names)) == 3
