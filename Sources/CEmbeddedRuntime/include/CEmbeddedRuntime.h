#ifndef NAVSPEC_EMBEDDED_RUNTIME_H
#define NAVSPEC_EMBEDDED_RUNTIME_H

/// A source file of the runtime, as it was when the compiler was built.
struct navspec_source {
  const char *module;
  const char *name;
  const char *text;
};

/// All files in order, then one without a name.
const struct navspec_source *navspec_sources(void);

/// The names of the types that these files declare, outside of other types, with blanks between them.
const char *navspec_runtime_types(void);

/// The router for pages, as a module of WebAssembly that `Packaging/PageModule/build` makes, compressed by gzip.
const unsigned char *navspec_module(long *count);

#endif
