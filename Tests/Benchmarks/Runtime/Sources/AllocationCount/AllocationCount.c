#include "AllocationCount.h"
#include <stddef.h>
#include <stdlib.h>

static long count = 0;

#ifdef __GLIBC__
// An executable's own definitions are what every library calls.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count++;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}
#endif

long allocation_count(void) { return count; }
