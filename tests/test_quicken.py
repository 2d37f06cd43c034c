"""The generated C that is compiled counts no references for nothing, and drops none that are needed."""

import pytest
from tools.quicken import borrow, quicken

READ = """\
int64_t CPyDef_marches___knights_on(PyObject *cpy_r_p, int64_t cpy_r_row, int64_t cpy_r_hex) {
    cpy_r_r0 = ((PositionObject *)cpy_r_p)->_knights;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_row + cpy_r_hex;
    cpy_r_r2 = (int64_t)cpy_r_r0.len;
    cpy_r_r3 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r2;
    if (cpy_r_r3) goto CPyL7;
    cpy_r_r4 = cpy_r_r1 + cpy_r_r2;
    cpy_r_r5 = (uint64_t)cpy_r_r4 < (uint64_t)cpy_r_r2;
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL9;
CPyL4: ;
    PyErr_SetNone(PyExc_IndexError);
    return -113;
CPyL6: ;
    cpy_r_r6 = cpy_r_r4;
    goto CPyL8;
CPyL7: ;
    cpy_r_r6 = cpy_r_r1;
CPyL8: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
{between}
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r8;
CPyL9: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL4;
}
"""


def test_reading_at_a_computed_place_holds_nothing() -> None:
    plain = borrow(READ.replace("{between}\n", ""))
    assert "REF(" not in plain
    assert "if (likely(cpy_r_r3)) goto CPyL7;" in plain
    assert plain.count("\n") == READ.count("\n") - 4


@pytest.mark.parametrize(
    "between",
    [
        "    CPyDef_marches___step(cpy_r_p);",  # might put another vec in its place
        "    cpy_r_r9 = CPyDef_marches___other(cpy_r_p);",
        "    CPy_DECREF(cpy_r_p);",  # might be the end of whom it belongs to
        "    VEC_I64_DECREF(cpy_r_old);",
        "    return cpy_r_r8;",  # would never let it go
        "    cpy_r_r0 = cpy_r_other;",
        "    if (CPyDef_marches___asks(cpy_r_p)) goto CPyL9;",
        "    something_unknown;",
    ],
)
def test_a_vec_that_might_go_is_held(between: str) -> None:
    text = READ.replace("{between}", between)
    assert borrow(text).count("REF(") == text.count("REF(")


def test_a_hold_within_a_hold() -> None:
    inner = """\
    cpy_r_r20 = ((PositionObject *)cpy_r_p)->_at;
    VEC_I64_INCREF(cpy_r_r20);
    VEC_I64_DECREF(cpy_r_r20);"""
    assert "REF(" not in borrow(READ.replace("{between}", inner))


def test_what_is_passed_on_stays_held() -> None:
    kept = READ.replace("{between}", "    ((PositionObject *)cpy_r_q)->_knights = cpy_r_r0;").replace(
        "    VEC_I64_DECREF(cpy_r_r0);\n    return", "    return"
    )
    assert borrow(kept).count("REF(") == kept.count("REF(")


def test_the_runtime_is_asked_without_a_call() -> None:
    text = (
        '#include "__native_internal_donjon.h"\n'
        "    cpy_r_r1 = CPyFloat_FromTagged(cpy_r_r0);\n"
        "    cpy_r_r2 = CPyInt64_Remainder(cpy_r_x, cpy_r_y);\n"
        "    cpy_r_r3 = VecI64Api.slice(cpy_r_r2, 0, 4611686018427387903LL);\n"
        "    cpy_r_r4 = VecI64Api.slice(cpy_r_r2, 1, 4611686018427387903LL);\n"
        "    cpy_r_r5 = VecI32Api.slice(cpy_r_r4, 0, 4611686018427387903LL);\n"
        "    cpy_r_r6 = CPyDef_sight___tell_of(cpy_r_a, cpy_r_b, 3, 0, cpy_r_out, cpy_r_at);\n"
        "    cpy_r_r7 = 1 << cpy_r_tile;\n"
    )
    quick = quicken(text)
    assert '#include "quicken.h"' in quick
    assert "quick_float(cpy_r_r0)" in quick
    assert "quick_remainder(cpy_r_x, cpy_r_y)" in quick
    assert "quick_whole_I64(cpy_r_r2)" in quick
    assert "quick_whole_I32(cpy_r_r4)" in quick
    assert "= quick_tell_of(cpy_r_a," in quick
    assert "= INT64_C(1) << cpy_r_tile;" in quick
    assert "VecI64Api.slice(cpy_r_r2, 1," in quick
