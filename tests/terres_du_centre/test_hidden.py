"""Hidden information: hands, piles nobody knows, cards set aside, the sealed choice, the card about to be laid."""

import json
from collections import Counter
from typing import Any

import pytest
from librt.random import Random

import donjon
from donjon.core.journal import Journal

from .scene import GAME, Scene, scene
from .test_setup import dealt


def redrawn(s: Scene, seat: int | None, seed: int) -> Scene:
    other = s.copy()
    other.state.redraw(-1 if seat is None else seat, Random(seed))
    GAME.check(other.state)
    return other


def everything(s: Scene) -> Counter[str]:
    document = s.document
    return Counter(card for cards in (document["stock"], *document["hands"], *document["known"]) for card in cards)


def test_everybody_sees_their_own_hand_only() -> None:
    s = scene(seats=3, hands={0: ["WWWG"], 1: ["GGRR"], 2: ["YYYW"]})
    for reader in (None, 0, 1, 2):
        hands = [player["hand"]["cards"] for player in GAME.view(s.state, reader)["players"]]
        assert [hand is not None for hand in hands] == [seat == reader for seat in range(3)]


def test_nobody_knows_what_lies_under_a_pile() -> None:
    """The stock is drawn from when a pile is released: to its owner too it is any card not seen."""
    s = scene(hands={0: ["WWWG"], 1: ["GGRR"]}).play("take keep 1", "put 0,0")
    assert s.phase == "draw"
    unseen = {f"draw {card}" for card in s.document["stock"]}
    assert s.legal() == unseen


def test_a_redraw_keeps_what_the_seat_has_seen() -> None:
    s = dealt(3, seed=5)
    for _ in range(4):
        s.turn()
    for seed in range(30):
        other = redrawn(s, 1, seed)
        assert other.hand(1) == s.hand(1)
        assert [len(other.hand(seat)) for seat in range(3)] == [len(s.hand(seat)) for seat in range(3)]
        assert everything(other) == everything(s)
        assert other.rows() == s.rows()


def test_a_redraw_reaches_every_unseen_card() -> None:
    s = scene(hands={0: ["WWWG"], 1: ["GGRR"]})
    unseen = set(s.document["stock"]) | {"GGRR"}
    met = {redrawn(s, 0, seed).hand(1)[0] for seed in range(600)}
    assert met == unseen


def test_cards_once_laid_are_never_imagined_again() -> None:
    s = dealt(2, seed=3)
    for _ in range(6):
        s.turn()
    gone = Counter(GAME.dump(GAME.new(2))["stock"]) - everything(s)
    assert len(gone) == 6
    for seed in range(40):
        assert not gone & everything(redrawn(s, None, seed))


def test_TC_2_6_with_preview_ones_own_set_stays_and_never_shows_up_elsewhere() -> None:
    s = dealt(3, seed=9, preview_own_cards=True)
    mine = Counter(s.document["hands"][2] + s.document["known"][2])
    for seed in range(40):
        other = redrawn(s, 2, seed)
        assert other.document["known"][2] == s.document["known"][2]
        assert other.hand(2) == s.hand(2)
        elsewhere = everything(other) - mine
        assert not mine & elsewhere


def test_TC_2_6_a_released_pile_comes_from_the_known_set() -> None:
    s = scene(hands={0: ["RRYY"]}, options={"preview_own_cards": True}, seal_on={0: 3})
    known = set(s.document["known"][0])
    s.play("take keep 1", "put 0,0")
    assert s.legal() == {f"draw {card}" for card in known}


def test_TC_8_1_the_sealed_choice_is_imagined_by_others_and_kept_by_its_owner() -> None:
    s = scene("WWW/GGG", keeps={"E1": (0, 0)}, seal_on={0: 2}).play("seal 2")
    assert {redrawn(s, 0, seed).document["sealed"][0] for seed in range(40)} == {2}
    assert {redrawn(s, 1, seed).document["sealed"][0] for seed in range(40)} == {1, 2, 3}
    assert {redrawn(s, None, seed).document["sealed"][0] for seed in range(40)} == {1, 2, 3}


def test_TC_11_2_what_was_shown_at_the_end_is_not_imagined() -> None:
    s = scene("WG", keeps={"E1": (0, 0), "Br1": (1, 0)}, hands={0: [], 1: []}, sealed={"E": 2}).play("end", "end")
    assert {redrawn(s, 1, seed).document["sealed"][0] for seed in range(20)} == {2}


