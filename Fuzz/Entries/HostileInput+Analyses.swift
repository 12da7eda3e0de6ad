extension HostileInputs {
  /// What is small in itself and multiplies in an analysis: pairs, chains, choices and near misses.
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
      input("fixable-keys", head + home + lines({ "  r\($0): {tittle: x}\n" })),
    ]
  }
}

extension HostileInput {
  /// A valid spec with one thing of each of its maps again and again, under other names: kinds of hostile files that
  /// nobody thought of.
  /// - Parameters:
  ///   - spec: A root spec without includes.
  ///   - name: Its name.
  ///   - size: How many bytes each is about.
  public static func repeating(_ spec: String, named name: String, bytes size: Int) -> [HostileInput] {
    let lines = spec.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    func isBlank(_ line: String) -> Bool {
      indentation(line) == line.count || line.drop { $0 == " " }.hasPrefix("#")
    }
    var inputs: [HostileInput] = []
    for start in lines.indices.dropLast() {
      // The first entry of a map.
      let (line, entry) = (lines[start], lines[start + 1])
      guard line.hasSuffix(":"), !isBlank(line), !isBlank(entry), indentation(entry) > indentation(line),
        let colon = entry.firstIndex(of: ":"), !entry.contains("\"/"),
        !entry.drop(while: { $0 == " " }).hasPrefix("-")
      else { continue }
      let depth = indentation(entry)
      let end = lines[(start + 2)...].firstIndex { !isBlank($0) && indentation($0) <= depth } ?? lines.count
      let rest = ([String(entry[colon...])] + lines[(start + 2)..<end]).joined(separator: "\n") + "\n"
      var text = lines[...start].joined(separator: "\n") + "\n"
      let tail = lines[(start + 1)...].joined(separator: "\n")
      var count = 0
      while text.utf8.count + tail.utf8.count < size {
        text += "\(entry[..<colon])x\(count)\(rest)"
        count += 1
      }
      inputs.append(HostileInput(name: "\(name)-\(start + 1)", bytes: Array((text + tail).utf8)))
    }
    return inputs
  }
}
