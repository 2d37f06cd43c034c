"""A tournament as a picture: everybody's rating with its interval, as SVG that needs nothing else."""

from html import escape

from donjon.lab.tournament import Outcome

ROW = 30
LEFT = 190
WIDTH = 460
TOP = 46
MARGIN = 24
STEPS = (10, 20, 50, 100, 200, 500, 1000)


def ratings_svg(outcome: Outcome, title: str, unit: str) -> str:
    """The ratings from the highest down, on a scale of Elo points."""
    ratings = sorted(outcome.ratings().items(), key=lambda pair: -pair[1].points)
    low = min(rating.low for _, rating in ratings)
    high = max(rating.high for _, rating in ratings)
    step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
    first, last = int(low // step) * step, int(high // step + 1) * step
    scale = WIDTH / (last - first)
    height = TOP + ROW * len(ratings) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + MARGIN} {height}" '
        'font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<text x="{MARGIN / 2}" y="18" font-weight="600">{escape(title)}</text>',
    ]
    for points in range(first, last + 1, step):
        x = LEFT + (points - first) * scale
        parts.append(
            f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{height - MARGIN}" stroke="#8884"/>'
            f'<text x="{x:.1f}" y="{height - 7}" text-anchor="middle" fill="#777">{points:+d}</text>'
        )
    for row, (bot, rating) in enumerate(ratings):
        y = TOP + ROW * row + ROW / 2
        x, x1, x2 = (LEFT + (points - first) * scale for points in (rating.points, rating.low, rating.high))
        parts.append(
            f'<text x="{LEFT - 10}" y="{y + 4:.0f}" text-anchor="end">{escape(bot[:26])}</text>'
            f'<line x1="{x1:.1f}" y1="{y}" x2="{x2:.1f}" y2="{y}" stroke="#0072b2" stroke-width="2"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#0072b2">'
            f"<title>{rating.points:+.0f} ± {rating.error:.0f} {escape(unit)}</title></circle>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