def test_the_card_taken_up_is_shown_only_once_it_lies() -> None:
    s = scene(hands={0: ["WWWG", "GGRR"]})
    action = GAME.parse(s.state, "take WWWG")
    assert [GAME.mask(s.state, action, reader) for reader in (None, 0, 1)] == [None, "take WWWG", None]
    s.play("take WWWG")
    assert GAME.view(s.state, 1)["taken"] == {"kind": "card", "card": None}
    assert GAME.view(s.state, 0)["taken"] == {"kind": "card", "card": "WWWG"}
    taken = {redrawn(s, 1, seed).document["taken"] for seed in range(60)}
    assert len(taken) > 5
    assert {redrawn(s, 0, seed).document["taken"] for seed in range(10)} == {"WWWG"}


def test_who_lays_a_card_has_one_that_can_be_laid() -> None:
    s = scene("WG", hands={0: ["WWWR"], 1: ["GGGY"]}).play("take WWWR")
    for seed in range(60):
        other = redrawn(s, 1, seed)
        assert {"W", "G"} & set(other.document["taken"])
        assert other.state.actions()


def test_TC_3_4_who_discards_has_no_card_that_can_be_laid() -> None:
    s = scene("WW/WW", hands={0: ["GGGR", "RRYY"], 1: ["WWWG"]}).play("end")
    assert s.phase == "discard"
    for seed in range(60):
        assert not {"W"} & set("".join(redrawn(s, 1, seed).hand(0)))


def test_secret_decisions_are_masked() -> None:
    s = scene(hands={0: ["WWWG"]})
    for text, seen in (("seal 2", False), ("take keep 1", True), ("take dragon seal", True)):
        action = GAME.parse(s.state, text)
        assert GAME.mask(s.state, action, 0) == text
        assert (GAME.mask(s.state, action, 1) == text) == seen
        assert (GAME.mask(s.state, action, None) == text) == seen
    s.play("take keep 1", "put 0,0")
    draw = s.state.actions()[0]
    assert GAME.mask(s.state, draw, 1) is None
    assert GAME.mask(s.state, draw, 0) == GAME.text(s.state, draw)


def test_team_share_masks_nothing_between_partners() -> None:
    s = scene(seats=4, hands={0: ["WWWG"]}, options={"team_share": True})
    for text in ("take WWWG", "seal 3"):
        action = GAME.parse(s.state, text)
        assert [GAME.mask(s.state, action, reader) for reader in range(4)] == [text, None, text, None]
    assert redrawn(s, 2, 7).hand(0) == ["WWWG"]
    assert len({redrawn(s, 1, seed).hand(0)[0] for seed in range(20)}) > 3


def test_what_is_dealt_drawn_and_sealed_is_whispered() -> None:
    state = GAME.new(2)
    state.journal = Journal()
    rng, out = Random(2), state.buffer()
    while state.actor == donjon.CHANCE:
        state.apply(state.draw(rng, out))
    for event in state.journal.take():
        if event.kind == "deal":
            assert "card" in event.seen_by(event.seat)
            assert event.seen_by(1 - event.seat) == event.seen_by(None) == {"known": 0}
    s = scene(seal_on={0: 2})
    s.state.journal = Journal()
    s.play("seal 1")
    (event,) = s.state.journal.take()
    assert event.seen_by(0) == {"known": 1, "keep": 1}
    assert event.seen_by(1) == {"known": 0}


def test_the_prompt_tells_only_the_player_that_nothing_can_be_laid() -> None:
    s = scene("WG/YR", hands={0: ["WWWG"], 1: ["GGRR"]}, options={"max_extent": 2})
    keys = [GAME.view(s.state, reader)["prompt"]["key"].rpartition("-")[2] for reader in (None, 0, 1)]
    assert keys == ["act", "stuck", "act"]


@pytest.mark.parametrize(("seats", "preview"), [(2, False), (3, True), (4, False)])
def test_no_hand_is_named_in_anything_another_reads(seats: int, preview: bool) -> None:
    """Whole random games: views, log lines and masked records never name a card of another's hand."""
    rng = Random(11 * seats)
    for game in range(4):
        state = GAME.new(seats, {"preview_own_cards": preview})
        state.journal = Journal()
        out = state.buffer()
        shown: set[str] = set()
        while state.actor != donjon.OVER:
            action = state.draw(rng, out) if state.actor == donjon.CHANCE else out[rng.randrange(state.legal(out))]
            masked = {reader: GAME.mask(state, action, reader) for reader in range(seats)}
            state.apply(action)
            events = state.journal.take()
            shown |= {str(event.facts["card"]) for event in events if event.kind in ("lay", "discard")}
            for reader in range(seats):
                secret = {card for seat in range(seats) if seat != reader for card in Scene(state).hand(seat)} - shown
                view = dict(GAME.view(state, reader))
                del view["land"]  # its rows may spell a card by accident
                sent: list[Any] = [view, [GAME.line(event, reader) for event in events], masked[reader]]
                text = json.dumps(sent)
                assert not [card for card in secret if card in text], f"game {game}"


