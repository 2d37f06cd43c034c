"""BY-2: geometry, board, spells, starting cities."""

from collections import Counter

import pytest
from librt.random import Random

import donjon
from donjon.games.barony.board import LAYOUTS
from donjon.games.barony.layout import layout_of

from .scene import COLOURS, GAME, Scene, apart, scene

SEATS = [2, 3, 4, 5]
NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
# The table of BY-2.4: hexes, edge hexes, adjacent pairs, greatest distance, sum of q, sum of r.
MEASURES = {2: (54, 27, 132, 9, 24, 24), 3: (81, 33, 207, 11, 108, 27), 4: (108, 39, 282, 13, 45, 45)}
MEASURES[5] = (135, 45, 357, 14, 138, 66)


def draw_board(seats: int, seed: int, **options: object) -> Scene:
    """A board drawn at random, before the first starting city."""
    state = GAME.new(seats, options)
    rng = Random(seed)
    out = state.buffer()
    while state.actor == donjon.CHANCE:
        state.apply(state.draw(rng, out))
    return Scene(state)


def of_terrain(s: Scene, terrain: str) -> list[tuple[int, int]]:
    return [(hex["q"], hex["r"]) for hex in s.view["hexes"] if hex["terrain"] == terrain]


@pytest.mark.parametrize("seats", SEATS)
def test_BY_2_1_neighbours_are_the_six_axial_vectors(seats: int) -> None:
    layout = layout_of(LAYOUTS[seats - 2])
    for hex, (q, r) in enumerate(layout.cells):
        for k, (dq, dr) in enumerate(NEIGHBOURS):
            beside = layout.around[6 * hex + k]
            assert (beside == -1) == ((q + dq, r + dr) not in layout.cells)
            assert beside == -1 or layout.cells[beside] == (q + dq, r + dr)


@pytest.mark.parametrize("seats", SEATS)
def test_BY_2_2_a_tile_covers_three_neighbouring_hexes(seats: int) -> None:
    cells = layout_of(LAYOUTS[seats - 2]).cells
    assert len(set(cells)) == len(cells)
    for k in range(0, len(cells), 3):
        (q, r), *others = cells[k : k + 3]
        assert others == [(q + 1, r), (q, r + 1)]


def test_BY_2_3_a_tile_lies_in_three_rotations() -> None:
    s = Scene(GAME.new(2))
    for text in ("lay FPW", "lay PWF", "lay WFP"):
        assert text in s.legal()
    s.play("lay PWF")
    assert [hex["terrain"] for hex in s.view["hexes"][:3]] == ["plain", "forest", "field"]
    assert "lay FPW" not in s.legal(), "there is one such tile"
    assert "lay FWP" not in s.legal(), "a tile is not turned over"


@pytest.mark.parametrize("seats", SEATS)
def test_BY_2_4_layouts_measure_as_tabled(seats: int) -> None:
    layout = layout_of(LAYOUTS[seats - 2])
    cells = layout.cells
    pairs = sum(beside >= 0 for beside in layout.around) // 2
    farthest = max(apart(a, b) for a in cells for b in cells)
    sums = sum(q for q, _ in cells), sum(r for _, r in cells)
    assert (len(cells), len(layout.rim), pairs, farthest, *sums) == MEASURES[seats]


def test_BY_2_5_canonical_order_is_by_row_then_column() -> None:
    cells = {2: ((0, -3), (2, 2)), 3: ((-2, -2), (3, 3)), 4: ((-1, -4), (3, 3)), 5: ((-3, -3), (2, 5))}
    for seats, (first, last) in cells.items():
        layout = layout_of(LAYOUTS[seats - 2])
        assert (layout.cells[0], layout.cells[-3]) == (first, last)


def test_BY_2_6_the_edge_is_the_outer_rim_and_a_hole_is_none() -> None:
    layout = layout_of(LAYOUTS[0])
    inside = {hex for hex in range(54) if all(layout.around[6 * hex + k] >= 0 for k in range(6))}
    assert set(layout.rim) == set(range(54)) - inside
    ring = layout_of("-2:0..2 -1:-1..2 0:-2..-1 0:1..2 1:-2..1 2:-2..0")
    hole = [(0, 0), (1, 0), (0, 1)]
    beside_hole = [
        hex
        for hex, cell in enumerate(ring.cells)
        if any(apart(cell, empty) == 1 for empty in hole) and hex not in set(ring.rim)
    ]
    assert len(beside_hole) == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_BY_2_7_nine_base_tiles_per_player_drawn_without_replacement(seats: int) -> None:
    s = draw_board(seats, seats)
    assert len(s.view["hexes"]) == 27 * seats
    opening = Scene(GAME.new(seats))
    weights = {GAME.text(opening.state, a): opening.state.weight(a) for a in opening.state.actions()}
    assert sum(weights.values()) == 36 * 3
    assert (weights["lay FFF"], weights["lay FFP"], weights["lay LFP"], weights["lay LFF"]) == (3, 1, 3, 1)
    opening.play("lay LFP")
    assert opening.state.weight(GAME.parse(opening.state, "lay LFP")) == 2


