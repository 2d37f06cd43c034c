/* What the generated C asks of mypyc's runtime most often, answered in the usual case without a call.
   Every answer is the runtime's own; quicken.py puts these in their place. */
#ifndef QUICKEN_H
#define QUICKEN_H

#include <string.h>

/* Errors are rare: whatever leads to one is kept out of the way of the rest. */
extern void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals)
    __attribute__((cold));
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) __attribute__((cold));
PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) __attribute__((cold));

/* float(i64) */
static inline double quick_float(CPyTagged x) {
    return likely(CPyTagged_CheckShort(x)) ? (double)CPyTagged_ShortAsSsize_t(x) : CPyFloat_FromTagged(x);
}

/* x // y and x % y: dividing small numbers takes a fraction of the time of large ones. */
static inline int64_t quick_divide(int64_t x, int64_t y) {
    if (likely((uint64_t)x <= UINT32_MAX && (uint64_t)(y - 1) < UINT32_MAX)) return (uint32_t)x / (uint32_t)y;
    return CPyInt64_Divide(x, y);
}

static inline int64_t quick_remainder(int64_t x, int64_t y) {
    if (likely((uint64_t)x <= UINT32_MAX && (uint64_t)(y - 1) < UINT32_MAX)) return (uint32_t)x % (uint32_t)y;
    return CPyInt64_Remainder(x, y);
}

/* The numbers of positions that are gone, for those that come: searching makes and drops a position at every step, and
   taking each of its vecs from the allocator and giving it back is most of what a copy costs. Spare ones are chained
   through their first number, by how many they hold, and keep the one reference they had. */
#define QUICK_LONGEST 4096
#define QUICK_SPARE 8

