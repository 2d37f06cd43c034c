"""Prints the digests of random games: run compiled and uncompiled, the two must agree to the letter."""

import sys

from librt.random import Random

import donjon


def main(slug: str, seats: int, seed: int, decisions: int, *options: str) -> None:
    game = donjon.game(slug)
    known = {option.name: option for option in game.options}
    chosen = {name: known[name].read(value) for name, _, value in (option.partition("=") for option in options)}
    rng = Random(seed)
    state = game.new(seats, game.capped(chosen))
    out = state.buffer()
    liked = state.buffer()
    for _ in range(decisions):
        if state.actor == donjon.OVER:
            state = game.new(seats, game.capped(chosen))
        count = state.legal(out)
        if state.actor == donjon.CHANCE:
            action = state.draw(rng, out)
        else:
            state.prefer(out, count, liked)
            action = out[rng.randrange(count)]
        print(count, action, sum(liked[k] for k in range(count)), f"{state.estimate(0):.12f}", state.digest())
        state.apply(action)
        if state.actor >= 0:
            other = state.copy()
            other.redraw(state.actor, rng)
            print(other.digest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:])
