extension HostileInputs {
  /// Two long lists, of which each thing of one may be compared with each of the other.
  var pairs: [HostileInput] {
    let half = size / 2
    return [
      input(
        "misspelt-values",
        head + "types:\n  T: {cases: [" + lines({ "case\($0), " }, bytes: half) + "z]}\n" + home
          + lines({ "  r\($0): {params: {a: 'T = caes\($0)'}}\n" }, bytes: half)),
      input(
        "foreign-schemes",
        head.replacing("[demo]", with: "[\(lines({ "scheme\($0), " }, bytes: half))demo]") + home
          + lines({ "  r\($0): {links: ['schmee\($0)://a']}\n" }, bytes: half)),
      input(
        "types-of-no-module",
        head + "types:\n" + lines({ "  T\($0): {import: M\($0), raw: Int}\n" }, bytes: half) + home
          + lines({ "  r\($0): {params: {a: M\($0).T\($0)}}\n" }, bytes: half)),
      input(
        "failing-examples",
        head + home
          + lines({
            "  r\($0): {params: {a: Int}, links: ['/{a}/y\($0)'], examples: {'/x/y\($0)': {a: 1}}}\n"
          })),
      input(
        "conditions-in-circles",
        head + "conditions:\n  hub: {redirect: hub}\n"
          + lines({ "  c\($0): {redirect: r\($0)}\n" }, bytes: half)
          + home + "  hub: {requires: [\(lines({ "c\($0), " }, bytes: size / 5))c0]}\n"
          + lines({ "  r\($0): {requires: hub}\n" }, bytes: half)),
      input(
        "suppressions-of-a-file",
        head + lines({ "# navspec:disable:file unreachable-route a\($0)\n" }, bytes: half) + home
          + lines({ "  r\($0): {}\n" }, bytes: half)),
      input(
        "suppressions-of-an-entry",
        head + lines({ "# navspec:disable:next unreachable-route a\($0)\n" }, bytes: half) + home
          + lines({ "  r\($0): {}\n" }, bytes: half)),
      input(
        "nested-suppressions",
        head + "# navspec:disable:next unreachable-route a\n" + home
          + lines({ "  # navspec:disable:next unreachable-route a\($0)\n  r\($0): {}\n" })),
      input(
        "redirects-to-one-place",
        head + "links:\n  redirects:\n" + lines({ "    '/a\($0)/{x}': '/b/{x}'\n" }, bytes: half) + home
          + lines({ "  r\($0): {links: ['/b/{x}'], params: {x: Int}}\n" }, bytes: half)),
      input(
        "numbers-within-bounds",
        head + "types:\n"
          + lines({ "  T\($0): {is: Int, min: \($0 * 7 + 100), max: \($0 * 11 + 1_000_000)}\n" }, bytes: half)
          + home + lines({ "  r\($0): {params: {t: T\($0)}, links: ['/r\($0)/{t}']}\n" }, bytes: half)),
      input(
        "affixes-of-forms",
        head + home
          + lines({ "  r\($0): {links: ['/x/{d}a\($0)-{e}'], params: {d: UUID, e: Date}}\n" })),
      input(
        "affixes-of-numbers",
        head + home + lines({ "  r\($0): {links: ['/x/{d}-a\($0)'], params: {d: Double}}\n" })),
      input(
        "affixes-behind-gaps",
        head + home
          + lines({
            "  r\($0): {links: ['/{+b}/f\($0)/{d}a\($0)-{e}'], params: {b: String, d: UUID, e: Date}}\n"
          })),
      input(
        "affixes-behind-prefixes",
        head + "links: {prefixes: ['/{+base}']}\n" + home
          + lines({ "  r\($0): {links: ['/f\($0)/{d}a\($0)-{e}'], params: {d: UUID, e: Date}}\n" })),
      input(
        "addresses-in-queries",
        head + home + lines({ "  r\($0): {links: ['/x/a\($0)?u={d}'], params: {d: URL}}\n" })),
      input(
        "days", head + home + lines({ "  r\($0): {links: ['/x\($0)/{d}'], params: {d: Date}}\n" })),
      input(
        "tails",
        head + home + lines({ "  r\($0): {links: ['/a\($0){/rest*}'], params: {rest: '[String]'}}\n" })),
      input(
        "stacks",
        head + home
          + lines({ "  r\($0): {links: [{path: /a\($0), stack: [home, home, home, home, r\($0)]}]}\n" })),
      input(
        "personas",
        head + "conditions:\n" + lines({ "  c\($0): {redirect: home}\n" }, bytes: size / 4) + "personas:\n"
          + lines({ "  p\($0): {c\($0): true}\n" }, bytes: size / 4) + home
          + lines({ "  r\($0): {requires: c\($0)}\n" }, bytes: half)),
    ]
  }
}