#if !defined(Py_GIL_DISABLED) && !defined(Py_TRACE_REFS)
#define QUICK_ROOM(KIND, number) \
    static struct { Vec##KIND##BufObject *first; int64_t count; } quick_spare_##KIND[QUICK_LONGEST + 1]; \
    static inline Vec##KIND##BufObject *quick_room_##KIND(Py_ssize_t size) { \
        if (likely(size <= QUICK_LONGEST && quick_spare_##KIND[size].first != NULL)) { \
            Vec##KIND##BufObject *found = quick_spare_##KIND[size].first; \
            memcpy(&quick_spare_##KIND[size].first, found->items, sizeof(found)); \
            quick_spare_##KIND[size].count--; \
            return found; \
        } \
        return PyObject_NewVar(Vec##KIND##BufObject, Vec##KIND##Api.buf_type, size); \
    } \
    static inline void quick_let_go_##KIND(Vec##KIND##BufObject *old) { \
        Py_ssize_t size = Py_SIZE(old); \
        if (Py_REFCNT(old) == 1 && size <= QUICK_LONGEST && size * sizeof(number) >= sizeof(old) \
            && quick_spare_##KIND[size].count < QUICK_SPARE) { \
            memcpy(old->items, &quick_spare_##KIND[size].first, sizeof(old)); \
            quick_spare_##KIND[size].first = old; \
            quick_spare_##KIND[size].count++; \
        } else { \
            Py_DECREF(old); \
        } \
    }
#else
#define QUICK_ROOM(KIND, number) \
    static inline Vec##KIND##BufObject *quick_room_##KIND(Py_ssize_t size) { \
        return PyObject_NewVar(Vec##KIND##BufObject, Vec##KIND##Api.buf_type, size); \
    } \
    static inline void quick_let_go_##KIND(Vec##KIND##BufObject *old) { Py_DECREF(old); }
#endif

/* v[:], all at once instead of number by number. */
#define QUICK_WHOLE(KIND, number) \
    static inline Vec##KIND quick_whole_##KIND(Vec##KIND v) { \
        Vec##KIND copy = {.len = v.len, .items = NULL}; \
        if (v.len > 0) { \
            Vec##KIND##BufObject *made = quick_room_##KIND(v.len); \
            if (unlikely(made == NULL)) { \
                copy.len = -1; \
            } else { \
                copy.items = made->items; \
                memcpy(made->items, v.items, (size_t)v.len * sizeof(number)); \
            } \
        } \
        return copy; \
    }

QUICK_ROOM(I64, int64_t)
QUICK_WHOLE(I64, int64_t)
QUICK_ROOM(I32, int32_t)
QUICK_WHOLE(I32, int32_t)

/* core/sight.py: rows of observations. Places are tested once for all numbers, so that the C compiler takes several at a
   time; whatever does not fit is left to the usual way, which says why. */
#define QUICK_ROW __attribute__((optimize("O3"), unused)) static char

static inline int quick_fits(Py_ssize_t length, int64_t first, int64_t count) {
    return count <= 0 || (first >= 0 && count <= length && first <= length - count);
}

static inline int quick_reaches(VecI64 which, int64_t count, Py_ssize_t length) {
    uint64_t beyond = 0;
    for (int64_t k = 0; k < count; k++) beyond |= (uint64_t)which.items[k] >= (uint64_t)length;
    return !beyond;
}

/* Whoever holds it, as that seat counts: holders and `own` are below `seats`. Without a branch, for none could be
   foretold: whatever is negative has only ones in x >> 31. */
static inline int16_t quick_seen(int64_t holder, int32_t own, int32_t seats) {
    int32_t seen = 1 + (int32_t)holder - own;
    seen += seats & ((seen - 1) >> 31);
    return (int16_t)(seen & ~((int32_t)holder >> 31));
}

QUICK_ROW quick_blank(int64_t count, VecI16 out, int64_t at) {
    if (unlikely(!quick_fits(out.len, at, count))) return CPyDef_sight___blank(count, out, at);
    if (count > 0) memset(out.items + at, 0, (size_t)count * sizeof(int16_t));
    return 1;
}

QUICK_ROW quick_tell(VecI64 numbers, int64_t first, int64_t count, int64_t more, VecI16 out, int64_t at) {
    if (unlikely(!quick_fits(numbers.len, first, count) || !quick_fits(out.len, at, count)))
        return CPyDef_sight___tell(numbers, first, count, more, out, at);
    const int64_t *from = numbers.items + first;
    int16_t *restrict to = out.items + at;
    for (int64_t k = 0; k < count; k++) to[k] = (int16_t)(from[k] + more);
    return 1;
}

QUICK_ROW quick_tell_of(VecI64 numbers, VecI64 which, int64_t count, int64_t more, VecI16 out, int64_t at) {
    if (unlikely(!quick_fits(which.len, 0, count) || !quick_fits(out.len, at, count)
                 || !quick_reaches(which, count, numbers.len)))
        return CPyDef_sight___tell_of(numbers, which, count, more, out, at);
    int16_t *restrict to = out.items + at;
    for (int64_t k = 0; k < count; k++) to[k] = (int16_t)(numbers.items[which.items[k]] + more);
    return 1;
}

QUICK_ROW quick_tell_whose(VecI64 holders, int64_t count, int64_t own, int64_t seats, VecI16 out, int64_t at) {
    if (unlikely(!quick_fits(holders.len, 0, count) || !quick_fits(out.len, at, count)))
        return CPyDef_sight___tell_whose(holders, count, own, seats, out, at);
    const int64_t *from = holders.items;
    int16_t *restrict to = out.items + at;
    for (int64_t k = 0; k < count; k++) to[k] = quick_seen(from[k], (int32_t)own, (int32_t)seats);
    return 1;
}

QUICK_ROW quick_tell_whose_of(
    VecI64 holders, VecI64 which, int64_t count, int64_t own, int64_t seats, VecI16 out, int64_t at) {
    if (unlikely(!quick_fits(which.len, 0, count) || !quick_fits(out.len, at, count)
                 || !quick_reaches(which, count, holders.len)))
        return CPyDef_sight___tell_whose_of(holders, which, count, own, seats, out, at);
    int16_t *restrict to = out.items + at;
    for (int64_t k = 0; k < count; k++) to[k] = quick_seen(holders.items[which.items[k]], (int32_t)own, (int32_t)seats);
    return 1;
}

#endif
