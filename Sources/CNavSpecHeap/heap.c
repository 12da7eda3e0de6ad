#define _GNU_SOURCE
#include "heap.h"
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

void reserveHeap(void) {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
    mallopt(M_TOP_PAD, 128 << 20);
    char *start = sbrk(0);
    // More than is free now, so that the heap grows.
    void *volatile block = malloc(1 << 20);
    free(block);
    char *end = sbrk(0);
    uintptr_t page = (uintptr_t)getpagesize();
    char *first = (char *)(((uintptr_t)start + page - 1) & ~(page - 1));
    // Where huge pages are off, small ones serve.
    if (end > first) madvise(first, (size_t)(end - first), MADV_HUGEPAGE);
}
#else
void reserveHeap(void) {}
#endif
