/// Files that are meant to be expensive.
public struct HostileInput: Sendable {
  /// What is too much of in it.
  public let name: String
  /// The root spec. It is made when it is asked for: all of them do not fit into the memory that a test counts.
  public var content: @Sendable () -> [UInt8]
  /// `.navspec.yaml`, where that is a part of it.
  public var settings = ""
  /// What the root spec includes, by path.
  public var files: [String: @Sendable () -> [UInt8]] = [:]

  /// All of them.
  /// - Parameter size: How many bytes each is about, a megabyte for what is promised.
  public static func all(bytes size: Int = 1 << 20) -> [HostileInput] {
    let inputs = HostileInputs(size: size)
    return inputs.all + inputs.analyses + inputs.pairs
  }
}

struct HostileInputs {
  let size: Int

  let head =
    "navspec: 1\napp: {name: Demo, schemes: [demo], domains: [demo.example.com]}\nroot: home\n"
  let home = "routes:\n  home: {}\n"

  /// As many of the lines as the size, or so many bytes, hold.
  func lines(_ line: (Int) -> String, bytes: Int? = nil) -> String {
    var text = ""
    var index = 0
    while text.utf8.count < bytes ?? size {
      text += line(index)
      index += 1
    }
    return text
  }

  func run(_ text: String, bytes: Int? = nil) -> String {
    String(repeating: text, count: (bytes ?? size) / text.utf8.count)
  }

  func input(
    _ name: String, _ text: @autoclosure @escaping @Sendable () -> String, settings: String = ""
  ) -> HostileInput {
    HostileInput(name: name, content: { Array(text().utf8) }, settings: settings)
  }

