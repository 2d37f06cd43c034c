"""Makes the C that mypyc generates quicker, without changing what it does.

What it asks of mypyc's runtime most often is asked of `quicken.h` instead, which answers without a call. And references
are not counted for nothing: `p.knights[row + hex]` is compiled into holding the vec, working out the place, reading it
and letting the vec go. Nothing between could drop the vec, so holding it only costs; with a plain name as index mypyc
sees that itself. Here it is seen for every index, so that rules are written the way they read.

A hold is taken out only where it is of what was just read from an attribute, and every way the program can go from
there comes to letting it go over nothing but arithmetic, and reading and writing of numbers. Whatever has another shape
stays as it is.
"""

import re
from collections import Counter

FUNCTION = re.compile(r"^\S.*\bCPyDef_\w+\(.*\) \{$")
HOLD = re.compile(r"^    (?:VEC_\w+|CPy)_INCREF\((cpy_r_\w+)\);$")
LET_GO = re.compile(r"^    (?:VEC_\w+|CPy)_DECREF\((cpy_r_\w+)\);$")
COUNTED = re.compile(r"REF(?:_NO_IMM)?\((cpy_r_\w+)\)")
SET = re.compile(r"^ +(cpy_r_\w+) = ")
READ = re.compile(r"^    (cpy_r_\w+) = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;$")
LABEL = re.compile(r"^(CPyL\d+): ;$")
GO = re.compile(r"^ +goto (CPyL\d+);$")
BRANCH = re.compile(r"^ +if \(.*\) goto (CPyL\d+);$")
FORK = re.compile(r"^ +if \([^{}]*\) \{$")
# A number worked out, read or written: no call, and nothing that owns anything.
PLAIN = re.compile(r"^ +(?:cpy_r_\w+|\*\(\w+ \*\)cpy_r_\w+|\(\(\w+ \*\)cpy_r_\w+\)->_\w+) = (.*);$")
CALL = re.compile(r"\w\(")
HINT = re.compile(r"\b(?:un)?likely\(")
# The message of an error: the position stays as it is.
MESSAGE = re.compile(r"^ +PyErr_Set(?:None|String)\(PyExc_\w+(?:, \".*\")?\);$")
# mypyc's test of an index, in bounds nearly always.
IN_BOUNDS = re.compile(
    r"^(    (cpy_r_\w+) = \(uint64_t\)(-?\w+) < \(uint64_t\)(cpy_r_\w+);\n    if \()\2(\) goto CPyL\d+;\n"
    r"    cpy_r_\w+ = \3 \+ \4;)$",
    re.MULTILINE,
)


# What quicken.h does in place of the runtime.
QUICK = {
    "CPyFloat_FromTagged(": "quick_float(",
    "CPyInt64_Divide(": "quick_divide(",
    "CPyInt64_Remainder(": "quick_remainder(",
    "Py_DECREF(VEC_I64_BUF(": "quick_let_go_I64(VEC_I64_BUF(",  # the vecs of an object that is gone
    "Py_DECREF(VEC_I32_BUF(": "quick_let_go_I32(VEC_I32_BUF(",
}
WHOLE = re.compile(r"Vec(I64|I32)Api\.slice\((cpy_r_\w+), 0, 4611686018427387903LL\)")
ROW = re.compile(r"= CPyDef_sight___(blank|tell|tell_of|tell_whose|tell_whose_of)\(")
SHIFT = re.compile(r"= (\d+) << (cpy_r_\w+);")  # of a literal: mypyc leaves it a C int, too short for most
INCLUDED = '#include "__native_internal_donjon.h"\n'


def quicken(text: str) -> str:
    """The same C, quicker: of one module, as mypyc generated it."""
    for usual, quick in QUICK.items():
        text = text.replace(usual, quick)
    text = SHIFT.sub(r"= INT64_C(\1) << \2;", text)
    text = WHOLE.sub(r"quick_whole_\1(\2)", text)
    text = ROW.sub(r"= quick_\1(", text)
    return borrow(text.replace(INCLUDED, INCLUDED + '#include "quicken.h"\n', 1))


def borrow(text: str) -> str:
    """The same C with fewer references counted."""
    done: list[str] = []
    body: list[str] = []
    inside = False
    for line in text.split("\n"):
        if inside and line == "}":
            done += borrow_in(body)
            inside = False
        if inside:
            body.append(line)
        else:
            done.append(line)
        if FUNCTION.match(line):
            inside, body = True, []
    return IN_BOUNDS.sub(r"\1likely(\2)\5", "\n".join(done + (body if inside else [])))


def borrow_in(body: list[str]) -> list[str]:
    """One function; taking one hold out may show that another is needless too."""
    before = -1
    while before != len(body):
        before = len(body)
        body = _once(body)
    return body


def _once(body: list[str]) -> list[str]:
    settings = Counter(found[1] for line in body if (found := SET.match(line)))
    counts = Counter(name for line in body for name in COUNTED.findall(line))
    labels = {found[1]: at for at, line in enumerate(body) if (found := LABEL.match(line))}
    dropped: set[int] = set()
    for at, line in enumerate(body):
        hold = HOLD.match(line)
        if hold is None or settings[hold[1]] != 1:
            continue
        read = READ.match(body[at - 1])
        if read is None or read[1] != hold[1]:
            continue
        ends = let_go(body, labels, at + 1, hold[1])
        if ends is not None and len(ends) == counts[hold[1]] - 1:
            dropped |= {at, *ends}
    return [line for at, line in enumerate(body) if at not in dropped]


def let_go(body: list[str], labels: dict[str, int], start: int, name: str) -> set[int] | None:
    """Where the hold ends, on all ways from there; None if anything may happen before."""
    ends: set[int] = set()
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        line = body[at] if at < len(body) else ""
        if (found := LET_GO.match(line)) and found[1] == name:
            ends.add(at)
            continue
        following = after(body, labels, at, line)
        if following is None:
            return None
        waiting += following
    return ends


def after(body: list[str], labels: dict[str, int], at: int, line: str) -> list[int] | None:
    """The lines that may come after this one; None where it may do more than work with numbers."""
    if found := GO.match(line):
        return [labels[found[1]]]
    if (found := BRANCH.match(line)) and not calls(line):
        return [labels[found[1]], at + 1]
    if LABEL.match(line) or MESSAGE.match(line) or line.strip() == "}" or HOLD.match(line):
        return [at + 1]
    if FORK.match(line) and not calls(line):
        end = at + 1
        while not body[end].startswith("    }"):
            end += 1
        return [at + 1, end + 1]
    if line == "    } else":  # reached from within: past the one line that is the other way
        return [at + 2]
    found = PLAIN.match(line)
    return [at + 1] if found and not calls(found[1]) else None


def calls(words: str) -> bool:
    return CALL.search(HINT.sub("(", words)) is not None
