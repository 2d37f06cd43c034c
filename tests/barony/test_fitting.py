"""BY-2.10: lakes apart, land in one piece: which boards come, and how likely each is."""

import itertools
from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

import donjon
from donjon.core.journal import Journal
from donjon.games.barony.fitting import TRIES

from .scene import GAME, Cell, Scene, apart, cells_of

APART = {"forbid_adjacent_lakes": True}
WHOLE = {"require_connected_land": True}
WISHES = [APART, WHOLE, {**APART, **WHOLE}]
Shares = dict[str, Fraction]


def table(layout: str, tiles: str, **options: Any) -> dict[str, Any]:
    """The options of a small board: base tiles, and mysterious ones after a stroke."""
    base, _, strange = tiles.partition("/")
    return {"layout": layout, "tiles": f"{base} / {strange} / ", **options}


def in_pieces(lands: list[Cell]) -> int:
    """How many pieces they lie in."""
    left = set(lands)
    pieces = 0
    while left:
        pieces += 1
        frontier = [left.pop()]
        while frontier:
            here = frontier.pop()
            near = {cell for cell in left if apart(cell, here) == 1}
            left -= near
            frontier += near
    return pieces


def fits(cells: list[Cell], board: str, options: dict[str, Any]) -> bool:
    """What a table that wants lakes apart or land in one piece asks of a board."""
    lakes = [cell for cell, land in zip(cells, board, strict=True) if land == "L"]
    lands = [cell for cell, land in zip(cells, board, strict=True) if land != "L"]
    if options.get("forbid_adjacent_lakes") and any(apart(a, b) == 1 for a in lakes for b in lakes):
        return False
    return not options.get("require_connected_land") or in_pieces(lands) <= 1


