"""Section 1: types, cards, decks, houses."""

from collections import Counter
from itertools import combinations, permutations

import pytest

import donjon
from donjon.games.terres_du_centre import board

from .scene import GAME, cards_of, scene


def classes(deck: list[str]) -> set[frozenset[str]]:
    return {frozenset(board.turned(card, turns) for turns in range(4)) for card in deck}


def test_TC_1_1_four_types() -> None:
    assert {letter for card in board.CARDS for letter in card} == set("WGRY")


def test_TC_1_2_a_quarter_turn_clockwise() -> None:
    assert [board.turned("WGRY", turns) for turns in range(4)] == ["WGRY", "YWGR", "RYWG", "GRYW"]
    s = scene("WG/YR", hands={0: ["GGRW"]}).lay("GGRW", 2, 0)
    assert [s.type_at(2, 0), s.type_at(3, 0), s.type_at(3, 1), s.type_at(2, 1)] == list("GGRW")
    s = scene("WG/YR", hands={0: ["GGRW"]}).lay("GGRW", 2, -1, 3)
    assert [s.type_at(2, -1), s.type_at(3, -1), s.type_at(3, 0), s.type_at(2, 0)] == list("GRWG")


def test_TC_1_2_cards_are_never_flipped() -> None:
    mirror = {"WWGR", "WWRG"}
    assert len(mirror & set(board.CARDS)) >= 1
    assert board.KIND_OF["WWGR"] != board.KIND_OF["WWRG"]


def test_TC_1_3_houses_and_their_pieces() -> None:
    view = GAME.view(scene(seats=3).state, None)
    assert view["houses"] == ["edelstein", "brownbear", "bonamour"]
    assert [player["tokens"] for player in view["players"]] == [{"knight": "ready", "seal": "ready"}] * 3
    assert all(player["bridge"] for player in view["players"])


def test_TC_1_4_the_start_card() -> None:
    assert GAME.dump(GAME.new(2))["land"]["rows"] == ["WG", "YR"]


def test_TC_1_5_the_default_deck() -> None:
    deck = board.BLOCK30.split()
    assert len(deck) == len(classes(deck)) == 30
    assert Counter("".join(deck)) == dict.fromkeys("WGRY", 30)
    assert all(sum(letter in card for card in deck) == 18 for letter in "WGRY")
    assert all(sum(a in card and b in card for card in deck) == 9 for a, b in combinations("WGRY", 2))
    assert all(len(turned) == 4 for turned in classes(deck))
    assert not any(len(set(card)) == 1 for card in deck)


def test_TC_1_5_all_70_cards_have_a_name() -> None:
    assert len(board.CARDS) == len(classes(board.CARDS)) == board.KINDS == 70
    assert len(board.KIND_OF) == 256


def test_TC_1_5_the_deck_has_one_of_each_mirror_pair() -> None:
    even = {"WGRY"}
    for _ in range(12):
        even |= {p[1] + p[2] + p[0] + p[3] for p in even} | {p[0] + p[2] + p[3] + p[1] for p in even}
    assert len(even) == 12
    expected = {p[0] + p[0] + p[1] + p[2] for p in even}
    assert set(board.BLOCK30.split()[18:]) == expected
    assert len({"".join(p) for p in permutations("WGRY")} - even) == 12


def test_TC_1_6_the_varied_deck() -> None:
    deck = board.VARIED30.split()
    assert len(deck) == len(classes(deck)) == 30
    assert Counter("".join(deck)) == dict.fromkeys("WGRY", 30)
    assert all(sum(a in card and b in card for card in deck) == 13 for a, b in combinations("WGRY", 2))


def test_TC_1_6_a_deck_of_ones_own() -> None:
    mine = " ".join(["WWWW", "GGWW"] * 9)
    state = GAME.new(2, {"deck": mine})
    assert Counter(GAME.dump(state)["stock"]) == {"WWWW": 9, "WWGG": 9}
    assert cards_of("GGWW WWGG") == ["WWGG", "WWGG"]
    with pytest.raises(donjon.BadOption, match="27 cards"):
        GAME.new(3, {"deck": mine})
    with pytest.raises(donjon.BadOption):
        GAME.new(2, {"deck": "WWWX " * 18})
