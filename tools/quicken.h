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
static struct { VecI64BufObject *first; int64_t count; } quick_spare[QUICK_LONGEST + 1];

static inline VecI64BufObject *quick_room(Py_ssize_t size) {
    if (likely(size <= QUICK_LONGEST && quick_spare[size].first != NULL)) {
        VecI64BufObject *found = quick_spare[size].first;
        memcpy(&quick_spare[size].first, found->items, sizeof(found));
        quick_spare[size].count--;
        return found;
    }
    return PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, size);
}

static inline void quick_let_go(VecI64BufObject *old) {
    Py_ssize_t size = Py_SIZE(old);
    if (Py_REFCNT(old) == 1 && size <= QUICK_LONGEST && quick_spare[size].count < QUICK_SPARE) {
        memcpy(old->items, &quick_spare[size].first, sizeof(old));
        quick_spare[size].first = old;
        quick_spare[size].count++;
    } else {
        Py_DECREF(old);
    }
}
#else
#define quick_room(size) PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, size)
#define quick_let_go(old) Py_DECREF(old)
#endif

/* v[:], all at once instead of number by number. */
static inline VecI64 quick_whole(VecI64 v) {
    VecI64 copy = {.len = v.len, .items = NULL};
    if (v.len > 0) {
        VecI64BufObject *made = quick_room(v.len);
        if (unlikely(made == NULL)) {
            copy.len = -1;
        } else {
            copy.items = made->items;
            memcpy(made->items, v.items, (size_t)v.len * sizeof(int64_t));
        }
    }
    return copy;
}

#endif
