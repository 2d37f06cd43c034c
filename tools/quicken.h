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

/* v[:], all at once instead of number by number. */
static inline VecI64 quick_whole(VecI64 v) {
    VecI64 copy = {.len = v.len, .items = NULL};
    if (v.len > 0) {
        VecI64BufObject *made = PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, v.len);
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
