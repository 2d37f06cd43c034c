"""What a fief would lose with one of its squares, which the judge asks for: against burning each of them in turn."""

import pytest

from donjon.games.terres_du_centre import cuts
from donjon.games.terres_du_centre.board import DRAGON, GROUND, PIECE, WRAP
from donjon.games.terres_du_centre.position import Position

from .scene import GAME, scene
from .test_games import GAMES


def found(p: Position, square: int) -> tuple[int, int]:
    """What `measure` says of the fief with its keep there."""
    cuts.measure(p, square)
    return int(cuts.LOSS[cuts.BY_DRAGON]), int(cuts.LOSS[cuts.BY_CARD])


def tried(p: Position, square: int) -> tuple[int, int]:
    """The same, by taking away every square of the fief on which nothing stands."""
    by_dragon = by_card = 0
    size = int(p.size_of[p.group(square)])
    for k in range(int(p.count)):
        burnt = int(p.squares[k])
        if p.group(burnt) != p.group(square) or int(p.cell[burnt]) & PIECE:
            continue
        after = p.copy()
        assert isinstance(after, Position)
        after.cell[burnt] = GROUND | DRAGON
        after.survey()
        lost = size - int(after.size_of[after.group(square)])
        by_dragon = max(by_dragon, lost)
        around = [(burnt + dx + 64 * dy) & WRAP for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        if any(not int(p.cell[spot]) & GROUND for spot in around):
            by_card = max(by_card, lost)
    return by_dragon, by_card


@pytest.mark.parametrize("name", GAMES)
def test_the_worst_cut_is_found_in_every_fief_of_a_game(name: str) -> None:
    looked = 0
    for state in GAME.replay(GAMES[name]["record"]):
        assert isinstance(state, Position)
        for keep in range(12):
            square = int(state.keep_at[keep])
            if square >= 0:
                assert found(state, square) == tried(state, square)
                looked += 1
    assert looked > 20


def test_a_bridge_is_walked_over_and_never_cut() -> None:
    """The bridge of X12: what lies beyond it hangs on the only square before it that carries nothing."""
    s = scene("WWWGWW/YYRRRR", keeps={"Br1": (0, 0)}, bridges={1: (3, 0, False)})
    state = s.state
    assert isinstance(state, Position)
    assert found(state, 0) == (4, 4) == tried(state, 0)


def test_only_the_edge_of_the_land_is_open_to_cards() -> None:
    """A ring of other land around a straight fief: a dragon cuts it in the middle, a card nowhere."""
    s = scene("GGGGGGG/GGGGGGG/RWWWWWR/YYYYYYY/YYYYYYY", keeps={"E1": (1, 2)})
    state = s.state
    assert isinstance(state, Position)
    square = int(state.keep_at[0])
    assert found(state, square) == (4, 0) == tried(state, square)
