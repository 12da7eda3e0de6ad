#ifndef NAVSPEC_KIND_PAGES_H
#define NAVSPEC_KIND_PAGES_H

/// The page of a kind of diagnostic or of change, as it was when the compiler was built.
struct navspec_page {
  const char *id;
  const char *text;
};

/// All pages in order, then one without an id.
const struct navspec_page *navspec_pages(void);

#endif
