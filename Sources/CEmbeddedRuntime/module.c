// The router for pages, in the compiler's binary.
#include "CEmbeddedRuntime.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char module[] = {
#embed "../../Packaging/PageModule/navspec.wasm.gz"
};

const unsigned char *navspec_module(long *count) {
    *count = sizeof module;
    return module;
}
