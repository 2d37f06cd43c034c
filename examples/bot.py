"""A bot in thirty lines: it tries every decision, plays on at random a few times, and takes what went best.

python examples/bot.py
"""

from librt.random import Random

import donjon


class Dreamer(donjon.Bot):
    """`imagined` is the bot's own: a copy whose hidden cards were drawn anew."""

    def decide(self, imagined: donjon.State, seat: int, rng: Random, deadline: float | None) -> int:
        return max(
            imagined.actions(), key=lambda action: sum(self.dream(imagined, action, seat, rng) for _ in range(3))
        )

    def dream(self, state: donjon.State, action: int, seat: int, rng: Random) -> float:
        """What is to be expected some decisions after this one."""
        state = state.copy()
        state.redraw(seat, rng)
        state.play(action)
        for _ in range(12):
            if state.actor != donjon.OVER:
                actions = state.actions()
                state.play(state.drawn(rng) if state.actor < 0 else actions[rng.randrange(len(actions))])
        return state.estimate(seat)


def duel(game: donjon.Game, players: list[donjon.Bot], rng: Random) -> float:
    """A game between the two; what the first one wins."""
    state = game.new(2, game.capped())
    while state.actor != donjon.OVER:
        seat = int(state.actor)
        state.play(state.drawn(rng) if seat < 0 else players[seat].choose(state, seat))
    return state.result(0)


if __name__ == "__main__":
    barony = donjon.game("barony")
    won = [duel(barony, [Dreamer(seed), donjon.make_bot("random", seed)], Random(seed)) for seed in range(10)]
    print(f"the dreamer won {sum(won):g} of {len(won)} games against chance")
