import NavSpecYAML

/// `apple-app-site-association`, as far as it tells of URLs. Source: Apple, "Supporting associated domains".
struct AssociationFile {
  private let links: YAMLNode
  /// An entry of `details`, by the apps that it is for.
  private let details: [(apps: [String], entry: YAMLNode)]
  /// Bytes; no app has a longer path.
  private static let longestPath = 500

  /// nil for another file.
  init?(_ root: YAMLNode) {
    guard let links = root.value("applinks"), let details = links.value("details") else { return nil }
    self.links = links
    if case .mapping(let pairs) = details.content {
      // The oldest form has a dictionary by app.
      self.details = pairs.compactMap { pair in pair.key.scalarText.map { ([$0], pair.value) } }
    } else {
      self.details = details.items.map { entry in
        (["appIDs", "appID"].flatMap { entry.value($0)?.items ?? [] }.compactMap(\.scalarText), entry)
      }
    }
  }

  func add(to links: inout ExistingLinks) {
    var apps: [String] = []
    for app in details.flatMap(\.apps) where !apps.contains(app) { apps.append(app) }
    let all = (apps.isEmpty ? [""] : apps).map { (app: $0, rules: rules(of: $0)) }.filter {
      !$0.rules.isEmpty
    }
    guard let (app, own) = all.first else { return }
    let others = all.filter { $0.rules != own }.map { "'\($0.app)'" }.joined(separator: ", ")
    if !others.isEmpty {
      links.notes.append(
        "The association file is for several apps. These are the links of '\(app)'; those of \(others) are left out."
      )
    }
    let kept = own.filter { $0.path.utf8.count <= Self.longestPath }.prefix(SpecSketch.mostRoutes)
    if kept.count < own.count {
      links.notes.append("\(own.count - kept.count) more rules of the association file are left out.")
    }
    for rule in kept { links.notes += Self.notes(on: rule) }
    if kept.allSatisfy(\.ignoresCase) {
      links.ignoresCase = true
    } else if kept.contains(where: \.ignoresCase) {
      links.notes.append(
        "Some rules of the association file ignore case; the spec does not ('case: insensitive' of a source)."
      )
    }
    links.files.append(Array(kept))
  }

  /// The rules of an app, in order. Systems that know components read no paths.
  private func rules(of app: String) -> [LinkRule] {
    details.filter { $0.apps.contains(app) || $0.apps.isEmpty }.flatMap { _, entry in
      let components = entry.value("components")?.items
      return (components ?? entry.value("paths")?.items ?? []).compactMap { node in
        if components != nil { return rule(of: node, in: entry) }
        guard let path = node.text else { return nil }
        let isExcluded = path.hasPrefix("NOT ")
        return rule(at: isExcluded ? String(path.dropFirst(4)) : path, isExcluded: isExcluded)
      }
    }
  }

  private func rule(of component: YAMLNode, in entry: YAMLNode) -> LinkRule {
    let query = component.value("?")
    var items: [LinkRule.Item] = []
    if case .mapping(let pairs) = query?.content, pairs.allSatisfy({ $0.value.text != nil }) {
      // Where one value is no text, systems read none of them.
      items = pairs.map {
        .init(
          key: SpecSketch.literal($0.key.scalarText ?? "", keeping: ""),
          value: SpecSketch.glob($0.value.text ?? "", "?"))
      }
    } else if let text = query?.text {
      items = text.split(separator: "&").map { item in
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
          String.init)
        return .init(key: parts[0], value: parts.count > 1 ? parts[1] : nil)
      }
    }
    // What may be empty may be missing.
    for index in items.indices where items[index].value?.allSatisfy({ $0 == "*" }) == true {
      items[index].value = nil
    }
    let isCaseSensitive =
      [component, entry.value("defaults"), links.value("defaults")].lazy
      .compactMap { $0?.value("caseSensitive")?.scalarText }.first != "false"
    return rule(
      at: component.value("/")?.text ?? "*", items: items, query: query?.demand,
      fragment: component.value("#")?.demand,
      isExcluded: component.value("exclude")?.scalarText == "true", ignoresCase: !isCaseSensitive)
  }

  private func rule(
    at path: String, items: [LinkRule.Item] = [], query: String? = nil, fragment: String? = nil,
    isExcluded: Bool,
    ignoresCase: Bool = false
  ) -> LinkRule {
    var rule = LinkRule(
      path: path, items: items, fragment: fragment, isExcluded: isExcluded, ignoresCase: ignoresCase)
    rule.asksForOtherQuery =
      query.map { $0.isEmpty || items.contains { $0.value == nil || $0.key.contains { "*?".contains($0) } } }
      ?? false
    let pairs = rule.required.map { "\($0.key)=\($0.value ?? "")" }.joined(separator: "\t&\t")
    let rest = "\n" + (query ?? "\t\(pairs)\t") + "\n" + (fragment ?? "\t")
    for glob in globs(of: path) {
      let text = SpecSketch.glob(glob, "/?")
      let glob = text.hasPrefix("*") ? text : LinkRule.standard(text)
      rule.globs.append(glob + rest)
      // `/shop/*` is `/shop` too.
      if glob.hasSuffix("/*"), glob != "/*" { rule.globs.append(glob.dropLast(2) + rest) }
    }
    return rule
  }

  /// A pattern for each value of its variables, as long as they are few. A variable of the system is one character, or
  /// a code of two letters.
  private func globs(of path: String) -> [String] {
    var globs = [""]
    var rest = path.prefix(Self.longestPath)
    while let start = rest.firstRange(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
      let name = String(rest[start.upperBound..<end])
      let known = links.value("substitutionVariables")?.value(name)?.items.compactMap(\.text)
      let values = known ?? [["lang", "region"].contains(name) ? "??" : "?"]
      let used = values.isEmpty || globs.count * values.count > 64 ? ["?*"] : values
      globs = globs.flatMap { glob in used.map { glob + rest[..<start.lowerBound] + $0 } }
      rest = rest[rest.index(after: end)...]
    }
    return globs.map { $0 + rest }
  }

  /// What the spec does not say of a rule.
  private static func notes(on rule: LinkRule) -> [String] {
    var notes: [String] = []
    if rule.takesEveryPath, !rule.asksForMore {
      let what = rule.isExcluded ? "leaves every other path to the browser" : "takes every path"
      notes.append(
        "'\(rule.path)' of the association file \(what); write the patterns of the pages that the app shows.")
    } else if rule.takesEveryPath, !rule.isExcluded {
      notes.append(
        "A rule of the association file is about a query or fragment at every path; its link has the path '/'."
      )
    }
    for pattern in [rule.path, rule.fragment ?? ""] + rule.items.compactMap(\.value)
    where pattern.contains("?") {
      notes.append(
        "'\(pattern)' of the association file counts characters ('?'); the spec takes any number of them.")
    }
    if rule.path.contains("$(") {
      notes.append(
        "'\(rule.path)' of the association file has a variable ('$(…)'); the spec takes any text in its place."
      )
    }
    if rule.asksForOtherQuery {
      notes.append(
        "A rule of the association file for '\(rule.path)' asks for a query that the spec does not.")
    }
    return notes
  }
}

extension YAMLNode {
  /// What is a text in JSON.
  fileprivate var text: String? { style == .doubleQuoted ? scalarText : nil }

  /// The same of a query or a fragment; nil where every one will do.
  fileprivate var demand: String? { text.flatMap { $0 != "" && $0.allSatisfy { $0 == "*" } ? nil : $0 } }
}
