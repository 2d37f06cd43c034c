"""What the judge thinks of a seat's house, entry by entry."""

from donjon.core.reasons import Entry
from donjon.games.terres_du_centre import board, judge
from donjon.games.terres_du_centre.cuts import BY_CARD, BY_DRAGON, LOSS, measure
from donjon.games.terres_du_centre.position import Position


def account(p: Position, seat: int) -> list[Entry]:
    """Fiefs and what threatens them, then what is yet to come; together the judge's `strength`."""
    if p.setting_up():
        return []
    house = p.house_of(seat)
    weights = judge.WEIGHTS
    free = judge.rank_free_groups(p)
    dragons = float(judge.dragons_against(p, house))
    found: list[Entry] = []
    rest = largest = breach = 0.0
    burns = [0.0, 0.0]
    waiting = 0
    for windows in range(board.KEEPS):
        keep = house * board.KEEPS + windows
        if p.keep_at[keep] >= 0:
            label = p.group(p.keep_at[keep])
            size, sealed = int(p.size_of[label]), 2 if p.sealed[house] == windows else 1
            kept = float(size)
            if size > 2:
                measure(p, p.keep_at[keep])
                breach = max(breach, sealed * float(LOSS[BY_CARD]))
                if p.guards_of[label] == 0:
                    kept -= weights[judge.DRAGON] * dragons * (size - 2.0)
                    burns = sorted([*burns, sealed * float(LOSS[BY_DRAGON])])[-2:]
            rest += sealed * (kept - size)
            place = f"fief-{house}-{windows + 1}"
            found.append(Entry("fief", float(sealed * size), size, place, {"windows": windows + 1, "twice": sealed}))
            largest = max(largest, kept)
        elif p.keep_at[keep] == board.ON_PILE and judge.plays_on(p, p.seat_of[keep]):
            early = min(1.0, float(judge.cards_left(p, p.seat_of[keep])) / 3.0)
            promise = float(judge.FREE[waiting]) if waiting < free else 0.0
            promise *= weights[judge.LAND_EARLY] * early + weights[judge.LAND_LATE] * (1.0 - early)
            promise += weights[judge.KEEP] * early
            rest += promise
            largest = max(largest, promise)
            waiting += 1
    second, worst = burns
    risk = weights[judge.BURN] * (min(1.0, dragons) * worst + min(1.0, max(0.0, dragons - 1.0)) * second)
    found.append(Entry("burn", -risk, round(worst) if dragons else 0))
    risk = weights[judge.BREACH] * judge.cards_against(p, house) * breach
    found.append(Entry("breach", -risk, round(breach) if risk else 0))
    rest += sum(judge.outlook(p, who, largest) for who in range(p.seats) if p.house_of(who) == house)
    return [*found, Entry("rest", rest, 0)]
