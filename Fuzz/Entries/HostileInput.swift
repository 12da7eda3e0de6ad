/// Files of a megabyte that are meant to be expensive.
public struct HostileInput: Sendable {
  /// What is too much of in it.
  public let name: String
  /// The root spec.
  public let bytes: [UInt8]

  private init(_ name: String, _ text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  private static let size = 1 << 20
  private static let head =
    "navspec: 1\napp: {name: Demo, schemes: [demo], domains: [demo.example.com]}\nroot: home\n"
  private static let home = "routes:\n  home: {}\n"

  /// As many of the lines as a megabyte holds.
  private static func lines(_ line: (Int) -> String, bytes: Int = size) -> String {
    var text = ""
    var index = 0
    while text.utf8.count < bytes {
      text += line(index)
      index += 1
    }
    return text
  }

  private static func run(_ text: String, bytes: Int = size) -> String {
    String(repeating: text, count: bytes / text.utf8.count)
  }

  /// All of them.
  public static let all: [HostileInput] = [
    .init("brackets", run("[")),
    .init("braces", run("{")),
    .init("block-nesting", (0..<1400).map { run(" ", bytes: $0) + "a:\n" }.joined()),
    .init("sequence-nesting", run("- ")),
    .init("question-marks", run("? ")),
    .init("one-plain-scalar", "a: " + run("x")),
    .init("one-quoted-scalar", "a: \"" + run("\\n") + "\""),
    .init("open-quote", "a: \"" + run("x\n")),
    .init("one-key", run("x") + ": a"),
    .init("one-comment", "a: b #" + run("x")),
    .init("comments", run("#\n")),
    .init("empty-lines", run("\n")),
    .init("tabs", "a:\n" + run("\t")),
    .init("blanks", "a:" + run(" ")),
    .init("control-characters", run("\u{1}")),
    .init("anchors", lines({ "- &a\($0) x\n" })),
    .init("aliases", "- &a x\n" + run("- *a\n")),
    .init(
      "alias-bomb",
      "x0: &x0 [a, a, a, a, a, a, a, a, a, a]\n"
        + lines({
          "x\($0 + 1): &x\($0 + 1) [\(Array(repeating: "*x\($0)", count: 10).joined(separator: ", "))]\n"
        })),
    .init("unknown-aliases", lines({ "- *a\($0)\n" })),
    .init("merges", "a: &a {x: 1}\nb:\n" + run("  <<: *a\n")),
    .init("duplicate-keys", run("a: 1\n")),
    .init("keys", lines({ "key\($0): x\n" })),
    .init("unknown-keys", head + home + lines({ "routs\($0): {}\n" })),
    .init("wrong-types", head + home + "types:\n" + lines({ "  T\($0): [a]\n" })),
    .init("documents", run("---\na\n")),
    .init("tags", "- !" + run("a") + " b"),
    .init("directives", run("%A b\n")),
    .init("routes", head + home + lines({ "  r\($0): {to: [home]}\n" })),
    .init("unreachable-routes", head + home + lines({ "  r\($0): {}\n" })),
    .init("unknown-routes", head + "routes:\n  home:\n    to:\n" + lines({ "      - home\($0)\n" })),
    .init(
      "edges", head + home.replacing("{}", with: "{to: [all]}") + "  all:\n    to:\n" + run("      - home\n")),
    .init("edge-chain", head + "routes:\n  home: {to: [r0]}\n" + lines({ "  r\($0): {to: [r\($0 + 1)]}\n" })),
    .init(
      "parent-chain", head + "routes:\n  home: {}\n  r0: {}\n" + lines({ "  r\($0 + 1): {parent: r\($0)}\n" })
    ),
    .init(
      "parent-cycle",
      head + "routes:\n  home: {}\n" + lines({ "  r\($0): {parent: r\(($0 + 1) % 20_000)}\n" })),
    .init(
      "under-params",
      head + "routes:\n  home: {}\n  r0: {}\n"
        + lines({ "  r\($0 + 1): {under: r\($0), params: {p\($0): Int}}\n" })),
    .init(
      "parents-of-links",
      head + "routes:\n  home: {}\n  r0: {}\n"
        + lines({ "  r\($0 + 1): {parent: r\($0), links: [/r\($0)]}\n" })),
    .init(
      "edge-sets",
      head + "edges:\n  all:\n" + run("    - home\n", bytes: size / 2) + home
        + lines({ "  r\($0): {to: [+all]}\n" }, bytes: size / 2)),
    .init(
      "default-conditions",
      head + "conditions: {c: {}}\ndefaults: {requires: [" + run("c, ", bytes: size / 2) + "c]}\n" + home
        + lines({ "  r\($0): {}\n" }, bytes: size / 2)),
    .init(
      "misspelt-names",
      head + home + lines({ "  route\($0): {}\n" }, bytes: size / 2) + "  last:\n    to:\n"
        + lines({ "      - roude\($0)\n" }, bytes: size / 2)),
    .init(
      "misspelt-suppressions",
      head + home + lines({ "# navspec:disable:next unreachable-ruote\($0) why\n" })),
    .init(
      "wildcards",
      head.replacing(
        "[demo.example.com]", with: "[\(lines({ "'*.d\($0).com', d\($0).com, " }, bytes: 6000))a.b]")
        + home.replacing("{}", with: "{links: [/a]}")
        + lines({ "  r\($0): {links: [/r\($0)]}\n" }, bytes: size / 2)),
    .init(
      "under-chain",
      head + "routes:\n  home: {}\n  r0: {links: [/a]}\n"
        + lines({
          "  r\($0 + 1): {under: r\($0), links: [\"{under}/b\"]}\n"
        })),
    .init("links", head + home + lines({ "  r\($0): {links: [\"/r\($0)/{a}\"], params: {a: String}}\n" })),
    .init("equal-links", head + home + lines({ "  r\($0): {links: [/same]}\n" })),
    .init(
      "overlapping-links",
      head + home + lines({ "  r\($0): {links: [\"/{a}/x\($0)/{+b}\"], params: {a: String, b: String}}\n" })),
    .init(
      "affix-links",
      head + home + lines({ "  r\($0): {links: [\"/x/a\($0)-{a}-{b}z\"], params: {a: String, b: Int}}\n" })),
    .init("links-of-one-route", head + "routes:\n  home:\n    links:\n" + lines({ "      - /a\($0)\n" })),
    .init("one-pattern", head + "routes:\n  home:\n    links: [\"" + run("/a") + "\"]\n"),
    .init(
      "optional-segments",
      head + "routes:\n  home:\n    params: {" + (0..<400).map { "p\($0): Int?" }.joined(separator: ", ")
        + "}\n    links:\n"
        + run("      - \"/a" + (0..<400).map { "{/p\($0)}" }.joined() + "\"\n")),
    .init(
      "optional-runs",
      head + "routes:\n  home:\n    params: {" + (0..<40).map { "p\($0): Int?" }.joined(separator: ", ")
        + "}\n    links: [\"" + (0..<40).map { "/a{/p\($0)}" }.joined() + "\"]\n"),
    .init("open-expression", head + "routes:\n  home:\n    links: [\"/" + run("{a") + "\"]\n"),
    .init("one-query", head + "routes:\n  home:\n    links: [\"/a?" + lines({ "k\($0)=v&" }) + "\"]\n"),
    .init(
      "one-example",
      head + "routes:\n  home:\n    links: [/a]\n    examples: {\"/a?" + run("k=v&") + "\": {}}\n"),
    .init(
      "examples",
      head + "routes:\n  home:\n    links: [/a]\n    examples:\n" + lines({ "      /b\($0): {}\n" })),
    .init("long-constraint", head + home + "types:\n  T: {is: String, pattern: \"" + run("(a|b)*") + "\"}\n"),
    .init("nested-constraint", head + home + "types:\n  T: {is: String, pattern: \"" + run("(") + "\"}\n"),
    .init(
      "counted-constraint",
      head + "types:\n  T: {is: String, pattern: \"(a{1,1000}){1,1000}\"}\n" + home
        + "  r: {params: {t: T}, links: [\"/{t}\"]}\n"),
    .init(
      "constraints",
      head + "types:\n"
        + lines(
          { "  T\($0): {is: String, pattern: \"(a|b)*a\(run("(a|b)", bytes: 60))x\($0)\"}\n" },
          bytes: size / 2)
        + home + lines({ "  r\($0): {params: {t: T\($0)}, links: [\"/t/{t}\"]}\n" }, bytes: size / 2)),
    .init("cases", head + home + "types:\n  T:\n    cases:\n" + lines({ "      - c\($0)\n" })),
    .init("params", head + "routes:\n  home:\n    params:\n" + lines({ "      p\($0): Int\n" })),
    .init("conditions", head + "conditions:\n" + lines({ "  c\($0): {redirect: home}\n" }) + home),
    .init(
      "tabs", head.replacing("root: home\n", with: "tabs:\n") + lines({ "  t\($0): {root: home}\n" }) + home),
    .init(
      "sections",
      head.replacing("root: home\n", with: "") + "sections:\n" + lines({ "  s\($0): {title: x}\n" }) + home),
    .init("includes", head + "include:\n" + lines({ "  - \"**/*/a\($0)*.yaml\"\n" }) + home),
    .init("include-stars", head + "include: [\"" + run("**/*/") + "x\"]\n" + home),
    .init("suppressions", head + home + lines({ "# navspec:disable:next unreachable-route a\($0)\n" })),
    .init("redirects", head + "links:\n  redirects:\n" + lines({ "    /a\($0): /a\($0 + 1)\n" }) + home),
    .init("exclusions", head + "links:\n  exclude:\n" + lines({ "    - /a\($0)\n" }) + home),
    .init(
      "prefixes",
      head + "links:\n  prefixes: [\(lines({ "/p\($0), " }, bytes: 4000))/q]\n" + home
        + lines({ "  r\($0): {links: [/r\($0)]}\n" }, bytes: 20_000)),
    .init(
      "domains",
      head.replacing("[demo.example.com]", with: "[\(lines({ "d\($0).example.com, " }))a.example]")
        + home.replacing("{}", with: "{links: [/a]}")),
    .init(
      "sources", head + "sources:\n" + lines({ "  s\($0): {domains: [\"{l}.s\($0).example\"]}\n" }) + home),
    .init("one-doc", head + "routes:\n  home:\n    doc: |\n" + run("      */ \\(x) \"\"\"\n")),
    .init("one-name", head + "routes:\n  home: {}\n  " + run("a") + ": {}\n"),
  ]
}