def by_the_rules(options: dict[str, Any]) -> tuple[Shares, Fraction]:
    """BY-2.7 to BY-2.10 in all the ways they go: the share of each board that fits, and how often one does not."""
    cells = cells_of(2, options)
    base, strange, _ = [group.split() for group in options["tiles"].split("/")]
    places = 3 if options.get("sorcery") else 0
    boards: Counter[str] = Counter()
    for tiles in itertools.permutations(range(len(base) + len(strange)), len(cells) // 3):
        if sum(tile >= len(base) for tile in tiles) != places:
            continue
        for turns in itertools.product(range(3), repeat=len(tiles)):
            letters = [(base + strange)[tile] for tile in tiles]
            board = "".join(tile[turn:] + tile[:turn] for tile, turn in zip(letters, turns, strict=True))
            marked = [cell for cell, land in zip(cells, board, strict=True) if land == "X"]
            nearest = min([apart(a, b) for a, b in itertools.combinations(marked, 2)] or [9])
            if nearest >= options.get("mystery_min_distance", 3):
                boards[board] += 1
    fitting = {board: count for board, count in boards.items() if fits(cells, board, options)}
    total = sum(fitting.values())
    shares = {board: Fraction(count, total) for board, count in fitting.items()}
    return shares, 1 - Fraction(total, boards.total())


def as_drawn(state: donjon.State, to_the_end: bool = False) -> Shares:
    """The share of each board that chance lays from there, exactly, and of taking all up again, if it ends there."""
    known: dict[tuple[int, ...], Shares] = {}

    def shares(state: donjon.State) -> Shares:
        if state.actor != donjon.CHANCE:
            return {GAME.dump(state)["land"]: Fraction(1)}
        key = tuple(state.pack())
        if key not in known:
            actions = state.actions()
            weights = [state.weight(action) for action in actions]
            found: Shares = defaultdict(Fraction)
            for action, weight in zip(actions, weights, strict=True):
                after = state.copy()
                after.apply(action)
                again = GAME.text(state, action) == "again" and not to_the_end
                for board, share in ({"again": Fraction(1)} if again else shares(after)).items():
                    found[board] += share * Fraction(weight, sum(weights))
            known[key] = found
        return known[key]

    return shares(state)


def attempt(seats: int, options: dict[str, Any], tries: int) -> donjon.State:
    """The start of the board that is laid after so many that did not fit."""
    return GAME.load({**GAME.dump(GAME.new(seats, options)), "tries": tries})


def even(options: dict[str, Any]) -> Shares:
    """Boards come as the rules say, those laid with foresight apart; they too are all that fit, and no others.

    The share of each after all attempts.
    """
    wanted, missed = by_the_rules(options)
    for tries in (0, TRIES - 1):
        found = as_drawn(attempt(2, options, tries))
        assert found.pop("again", 0) == missed
        assert found == {board: share * (1 - missed) for board, share in wanted.items()}
    last = as_drawn(attempt(2, options, TRIES))
    assert set(last) == set(wanted)
    return {board: share * (1 - missed**TRIES) + last[board] * missed**TRIES for board, share in wanted.items()}


def test_BY_2_10_each_board_that_fits_has_its_share() -> None:
    options = table("0:0..1", "LFP LFP", **APART)
    found = as_drawn(GAME.new(2, options), to_the_end=True)
    assert found == even(options)
    assert len(found) == 7
    assert all(abs(share - Fraction(1, 7)) <= Fraction(2, 9) ** TRIES for share in found.values())


def test_BY_2_10_a_board_in_pieces_never_comes() -> None:
    found = even(table("0:0..2", "LLP LLP LFP", **WHOLE))
    assert set(found) == {"LPLFPLLLP", "LPLFPLPLL", "LPLLFPLLP", "LPLLFPPLL"}


def test_BY_2_10_every_board_that_fits_can_come() -> None:
    found = even(table("0:0..2", "LLL LFP LFP", **WHOLE))
    assert "LFPPLFLLL" in found
    assert len(found) == 12


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("tiles", ["LFP LFF WMP", "LFP LLP FPP MMM", "LFP LFP LFW FPW", "LLL LLF FFF PPP LFP"])
def test_BY_2_10_boards_come_as_the_rules_say(tiles: str, wish: dict[str, bool]) -> None:
    even(table("0:0..1 1:0..0", tiles, **wish))


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("tiles", ["LFP / XLF XFP XLP", "LFP FFF / XLF XFP XLP"])
def test_BY_2_10_with_sorcery_the_places_are_drawn_again_too(tiles: str, wish: dict[str, bool]) -> None:
    even(table("0:0..1 1:-1..0", tiles, sorcery=True, mystery_min_distance=2, spells="Ce", **wish))


letters = st.text("LLFP", min_size=3, max_size=3)
layouts = st.sampled_from(
    ["0:0..1", "0:0..2", "0:0..1 1:0..0", "0:0..0 1:0..0 2:0..0", "0:0..0 2:0..1", "0:0..0 2:2..2"]
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(layouts, st.lists(letters, min_size=3, max_size=4), st.sampled_from(WISHES))
def test_BY_2_10_with_foresight_come_just_the_boards_that_fit(
    layout: str, tiles: list[str], wish: dict[str, bool]
) -> None:
    options = table(layout, " ".join(tiles), **wish)
    free = {name: value for name, value in options.items() if name not in wish}
    cells = cells_of(2, free)
    wanted = {board for board in as_drawn(GAME.new(2, free)) if fits(cells, board, wish)}
    if not wanted:
        with pytest.raises(donjon.BadOption, match="cannot lie on this layout"):
            GAME.new(2, options)
        return
    assert set(as_drawn(attempt(2, options, TRIES))) == wanted


def lay_out(state: donjon.State, seed: int) -> tuple[Scene, int]:
    """The board that chance lays from there, and after how many outcomes."""
    rng = Random(seed)
    out = state.buffer()
    outcomes = 0
    while state.actor == donjon.CHANCE:
        state.apply(state.draw(rng, out))
        outcomes += 1
    return Scene(state), outcomes


@pytest.mark.parametrize(
    ("seats", "sorcery"), [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True), (5, True)]
)
@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_BY_2_10_boards_laid_with_foresight_fit(seats: int, sorcery: bool, wish: dict[str, bool]) -> None:
    seen = set()
    for seed in range(2):
        s, outcomes = lay_out(attempt(seats, {**wish, "sorcery": sorcery}, TRIES), seed)
        board = GAME.dump(s.state)["land"]
        assert fits(s.cells, board, wish)
        assert outcomes <= len(s.cells) // 3 + 10, "nothing is taken up"
        seen.add(board)
    assert len(seen) == 2


def test_BY_2_10_every_set_up_ends() -> None:
    """Sixty boards of up to 45 tiles and five places that are taken up, and one that is not."""
    most = TRIES * (45 + 5 + 1) + 45 + 5
    assert most < GAME.longest // 10
    for seed in range(2):
        s, outcomes = lay_out(GAME.new(5, APART), seed)
        assert outcomes <= most + 5, "the spells are five more"
        assert fits(s.cells, GAME.dump(s.state)["land"], APART)


def test_BY_2_10_all_is_taken_up_when_a_tile_does_not_fit() -> None:
    s = Scene(GAME.new(2, table("0:0..1", "LFP LFP", **APART)))
    assert "again" not in s.legal()
    assert s.refused("again") == "BY-2.10"
    s.play("lay PLF")
    assert s.legal() == {"lay PLF", "again"}
    assert {GAME.text(s.state, a): s.state.weight(a) for a in s.state.actions()} == {"lay PLF": 1, "again": 2}
    assert s.refused("lay LFP") == "BY-2.10", "the lakes would touch"
    assert s.refused("lay FFF") == "BY-2.9", "there is no such tile"
    before = s.state.digest()
    s.play("again")
    assert [hex["terrain"] for hex in s.view["hexes"]] == [None] * 6
    assert s.view["prompt"] == {"key": "prompt-barony-again", "args": {"count": 2}, "rule": "BY-2.10"}
    assert s.play("lay PLF").state.digest() != before, "the second attempt is another position"
    assert "again" in s.legal()


def test_BY_2_10_the_log_says_how_often_tiles_were_taken_up() -> None:
    s = Scene(GAME.new(2, table("0:0..1", "LFP LFP", **APART))).play("lay PLF", "again", "lay PLF")
    s.state.journal = Journal()
    s.play("lay PLF")
    told = [(event.kind, event.facts) for event in s.state.journal.take()]
    assert told[:2] == [("again", {"count": 1, "foresight": 0}), ("lay", {"count": 2})]
    assert GAME.dump(s.state)["tries"] == 0, "once the board lies it does not matter"


def test_BY_2_10_tiles_of_which_no_board_fits_are_refused() -> None:
    for options, reason in [
        (table("0:0..1", "LFP LLP", **APART), "cannot lie on this layout with no two lakes side by side"),
        (table("0:0..2", "LLP LLP LLP", **WHOLE), "cannot lie on this layout with all land in one piece"),
        (table("0:0..0 9:0..0", "LFP LFP", **WHOLE), "cannot lie on this layout with all land in one piece"),
        (table("0:0..1", "LLP FFF", **APART, **WHOLE), "no two lakes side by side and all land in one piece"),
    ]:
        with pytest.raises(donjon.BadOption, match=reason) as refusal:
            GAME.new(2, options)
        assert refusal.value.option == "tiles"
        GAME.new(2, {name: value for name, value in options.items() if name not in (*APART, *WHOLE)})


def test_BY_2_10_tiles_that_a_search_cannot_judge_are_refused() -> None:
    with pytest.raises(
        donjon.BadOption, match="find out whether they can lie on this layout with all land in one piece"
    ):
        GAME.new(4, {"tiles": "LLP " * 36 + "/ / ", **WHOLE})


def test_BY_2_10_games_recorded_before_go_on_where_their_board_fits() -> None:
    options = table("0:0..1", "LFP LFP", **APART)
    record = {"format": 1, "game": "barony", "rules": 1, "seats": 2, "options": options}
    *_, last = GAME.replay({**record, "actions": ["lay PLF", "lay PLF"]})
    assert Scene(last).phase == "found"
    with pytest.raises(donjon.BadRecord) as refusal:
        list(GAME.replay({**record, "actions": ["lay PLF", "lay LFP"]}))
    assert refusal.value.ply == 1


def test_BY_2_10_documents_count_the_attempts() -> None:
    s = Scene(GAME.new(2, table("0:0..1", "LFP LFP", **APART))).play("lay PLF", "again", "lay PLF")
    document = GAME.dump(s.state)
    assert document["tries"] == 1
    assert GAME.load(document).digest() == s.state.digest()
    before = {name: value for name, value in document.items() if name != "tries"}
    assert GAME.dump(GAME.load(before))["tries"] == 0


@pytest.mark.parametrize(
    ("options", "changes", "where"),
    [
        ({}, {"tries": 1}, "tries"),
        (APART, {"tries": TRIES + 1}, "tries"),
        (APART, {"phase": "lay", "steps": 2, "land": "PLFLFP"}, "land"),
        (WHOLE, {"phase": "lay", "steps": 2, "land": "LFPLPL"}, "land"),
    ],
)
def test_BY_2_10_documents_of_boards_that_cannot_be(
    options: dict[str, Any], changes: dict[str, Any], where: str
) -> None:
    start = GAME.dump(GAME.new(2, table("0:0..2", "LFP LFP LLP FFF FFF", **options)))
    land = changes.get("land", "").ljust(9, ".")
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load({**start, **changes, "land": land})
    assert refusal.value.where == where


def test_BY_2_10_a_finished_board_keeps_the_promise() -> None:
    s = Scene(GAME.new(2, table("0:0..1", "LFP LFP"))).play("lay PLF", "lay LFP")
    document = GAME.dump(s.state)
    with pytest.raises(donjon.BadDocument, match="touches another"):
        GAME.load({**document, "options": {**document["options"], **APART}})
