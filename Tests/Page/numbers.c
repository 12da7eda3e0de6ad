// Compares the numbers that the module of pages reads with the system's: fixed, random and halfway between two doubles.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *_swift_stdlib_strtod_clocale(const char *, double *);

static long tried, wrong;

static void compare(const char *text) {
    double expected = strtod(text, 0), read = -7;
    const char *end = _swift_stdlib_strtod_clocale(text, &read);
    tried++;
    if (memcmp(&expected, &read, sizeof read) == 0 && end == text + strlen(text)) return;
    if (wrong++ < 10) fprintf(stderr, "page: %s is %.17g, read as %.17g\n", text, expected, read);
}

int main(void) {
    const char *fixed[] = {"0", "-0", "1", "0.1", "1e308", "1.7976931348623157e308", "1.7976931348623159e308",
        "2.2250738585072014e-308", "2.2250738585072011e-308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
        "9007199254740993", "9007199254740992.5", "9999999999999999", "1e22", "1e23", "1e400", "1e-400", "6.9e-310"};
    for (size_t at = 0; at < sizeof fixed / sizeof *fixed; at++) compare(fixed[at]);
    srandom(1);
    char text[1200];
    for (long round = 0; round < 100000; round++) {
        int at = 0, digits = 1 + random() % (round % 100 == 0 ? 1000 : round % 3 ? 18 : 40), point = random() % (digits + 1);
        if (random() & 1) text[at++] = '-';
        for (int digit = 0; digit < digits; digit++) {
            if (digit == point) text[at++] = '.';
            text[at++] = '0' + random() % 10;
        }
        if (random() & 1) at += sprintf(text + at, "e%d", (int)(random() % 660 - 340));
        text[at] = 0;
        compare(text);
        unsigned long long bits = (1ULL << 53 | (unsigned long long)random() << 22 | random()) * 2 + 1;
        sprintf(text, "%llu", (bits & ((1ULL << 54) - 1)) | 1ULL << 53);
        compare(text);
    }
    printf("page: %ld numbers read as the system does, %ld otherwise\n", tried, wrong);
    return wrong != 0;
}