def test_TC_3_5_who_has_taken_a_piece_up_has_a_place_for_it() -> None:
    """The bridge would close the only place of many a hand; whoever has taken it up holds another."""
    s = scene("GR./YYY/YRY", keeps={"E1": (1, 2)}, hands={0: ["WWWR", "RRYY"]}, options={"max_extent": 3})
    s.play("take bridge")
    hands = {tuple(redrawn(s, 1, seed).hand(0)) for seed in range(80)}
    assert len(hands) > 20
    assert all(redrawn(s, 1, seed).state.actions() for seed in range(80))


# Nothing is under piles or set aside: what one does not see, the other holds.
EIGHTEEN = "WWWG WWWR WWWY GGGW GGGR GGGY RRRW RRRG RRRY YYYW YYYG YYYR WWGG WWRR WWYY GGRR GGYY RRYY"
LAST = {
    "keeps": {"E1": (0, 0), "E2": (4, 0), "E3": (0, 1), "Br1": (4, 1), "Br2": (0, 2), "Br3": (4, 2)},
    "dragons": {(0, "seal"): (2, 2), (1, "seal"): (2, 0)},
    "options": {"deck": EIGHTEEN},
}


def last_cards(mine: list[str], theirs: list[str], **more: Any) -> Scene:
    return scene("WWGYY/RRRWW/GGYRR", hands={0: mine, 1: theirs}, **{**LAST, **more})


def changes(s: Scene, reader: int) -> bool:
    return any(redrawn(s, None if reader < 0 else reader, seed).state.pack() != s.state.pack() for seed in range(30))


def expect_hidden(s: Scene, *hidden: bool) -> None:
    """For the public, seat 0 and seat 1: what the position says of itself, and what drawing anew finds."""
    assert [s.state.hides(reader) for reader in (-1, 0, 1)] == list(hidden)
    assert [changes(s, reader) for reader in (-1, 0, 1)] == list(hidden)


def test_a_hand_is_hidden_while_its_cards_could_be_others() -> None:
    expect_hidden(scene(hands={0: ["WWWG"], 1: ["GGRR"]}), True, True, True)
    expect_hidden(last_cards(["WWWG"], ["GGGW", "RRRY"]), True, False, False)
    expect_hidden(last_cards(["GGGW", "RRRY"], []), False, False, False)
    expect_hidden(last_cards(["WWWG"], ["WWWG"], options={"deck": " ".join(["WWWG"] * 18)}), False, False, False)


def test_which_of_two_known_cards_was_taken_up_is_hidden() -> None:
    expect_hidden(last_cards(["WWWG"], []).play("take WWWG"), False, False, False)
    expect_hidden(last_cards(["WWWG", "RRRY"], []).play("take WWWG"), True, False, True)
    # But not if only one of them can be laid at all.
    keeps = {"E1": (0, 0), "E2": (1, 0), "E3": (2, 0), "Br1": (3, 0), "Br2": (4, 0), "Br3": (5, 0)}
    burnt = {(0, "seal"): (0, 1), (1, "seal"): (1, 1)}
    given = {"keeps": keeps, "dragons": burnt, "options": {"deck": EIGHTEEN}}
    s = scene("WGWGWG/WG", hands={0: ["WWWG", "RRRY"], 1: []}, **given)
    expect_hidden(s.play("take WWWG"), False, False, False)


def test_TC_3_4_a_hand_that_must_be_the_one_that_cannot_be_laid_is_no_secret() -> None:
    """Of the cards nobody sees only GGGR cannot be laid: so that is what is about to be discarded."""
    deck = " ".join(["GGGR"] + ["WWWG"] * 8 + ["WWRR"] * 9)
    s = scene("WW/WW", hands={0: ["GGGR"], 1: ["WWWG"]}, options={"deck": deck}).play("end")
    assert s.phase == "discard"
    expect_hidden(s, True, True, False)


def test_TC_8_1_a_sealed_card_is_hidden_until_the_end() -> None:
    s = last_cards(["WWWG"], [], dragons={(1, "seal"): (2, 0)}, sealed={"E": 1})
    assert [s.state.hides(reader) for reader in (-1, 0, 1)] == [True, False, True]
    s.turn()
    assert s.phase == "over"
    assert [s.state.hides(reader) for reader in (-1, 0, 1)] == [False, False, False]
