"""Positions in a few readable lines, and the verbs to play them.

    s = scene("WGG/YGR", keeps={"E1": (1, 0)}, hands={0: ["WWWG"]})
    s.play("take WWWG", "put -2,0")
    assert s.size("E1") == 3

The land is written as rows from the top, its first square being 0,0: a letter for a type, . not in play. Keeps are
E, Br, Bo and their windows. Whatever a scene does not name is filled in so that it does not matter: everybody holds
a card, keeps stand on their piles, the Seals lie on the last of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import donjon
from donjon.games.terres_du_centre import board
from tests.conformance import scrutiny

GAME = donjon.game("terres-du-centre")
HOUSES = {"E": "edelstein", "Br": "brownbear", "Bo": "bonamour"}
Spot = tuple[int, int]


class Scene:
    """A position being played, with questions in the words of the rules."""

    def __init__(self, state: donjon.State) -> None:
        self.state = state

    # Playing.

    def play(self, *texts: str) -> "Scene":
        """Play decisions given as text; all that must hold of a position holds after each."""
        for text in texts:
            scrutiny.play(GAME, self.state, text)
        return self

    def lay(self, card: str, x: int, y: int, turns: int = 0) -> "Scene":
        return self.play(f"take {card}", put(x, y, turns))

    def raise_keep(self, windows: int, x: int, y: int) -> "Scene":
        """Raise a keep and take up whatever pile that frees."""
        return self.play(f"take keep {windows}", put(x, y)).draw()

    def draw(self) -> "Scene":
        """Take up the cards of a released pile, the first of the deck that can come."""
        while self.phase == "draw":
            self.play(GAME.text(self.state, min(self.state.actions())))
        return self

    def turn(self) -> "Scene":
        """Lay the first card that can be laid at the first place, and end the turn."""
        for _ in range(2):
            self.play(GAME.text(self.state, min(self.state.actions())))
        return self.play("end")

    def copy(self) -> "Scene":
        return Scene(self.state.copy())

    def after(self, *texts: str) -> "Scene":
        """The position these decisions lead to; this one stays as it is."""
        return self.copy().play(*texts)

    def refused(self, text: str) -> str:
        """The rule against an illegal decision, which leaves the position untouched."""
        before = self.state.digest()
        try:
            GAME.play(self.state, text)
        except donjon.IllegalAction as refusal:
            assert self.state.digest() == before
            return refusal.rule
        raise AssertionError(f"{text!r} is legal here")

    # Asking.

    def legal(self, *kinds: str) -> set[str]:
        """The legal decisions as text, all or those beginning so."""
        texts = {GAME.text(self.state, action) for action in self.state.actions()}
        return {text for text in texts if not kinds or text.startswith(kinds)}

    def may(self, text: str) -> bool:
        return text in self.legal()

    def may_lay(self, card: str, x: int, y: int, turns: int = 0) -> bool:
        return self.may(f"take {card}") and self.after(f"take {card}").may(put(x, y, turns))

    def why_not(self, card: str, x: int, y: int, turns: int = 0) -> str:
        """The rule that forbids laying the card there."""
        return self.after(f"take {card}").refused(put(x, y, turns))

    def squares(self, *take: str) -> set[Spot]:
        """Where what is taken may be put."""
        s = self.after(*take)
        spots = set()
        for text in s.legal("put"):
            x, _, y = text.split()[1].partition(",")
            spots.add((int(x), int(y)))
        return spots

    @property
    def document(self) -> dict[str, Any]:
        return GAME.dump(self.state)

    @property
    def phase(self) -> str:
        return str(self.document["phase"])

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    def rows(self) -> list[str]:
        return list(self.document["land"]["rows"])

    def type_at(self, x: int, y: int) -> str:
        land = self.document["land"]
        return str(land["rows"][y - land["top"]][x - land["left"]])

    def fiefs(self) -> dict[str, int]:
        """The size of every fief by its keep."""
        short = {house: letter for letter, house in HOUSES.items()}
        return {f"{short[f['house']]}{f['windows']}": f["size"] for f in GAME.view(self.state, None)["fiefs"]}

    def size(self, keep: str) -> int:
        return self.fiefs()[keep]

    def player(self, seat: int, reader: int | None = None) -> dict[str, Any]:
        """A seat as the reader sees it."""
        return dict(GAME.view(self.state, reader)["players"][seat])

    def hand(self, seat: int) -> list[str]:
        return list(self.document["hands"][seat])

    def scores(self) -> list[int]:
        """Points by seat once the game is over."""
        ranking = GAME.view(self.state, None)["result"]["ranking"]
        return [line["score"]["points"] for line in sorted(ranking, key=lambda line: line["seat"])]

    @property
    def results(self) -> list[float]:
        return [self.state.result(seat) for seat in range(self.state.seats)]


def put(x: int, y: int, turns: int = 0) -> str:
    return f"put {x},{y}" + (f" r{turns}" if turns else "")


def scene(land: str = "WG/YR", **given: Any) -> Scene:
    """The position that `document_of` describes."""
    return Scene(GAME.load(document_of(land, **given)))


def document_of(
    land: str = "WG/YR",
    *,
    seats: int = 2,
    mover: int = 0,
    at: Spot = (0, 0),
    keeps: Mapping[str, Spot] = {},
    knights: Mapping[int, Spot] = {},
    dragons: Mapping[tuple[int, str], Spot] = {},
    bridges: Mapping[int, tuple[int, int, bool]] = {},
    hands: Mapping[int, Sequence[str]] = {},
    seal_on: Mapping[int, int] = {},
    sealed: Mapping[str, int] = {},
    options: Mapping[str, Any] = {},
    **fields: Any,
) -> dict[str, Any]:
    """A position document: what is given, and the rest filled in. `fields` replace whole fields."""
    rows = land.split("/")
    houses = list(HOUSES.values())
    teams = seats == 4
    options = {"first_seat": "0", **options}
    with_seal = [seat for seat in range(seats) if not teams or str(seat) in options.get("seal_seat", "0-1").split("-")]
    owned = {seat: [1, 2, 3] if not teams else [1, 2] if seat in with_seal else [3, 4] for seat in range(seats)}
    house_of = {seat: houses[seat % 2 if teams else seat] for seat in range(seats)}
    standing = {(HOUSES[name.rstrip("1234")], int(name[-1])): spot for name, spot in keeps.items()}
    used = {(seat, "knight") for seat in knights} | set(dragons)
    used |= {(seat, "seal") for seat in with_seal for name in sealed if HOUSES[name] == house_of[seat]}
    seal_piles: list[int | None] = [None] * seats
    for seat in with_seal:
        if (seat, "seal") not in used:
            waiting = [w for w in owned[seat] if (house_of[seat], w) not in standing]
            seal_piles[seat] = seal_on.get(seat) or (waiting or owned[seat])[-1]
    tokens = []
    for seat in range(seats):
        for token in ("knight", "seal"):
            if teams and (token == "seal") != (seat in with_seal):
                continue
            where: Spot | None = None
            state = "ready"
            if (seat, token) in dragons:
                state, where = "dragon", dragons[seat, token]
            elif token == "knight" and seat in knights:
                state, where = "front", knights[seat]
            elif (seat, token) in used:
                state = "front"
            tokens.append({"seat": seat, "token": token, "state": state, "at": spot_of(where)})
    order = sorted((houses.index(house_of[seat]), w, seat) for seat in owned for w in owned[seat])
    keep_list: list[dict[str, Any]] = []
    for house, windows, seat in order:
        where = standing.get((houses[house], windows))
        cards = 2 if where is None or seal_piles[seat] == windows else 0
        keep_list.append({"house": houses[house], "windows": windows, "at": spot_of(where), "cards": cards})
    deck = board.BLOCK30.split() if options.get("deck", "block30") == "block30" else cards_of(options["deck"])
    left = list(deck)
    held = []
    for seat in range(seats):
        hand = list(hands.get(seat, ["any"]))
        held.append(hand)
        for card in hand:
            if card != "any":
                left.remove(card)
    held = [sorted((left.pop(0) if card == "any" else card for card in hand), key=board.CARDS.index) for hand in held]
    aside = len(deck) - seats * (7 if teams else 9)
    under = {
        seat: sum(k["cards"] for k, (_, _, s) in zip(keep_list, order, strict=True) if s == seat) for seat in owned
    }
    known: list[list[str]] = [[] for _ in range(seats)]
    if options.get("preview_own_cards"):
        for seat in range(seats):
            known[seat] = sorted((left.pop(0) for _ in range(under[seat])), key=board.CARDS.index)
        stock = left[:aside]
    else:
        stock = left[: aside + sum(under.values())]
    wide = max(len(row) for row in rows)
    rows = [row.ljust(wide, ".") for row in rows]
    for (x, y), _ in ((spot, None) for spot in dragons.values()):
        row = rows[y - at[1]]
        rows[y - at[1]] = row[: x - at[0]] + "#" + row[x - at[0] + 1 :]
    document = {
        "game": "terres-du-centre",
        "options": options,
        "seats": seats,
        "phase": "act",
        "actor": mover,
        "first": 0,
        "mover": mover,
        "turns": 0,
        "land": {
            "left": at[0],
            "top": at[1],
            "rows": rows,
            "cards": [[-1 if letter == "." else 0 for letter in row] for row in rows],
        },
        "laid": 0,
        "keeps": keep_list,
        "tokens": tokens,
        "seal_piles": seal_piles,
        "bridges": [
            None if seat not in bridges else {**spot_of(bridges[seat][:2]), "standing": bridges[seat][2]}  # type: ignore[dict-item]
            for seat in range(seats)
        ],
        "sealed": [next((w for name, w in sealed.items() if HOUSES[name] == house), None) for house in houses],
        "hands": held,
        "known": known,
        "stock": sorted(stock, key=board.CARDS.index),
        "taken": None,
        "card_played": False,
        "must_raise": False,
        "raised": 0,
        "burnt": 0,
        "due": 0,
        "steps": 0,
        "lost": 0,
        "ending": "",
    }
    assert set(fields) <= set(document), f"no such field: {set(fields) - set(document)}"
    return {**document, **fields}


def cards_of(deck: str) -> list[str]:
    """The cards of a deck by the names the game gives them: a card turned is the same card."""
    return [board.CARDS[board.KIND_OF[card]] for card in (board.VARIED30 if deck == "varied30" else deck).split()]


def spot_of(spot: Spot | None) -> dict[str, int] | None:
    return None if spot is None else {"x": spot[0], "y": spot[1]}