  var all: [HostileInput] {
    [
      input("brackets", run("[")),
      input("braces", run("{")),
      input("block-nesting", (0..<1400).map { run(" ", bytes: $0) + "a:\n" }.joined()),
      input("sequence-nesting", run("- ")),
      input("question-marks", run("? ")),
      input("one-plain-scalar", "a: " + run("x")),
      input("one-quoted-scalar", "a: \"" + run("\\n") + "\""),
      input("open-quote", "a: \"" + run("x\n")),
      input("one-key", run("x") + ": a"),
      input("one-comment", "a: b #" + run("x")),
      input("comments", run("#\n")),
      input("empty-lines", run("\n")),
      input("tabs", "a:\n" + run("\t")),
      input("blanks", "a:" + run(" ")),
      input("control-characters", run("\u{1}")),
      input("anchors", lines({ "- &a\($0) x\n" })),
      input("aliases", "- &a x\n" + run("- *a\n")),
      input(
        "alias-bomb",
        "x0: &x0 [a, a, a, a, a, a, a, a, a, a]\n"
          + lines({
            "x\($0 + 1): &x\($0 + 1) [\(Array(repeating: "*x\($0)", count: 10).joined(separator: ", "))]\n"
          })),
      input("unknown-aliases", lines({ "- *a\($0)\n" })),
      input("merges", "a: &a {x: 1}\nb:\n" + run("  <<: *a\n")),
      input("duplicate-keys", run("a: 1\n")),
      input("keys", lines({ "key\($0): x\n" })),
      input(
        "own-keys-without-values",
        head + home + lines({ "  r\($0): {}\n" }) + (0..<20).map { "x-\($0): {x-a:}\n" }.joined()),
      input("unknown-keys", head + home + lines({ "routs\($0): {}\n" })),
      input("wrong-types", head + home + "types:\n" + lines({ "  T\($0): [a]\n" })),
      input("documents", run("---\na\n")),
      input("tags", "- !" + run("a") + " b"),
      input("directives", run("%A b\n")),
      input("routes", head + home + lines({ "  r\($0): {to: [home]}\n" })),
      input("unreachable-routes", head + home + lines({ "  r\($0): {}\n" })),
      input("unknown-routes", head + "routes:\n  home:\n    to:\n" + lines({ "      - home\($0)\n" })),
      input(
        "edges",
        head + home.replacing("{}", with: "{to: [all]}") + "  all:\n    to:\n" + run("      - home\n")),
      input(
        "edge-chain", head + "routes:\n  home: {to: [r0]}\n" + lines({ "  r\($0): {to: [r\($0 + 1)]}\n" })),
      input(
        "parent-chain",
        head + "routes:\n  home: {}\n  r0: {}\n" + lines({ "  r\($0 + 1): {parent: r\($0)}\n" })
      ),
      input(
        "parent-cycle",
        head + "routes:\n  home: {}\n" + lines({ "  r\($0): {parent: r\(($0 + 1) % 20_000)}\n" })),
      input(
        "under-params",
        head + "routes:\n  home: {}\n  r0: {}\n"
          + lines({ "  r\($0 + 1): {under: r\($0), params: {p\($0): Int}}\n" })),
      input(
        "parents-of-links",
        head + "routes:\n  home: {}\n  r0: {}\n"
          + lines({ "  r\($0 + 1): {parent: r\($0), links: [/r\($0)]}\n" })),
      input(
        "edge-sets",
        head + "edges:\n  all:\n" + run("    - home\n", bytes: size / 2) + home
          + lines({ "  r\($0): {to: [+all]}\n" }, bytes: size / 2)),
      input(
        "default-conditions",
        head + "conditions: {c: {}}\ndefaults: {requires: [" + run("c, ", bytes: size / 2) + "c]}\n" + home
          + lines({ "  r\($0): {}\n" }, bytes: size / 2)),
      input(
        "misspelt-names",
        head + home + lines({ "  route\($0): {}\n" }, bytes: size / 2) + "  last:\n    to:\n"
          + lines({ "      - roude\($0)\n" }, bytes: size / 2)),
      input(
        "misspelt-suppressions",
        head + home + lines({ "# navspec:disable:next unreachable-ruote\($0) why\n" })),
      input(
        "wildcards",
        head.replacing(
          "[demo.example.com]", with: "[\(lines({ "'*.d\($0).com', d\($0).com, " }, bytes: 6000))a.b]")
          + home.replacing("{}", with: "{links: [/a]}")
          + lines({ "  r\($0): {links: [/r\($0)]}\n" }, bytes: size / 2)),
      input(
        "under-chain",
        head + "routes:\n  home: {}\n  r0: {links: [/a]}\n"
          + lines({
            "  r\($0 + 1): {under: r\($0), links: [\"{under}/b\"]}\n"
          })),
      input("links", head + home + lines({ "  r\($0): {links: [\"/r\($0)/{a}\"], params: {a: String}}\n" })),
      input("equal-links", head + home + lines({ "  r\($0): {links: [/same]}\n" })),
      input(
        "overlapping-links",
        head + home + lines({ "  r\($0): {links: [\"/{a}/x\($0)/{+b}\"], params: {a: String, b: String}}\n" })
      ),
      input(
        "affix-links",
        head + home + lines({ "  r\($0): {links: [\"/x/a\($0)-{a}-{b}z\"], params: {a: String, b: Int}}\n" })),
      input(
        "fragment-links",
        head + home
          + lines({
            "  r\($0): {params: {a: 'Int?', b: 'Int?', c: 'Int?'}, links: ['/x{/a}{/b}{/c}#{_}\($0)']}\n"
          })),
      input(
        "overlapping-sets",
        head + "types:\n"
          + lines(
            { type in
              "  T\(type): {cases: ["
                + (0..<200).map { "c\((type * 7 + $0 * 13) % 5000)" }.joined(separator: ", ")
                + "]}\n"
            }, bytes: size * 15 / 16)
          + home + lines({ "  r\($0): {params: {a: T\($0)}, links: ['/x/{a}']}\n" }, bytes: size / 40)),
      input(
        "forbidden-keys",
        head + home
          + lines({ "  r\($0): {links: [{path: '/x?k\($0)=1', without: [k\($0 + 1), j\($0 % 7)]}]}\n" })),
      input(
        "forbidden-keys-of-one-route",
        head + "routes:\n  home:\n    links:\n"
          + lines({ "      - {path: '/x?k\($0)=1', without: [k\($0 + 1), j\($0 % 7)]}\n" })),
      input("links-of-one-route", head + "routes:\n  home:\n    links:\n" + lines({ "      - /a\($0)\n" })),
      input("one-pattern", head + "routes:\n  home:\n    links: [\"" + run("/a") + "\"]\n"),
      input(
        "optional-segments",
        head + "routes:\n  home:\n    params: {" + (0..<400).map { "p\($0): Int?" }.joined(separator: ", ")
          + "}\n    links:\n"
          + run("      - \"/a" + (0..<400).map { "{/p\($0)}" }.joined() + "\"\n")),
      input(
        "optional-runs",
        head + "routes:\n  home:\n    params: {" + (0..<40).map { "p\($0): Int?" }.joined(separator: ", ")
          + "}\n    links: [\"" + (0..<40).map { "/a{/p\($0)}" }.joined() + "\"]\n"),
      input("open-expression", head + "routes:\n  home:\n    links: [\"/" + run("{a") + "\"]\n"),
      input("one-query", head + "routes:\n  home:\n    links: [\"/a?" + lines({ "k\($0)=v&" }) + "\"]\n"),
      input(
        "one-example",
        head + "routes:\n  home:\n    links: [/a]\n    examples: {\"/a?" + run("k=v&") + "\": {}}\n"),
      input(
        "examples",
        head + "routes:\n  home:\n    links: [/a]\n    examples:\n" + lines({ "      /b\($0): {}\n" })),
      input(
        "long-constraint", head + home + "types:\n  T: {is: String, pattern: \"" + run("(a|b)*") + "\"}\n"),
      input("nested-constraint", head + home + "types:\n  T: {is: String, pattern: \"" + run("(") + "\"}\n"),
      input(
        "counted-constraint",
        head + "types:\n  T: {is: String, pattern: \"(a{1,1000}){1,1000}\"}\n" + home
          + "  r: {params: {t: T}, links: [\"/{t}\"]}\n"),
      input(
        "constraints",
        head + "types:\n"
          + lines(
            { "  T\($0): {is: String, pattern: \"(a|b)*a\(run("(a|b)", bytes: 60))x\($0)\"}\n" },
            bytes: size / 2)
          + home + lines({ "  r\($0): {params: {t: T\($0)}, links: [\"/t/{t}\"]}\n" }, bytes: size / 2)),
      input("cases", head + home + "types:\n  T:\n    cases:\n" + lines({ "      - c\($0)\n" })),
      input("params", head + "routes:\n  home:\n    params:\n" + lines({ "      p\($0): Int\n" })),
      input("conditions", head + "conditions:\n" + lines({ "  c\($0): {redirect: home}\n" }) + home),
      input(
        "tabs", head.replacing("root: home\n", with: "tabs:\n") + lines({ "  t\($0): {root: home}\n" }) + home
      ),
      input(
        "sections",
        head.replacing("root: home\n", with: "") + "sections:\n" + lines({ "  s\($0): {title: x}\n" }) + home),
      input("includes", head + "include:\n" + lines({ "  - \"**/*/a\($0)*.yaml\"\n" }) + home),
      input("include-stars", head + "include: [\"" + run("**/*/") + "x\"]\n" + home),
      input("suppressions", head + home + lines({ "# navspec:disable:next unreachable-route a\($0)\n" })),
      input("redirects", head + "links:\n  redirects:\n" + lines({ "    /a\($0): /a\($0 + 1)\n" }) + home),
      input("exclusions", head + "links:\n  exclude:\n" + lines({ "    - /a\($0)\n" }) + home),
      input(
        "prefixes",
        head + "links:\n  prefixes: [\(lines({ "/p\($0), " }, bytes: 4000))/q]\n" + home
          + lines({ "  r\($0): {links: [/r\($0)]}\n" }, bytes: 20_000)),
      input(
        "domains",
        head.replacing("[demo.example.com]", with: "[\(lines({ "d\($0).example.com, " }))a.example]")
          + home.replacing("{}", with: "{links: [/a]}")),
      input(
        "sources", head + "sources:\n" + lines({ "  s\($0): {domains: [\"{l}.s\($0).example\"]}\n" }) + home),
      input("one-doc", head + "routes:\n  home:\n    doc: |\n" + run("      */ \\(x) \"\"\"\n")),
      input("one-name", head + "routes:\n  home: {}\n  " + run("a") + ": {}\n"),
    ]
  }
}
