// Numbers as Embedded Swift asks a system for them.
#include <stdint.h>

double round(double number) {
    double whole = __builtin_trunc(number);
    double rest = number - whole;
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

// The product of two numbers of 128 bits.
__int128 __multi3(__int128 a, __int128 b) {
    uint64_t al = (uint64_t)a, ah = (uint64_t)(a >> 64), bl = (uint64_t)b, bh = (uint64_t)(b >> 64);
    uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32);
    uint64_t other = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
    uint64_t lower = (other << 32) | (uint32_t)low;
    return (__int128)(((unsigned __int128)(high + al * bh + ah * bl) << 64) | lower);
}

// Whole numbers of any length that a decimal of 800 digits and an exponent within ±400 needs.
enum { words = 192 };
typedef struct {
    uint32_t word[words];
    int count;
} Whole;

static void multiply(Whole *a, uint32_t factor, uint32_t added) {
    uint64_t carry = added;
    for (int i = 0; i < a->count; i++) {
        carry += (uint64_t)a->word[i] * factor;
        a->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry) a->word[a->count++] = (uint32_t)carry;
}

static void shift(Whole *a, int bits) {
    for (; bits >= 32; bits -= 32) {
        for (int i = a->count; i > 0; i--) a->word[i] = a->word[i - 1];
        a->word[0] = 0;
        if (a->count) a->count++;
    }
    if (bits) multiply(a, 1u << bits, 0);
}

static int compare(const Whole *a, const Whole *b) {
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    for (int i = a->count - 1; i >= 0; i--)
        if (a->word[i] != b->word[i]) return a->word[i] < b->word[i] ? -1 : 1;
    return 0;
}

static void subtract(Whole *a, const Whole *b) {
    int64_t carry = 0;
    for (int i = 0; i < a->count; i++) {
        carry += (int64_t)a->word[i] - (i < b->count ? b->word[i] : 0);
        a->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    while (a->count && !a->word[a->count - 1]) a->count--;
}

static int length(const Whole *a) {
    return a->count ? 32 * a->count - __builtin_clz(a->word[a->count - 1]) : 0;
}

// The number nearest to a decimal, to the even one of two; both are exact, so nothing is rounded twice.
static double nearest(Whole *numerator, int exponent) {
    static Whole denominator;
    denominator.count = 1;
    denominator.word[0] = 1;
    for (; exponent > 0; exponent--) multiply(numerator, 10, 0);
    for (; exponent < 0; exponent++) multiply(&denominator, 10, 0);
    if (!numerator->count) return 0;
    // A quotient of 54 or 55 bits, or fewer for numbers below the least normal one.
    int power = length(numerator) - length(&denominator) - 54;
    if (power < -1075) power = -1075;
    if (power > 0) shift(&denominator, power);
    if (power < 0) shift(numerator, -power);
    uint64_t quotient = 0;
    int bits = length(numerator) - length(&denominator);
    if (bits < 0) bits = 0;
    shift(&denominator, bits);
    for (int i = bits; i >= 0; i--) {
        quotient <<= 1;
        if (compare(numerator, &denominator) >= 0) {
            subtract(numerator, &denominator);
            quotient |= 1;
        }
        // Halving the divisor is doubling the rest.
        if (i) shift(numerator, 1);
    }
    int isRest = numerator->count != 0;
    while (quotient >> 53 || power < -1074) {
        isRest |= (quotient & 1) && (quotient >> 1 >> 53 || power + 1 < -1074);
        int isHalf = quotient & 1;
        quotient >>= 1;
        power++;
        if (!(quotient >> 53) && power >= -1074 && isHalf && (isRest || (quotient & 1))) quotient++;
    }
    if (power + 52 > 1023 && quotient >> 52) return __builtin_inf();
    // Two steps, as one power may be no normal number.
    double result = (double)quotient;
    for (; power > 0; power--) result *= 2;
    union { uint64_t bits; double value; } least;
    if (power < 0) {
        int first = power < -1000 ? -1000 : power;
        least.bits = (uint64_t)(1023 + first) << 52;
        result *= least.value;
        if (power < first) {
            least.bits = (uint64_t)(1023 + power - first) << 52;
            result *= least.value;
        }
    }
    return result;
}

// A decimal with an exponent, and nothing else: `[+-]?digits[.digits][e[+-]digits]`.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    static Whole digits;
    const char *at = text;
    int isNegative = *at == '-', exponent = 0, kept = 0, any = 0;
    if (*at == '-' || *at == '+') at++;
    digits.count = 0;
    for (int isFraction = 0;; at++) {
        if (*at == '.' && !isFraction) {
            isFraction = 1;
            continue;
        }
        if (*at < '0' || *at > '9') break;
        any = 1;
        if (kept || *at != '0') kept++;
        // Further digits decide nothing but a tie, which a last one breaks.
        if (kept <= 790) {
            multiply(&digits, 10, (uint32_t)(*at - '0'));
            exponent -= isFraction;
        } else {
            if (*at != '0' && digits.count) digits.word[0] |= 1;
            exponent += !isFraction;
        }
    }
    if (!any) return 0;
    if (*at == 'e' || *at == 'E') {
        const char *mark = at++;
        int isDown = *at == '-', power = 0;
        if (*at == '-' || *at == '+') at++;
        if (*at < '0' || *at > '9') at = mark;
        else {
            for (; *at >= '0' && *at <= '9'; at++)
                if (power < 100000) power = power * 10 + *at - '0';
            exponent += isDown ? -power : power;
        }
    }
    int magnitude = (kept < 790 ? kept : 790) + exponent;
    double value = !digits.count || magnitude < -330 ? 0
        : magnitude > 310 ? __builtin_inf() : nearest(&digits, exponent);
    *result = isNegative ? -value : value;
    return at;
}
