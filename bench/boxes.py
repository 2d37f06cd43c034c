"""Where compiled rules make Python objects: what slows a hot function down, found in the generated C.

    python bench/boxes.py                       # the functions with the most of them
    python bench/boxes.py terre_de_barons.moves # those of one module

`int` is an i64 made into a Python int, `ref` a vec whose references are counted because it is read through an
attribute or a computed index; a local vec with a plain index needs neither. Built by `make build`.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).parent.parent / "build" / "rules"
FUNCTION = re.compile(r"^\S.*\bCPyDef_(\w+)\(.*\) \{$")
INT = re.compile(r"PyLong_FromLongLong|CPyTagged_FromInt64|CPyTagged_StealFromInt64")
REF = re.compile(r"VEC_?\w*_INCREF|VecI64Api\.\w*incref|CPy_INCREF\(\w+\.buf\)")
MOST = 40


def functions() -> Iterator[tuple[str, str]]:
    """Every compiled function of ours with its C."""
    for path in sorted(RULES.glob("__native_donjon___*.c")):
        name, body = "", []
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := FUNCTION.match(line):
                name, body = found[1], []
            elif line == "}" and name:
                yield name.replace("___", "."), "\n".join(body)
                name = ""
            elif name:
                body.append(line)


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    rows = [(len(INT.findall(body)), len(REF.findall(body)), name) for name, body in functions() if wanted in name]
    if not rows:
        sys.exit(f"nothing compiled in {RULES} is called {wanted!r}: has `make build` been run?")
    rows.sort(key=lambda row: (-row[0] - row[1], row[2]))
    print(f"{'int':>5} {'ref':>5}  function")
    for ints, refs, name in rows if wanted else rows[:MOST]:
        print(f"{ints:5} {refs:5}  {name}")


if __name__ == "__main__":
    main()
