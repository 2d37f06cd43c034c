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

#endif