@pytest.mark.parametrize(("seats", "places"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_BY_2_8_mysterious_places_by_players(seats: int, places: int) -> None:
    for seed in range(3):
        s = draw_board(seats, seed, sorcery=True)
        assert len(of_terrain(s, "mystery")) == places
        assert len(s.view["hexes"]) == 27 * seats


def test_BY_2_9_slots_are_filled_in_canonical_order() -> None:
    s = Scene(GAME.new(2)).play("lay FFF", "lay PPP")
    assert [hex["terrain"] for hex in s.view["hexes"]][:7] == ["field"] * 3 + ["plain"] * 3 + [None]
    assert s.refused("lay FFF") == "BY-2.9"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("distance", [2, 3])
def test_BY_2_10_places_are_kept_apart(seats: int, distance: int) -> None:
    nearest = []
    for seed in range(12):
        s = draw_board(seats, seed, sorcery=True, mystery_min_distance=distance)
        places = of_terrain(s, "mystery")
        nearest.append(min(apart(a, b) for a in places for b in places if a != b))
    assert min(nearest) >= distance


def test_BY_2_10_every_well_spaced_set_is_equally_likely() -> None:
    """The weights of the first place count the sets it begins: their sum is the number of sets."""
    s = Scene(GAME.new(2, {"sorcery": True}))
    cells = s.cells

    def sets(chosen: list[int]) -> int:
        if len(chosen) == 3:
            return 1
        later = range(chosen[-1] + 1 if chosen else 0, len(cells))
        return sum(sets([*chosen, a]) for a in later if all(apart(cells[a], cells[b]) >= 3 for b in chosen))

    weights = {action: s.state.weight(action) for action in s.state.actions()}
    assert sum(weights.values()) == sets([])
    first = s.state.actions()[5]
    hex = int(GAME.text(s.state, first).split()[1]) - 1
    assert weights[first] == sets([hex])


def test_BY_2_11_five_of_nine_spells() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        s = draw_board(2, seed, sorcery=True)
        codes = [spell["code"] for spell in s.view["spells"]]
        assert len(set(codes)) == 5
        seen.update(codes)
        assert all(player["magic"] == 0 for player in s.view["players"])
    assert len(seen) == 9
    assert max(seen.values()) < 2 * min(seen.values())
    assert draw_board(2, 1).view["spells"] == []


def test_BY_2_12_everybody_begins_as_a_baron_without_tokens() -> None:
    s = draw_board(4, 2)
    for player in s.view["players"]:
        assert (player["track"], player["title"], sum(player["tokens"])) == (0, "baron", 0)
    assert s.actor == "blue"


SEQUENCES = {2: "122211", 3: "123332211", 4: "123444332211", 5: "123455544332211"}


@pytest.mark.parametrize("seats", SEATS)
def test_BY_2_13_starting_cities_in_snake_order(seats: int) -> None:
    s = draw_board(seats, 7)
    order = ""
    while s.phase == "found":
        order += str(COLOURS.index(s.actor) + 1)
        hex = min(s.hexes("city"))
        who = s.actor
        s.city(hex)
        assert s.building(hex) == ("city", who)
        assert s.knights(hex) == {who: 1}
    assert order == SEQUENCES[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_BY_2_14_where_a_starting_city_may_stand(seats: int) -> None:
    s = draw_board(seats, 5, sorcery=True)
    terrain = {(hex["q"], hex["r"]): hex["terrain"] for hex in s.view["hexes"]}

    def near(cell: tuple[int, int], what: set[tuple[int, int]]) -> bool:
        return any(apart(cell, other) == 1 for other in what)

    places = set(of_terrain(s, "mystery"))
    cities: set[tuple[int, int]] = set()
    while s.phase == "found":
        allowed = {
            cell
            for cell in terrain
            if terrain[cell] in ("field", "plain", "mountain")
            and cell not in cities
            and not near(cell, cities)
            and not near(cell, places)
        }
        assert s.hexes("city") == allowed
        cities.add(max(allowed))
        s.city(max(allowed))


def test_BY_2_15_without_a_legal_hex_the_rest_is_forfeited() -> None:
    forest = "WWW " * 17
    s = Scene(GAME.new(2, {"tiles": f"FPP {forest}/ / "}))
    s.play("lay FPP", *["lay WWW"] * 17)
    assert s.actor == "blue"
    s.city(s.cells[0])
    assert s.phase == "turn"
    assert s.actor == "blue"
    assert [s.reserve(colour, "cities") for colour in ("blue", "yellow")] == [2, 2]
    assert [s.reserve(colour) for colour in ("blue", "yellow")] == [6, 7]


@pytest.mark.parametrize("seats", SEATS)
def test_BY_2_16_what_is_left_after_the_set_up(seats: int) -> None:
    s = draw_board(seats, 3)
    while s.phase == "found":
        s.city(min(s.hexes("city")))
    for colour in COLOURS[:seats]:
        assert s.player(colour)["reserve"] == {"knights": 4, "villages": 14, "strongholds": 2, "cities": 2}
    assert s.actor == "blue"
    assert s.view["turn"] == 1


def test_a_scene_lies_as_given() -> None:
    s = scene(land={(0, 0): "M"}, spells="Ce Te To Ch Il")
    assert len(of_terrain(s, "mystery")) == 3
    assert of_terrain(s, "mountain") == [(0, 0)]
