extension HostileInputs {
  /// What is small in itself and multiplies in an analysis: pairs, chains, choices and near misses.
  /// Files beside a spec, of which each may be a feature that it mentions.
  private var notIncluded: HostileInput {
    var input = input("not-included", head + "include: [features/a.nav.yaml]\n" + home)
    let feature = "feature: a\nroutes:\n" + lines({ "  r\($0): {links: ['/a/r\($0)'], reachedBy: code}\n" })
    input.files["features/a.nav.yaml"] = { Array(feature.utf8) }
    for index in 0..<(size / 512) { input.files["features/x\(index).yaml"] = { Array("a: 1\n".utf8) } }
    return input
  }

  var analyses: [HostileInput] {
    let chain =
      head + "routes:\n  home: {to: [r0]}\n"
      + lines({ "  r\($0): {to: [r\($0 + 1), home]}\n" }, bytes: size / 2)
    return [
      input(
        "policies", chain,
        settings: "policies:\n  forbidden:\n"
          + lines(
            { "    - {name: p\($0), from: '*', to: r\($0), because: x}\n" }, bytes: min(size / 2, 1 << 17))),
      input(
        "equal-policies", chain,
        settings: "policies:\n  forbidden:\n"
          + lines(
            { "    - {name: p\($0), from: '*', to: '*', because: x}\n" }, bytes: min(size / 2, 1 << 17))),
      input(
        "unknown-severities", head + home,
        settings: "severity:\n" + lines({ "  unreachable-ruote\($0): error\n" })),
      input(
        "prefixes-of-redirects",
        head + "links:\n  prefixes: [" + lines({ "/p\($0), " }, bytes: size / 2) + "/q]\n  redirects:\n"
          + lines({ "    /a\($0): /a\($0 + 1)\n" }, bytes: size / 2) + home),
      input(
        "misspelt-long-names",
        head + home + lines({ "  \(run("averylongroute", bytes: 200))\($0): {}\n" }, bytes: size / 2)
          + "  last:\n    to:\n"
          + lines({ "      - \(run("averylongruote", bytes: 200))\($0)\n" }, bytes: size / 2)),
      input(
        "fifteen-optional-segments",
        head + "routes:\n  home:\n    params: {" + (0..<15).map { "p\($0): Int?" }.joined(separator: ", ")
          + "}\n    links:\n" + lines({ "      - \"/a\($0)\((0..<15).map { "{/p\($0)}" }.joined())\"\n" })),
      input(
        "many-expressions",
        head + "types:\n"
          + lines({ "  T\($0): {is: String, pattern: \"(a|b)*a(a|b){12}x\($0)\"}\n" }, bytes: size / 2)
          + home + lines({ "  r\($0): {params: {t: T\($0)}, links: [\"/t/{t}\"]}\n" }, bytes: size / 2)),
      input(
        "closed-sets",
        head + "types:\n" + lines({ "  T\($0): {cases: [c\($0), d\($0)]}\n" }, bytes: size / 2) + home
          + lines({ "  r\($0): {params: {a: T\($0)}, links: ['/x/{a}']}\n" }, bytes: size / 2)),
      input(
        "condition-chain",
        head + "conditions:\n" + lines({ "  c\($0): {redirect: r\($0)}\n" }, bytes: size / 2) + home
          + lines({ "  r\($0): {requires: c\($0 + 1)}\n" }, bytes: size / 2)),
      input(
        "modal-chain",
        head + "routes:\n  home: {to: [{r0: sheet}]}\n" + lines({ "  r\($0): {to: [{r\($0 + 1): sheet}]}\n" })
      ),
      input(
        "suppressed-lines", head + home + lines({ "  r\($0): {} # navspec:disable unreachable-route x\n" })),
      input(
        "unknown-placeholders",
        head + "routes:\n  home:\n    params: {" + lines({ "param\($0): Int, " }, bytes: size / 2)
          + "z: Int}\n    links:\n" + lines({ "      - /a\($0)/{parom\($0)}\n" }, bytes: size / 2)),
      input("one-unknown-name", head + home + lines({ "  r\($0): {to: [hom]}\n" })),
      input(
        "one-line-beyond-ascii",
        "{navspec: 1, app: {name: Demo}, root: home, routes: {home: {}, "
          + lines({ "r\($0): {titel: \u{E9}}, " }) + "z: {}}}\n"),
      input("tag-directives", lines({ "%TAG !a\($0)! tag:x.example,2000:\($0)\n" }) + "---\n" + head + home),
      input(
        "one-closed-set",
        head + "types:\n  T: {cases: [" + lines({ "c\($0), " }, bytes: size / 8) + "z]}\n" + home
          + lines(
            { "  r\($0): {params: {a: T, b: T, c: T}, links: ['/{a}/{b}/{c}/\($0)']}\n" }, bytes: size / 2)),
      input(
        "domains",
        "navspec: 1\napp: {name: Demo, domains: ["
          + lines({ "'*.d\($0).example', " }, bytes: min(size / 2, 6_000)) + "z.example]}\nroot: home\n"
          + home
          + lines({ "  r\($0): {links: ['/r\($0)']}\n" }, bytes: size / 2)),
      input(
        "nested-maps",
        head + home + "x-nest: " + run("{a: ", bytes: min(size, 240)) + "1"
          + run("}", bytes: min(size, 240) / 4) + "\n"),
      input("fixable-keys", head + home + lines({ "  r\($0): {tittle: x}\n" })),
      notIncluded,
    ]
  }
}
