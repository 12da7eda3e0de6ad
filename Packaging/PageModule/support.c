// What Embedded Swift expects of a system: memory, and a few functions of C. The module imports nothing.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t next;

// Blocks of powers of two. Sixteen bytes before what is given out say where its block begins, and of which power it is;
// a free block waits for the next that is asked for.
typedef struct Block {
    struct Block *next;
} Block;
typedef struct {
    Block *block;
    unsigned power;
    unsigned filler[2];
} Head;

static Block *waiting[32];

static Block *take(unsigned power) {
    Block *block = waiting[power];
    if (block) {
        waiting[power] = block->next;
        return block;
    }
    if (!next) next = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    block = (Block *)next;
    next += (uintptr_t)1 << power;
    uintptr_t have = __builtin_wasm_memory_size(0) * 65536u;
    // A megabyte at a time.
    if (next > have && __builtin_wasm_memory_grow(0, (next - have + 65535u) / 65536u + 15) == (size_t)-1)
        __builtin_trap();
    return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < 16) alignment = 16;
    size_t all = size + sizeof(Head) + alignment - 16;
    unsigned power = 5;
    while (((size_t)1 << power) < all)
        if (++power > 30) __builtin_trap();
    Block *block = take(power);
    uintptr_t start = ((uintptr_t)block + sizeof(Head) + alignment - 1) & ~(uintptr_t)(alignment - 1);
    Head *head = (Head *)(start - sizeof(Head));
    head->block = block;
    head->power = power;
    *result = (void *)start;
    return 0;
}

void *malloc(size_t size) {
    void *result;
    posix_memalign(&result, 16, size);
    return result;
}

void free(void *given) {
    if (!given) return;
    Head *head = (Head *)((uintptr_t)given - sizeof(Head));
    Block *block = head->block;
    unsigned power = head->power;
    block->next = waiting[power];
    waiting[power] = block;
}

// Each is one instruction.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *x = a, *y = b;
    for (; count--; x++, y++)
        if (*x != *y) return *x - *y;
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

// A constant seed: the same operations give the same bytes.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

int putchar(int c) { return c; }

uintptr_t __stack_chk_guard = 0x5A5A5A5A;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
