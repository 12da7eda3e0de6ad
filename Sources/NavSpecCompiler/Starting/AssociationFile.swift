import NavSpecAssociation
import NavSpecDiagnostics

extension AssociationFile {
  /// Bytes; no app has a longer path.
  private static let longestPath = 500

  func add(to links: inout ExistingLinks) {
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

  /// The rules of an app, in order.
  private func rules(of app: String) -> [LinkRule] {
    details.filter { entry in entry.apps.isEmpty || entry.apps.contains { $0.value == app } }
      .flatMap(\.components).map(Self.rule)
  }

  private static func rule(of component: AssociationComponent) -> LinkRule {
    let condition = component.condition
    var items: [LinkRule.Item] = []
    var query: String?
    switch condition.query {
    case .items(let wanted):
      items = wanted.map {
        .init(key: SpecSketch.literal($0.name, keeping: ""), value: SpecSketch.glob($0.pattern.text, "?"))
      }
    case .text(let pattern):
      query = pattern.demand
      items = pattern.text.split(separator: "&").map { item in
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
          String.init)
        return .init(key: parts[0], value: parts.count > 1 ? parts[1] : nil)
      }
    case nil: break
    }
    // What may be empty may be missing.
    for index in items.indices where items[index].value?.allSatisfy({ $0 == "*" }) == true {
      items[index].value = nil
    }
    let fragment = condition.fragment?.demand
    var rule = LinkRule(
      path: condition.path?.text ?? "*", items: items, fragment: fragment, isExcluded: component.isExcluded,
      ignoresCase: condition.ignoresCase)
    rule.asksForOtherQuery =
      query.map { $0.isEmpty || items.contains { $0.value == nil || $0.key.contains { "*?".contains($0) } } }
      ?? false
    let pairs = rule.required.map { "\($0.key)=\($0.value ?? "")" }.joined(separator: "\t&\t")
    let rest = "\n" + (query ?? "\t\(pairs)\t") + "\n" + (fragment ?? "\t")
    if rule.path.utf8.count <= longestPath {
      rule.globs = globs(of: condition.path?.parts ?? [.anyRun]).map { $0 + rest }
    }
    return rule
  }

  /// A pattern for each value of its variables, as long as they are few. A code of the system is as many characters.
  private static func globs(of parts: [AssociationPattern.Part]) -> [String] {
    var globs = [""]
    for part in parts {
      var texts: [String]
      switch part {
      case .literal(let text): texts = [SpecSketch.glob(text, "/")]
      case .anyRun: texts = ["*"]
      case .anyCharacter, .character: texts = ["?"]
      case .anyOf(let values):
        texts = values.prefix(mostGlobs).flatMap { self.globs(of: $0) }
        if texts.isEmpty || values.count > mostGlobs || globs.count * texts.count > mostGlobs {
          let isCode = !values.isEmpty && values.allSatisfy { $0.count == 1 && $0[0].isCode }
          texts = [isCode ? "??" : "?*"]
        }
      }
      globs = globs.flatMap { glob in texts.map { glob + $0 } }
    }
    return globs
  }

  /// `/*` at an end is two.
  private static let mostGlobs = 128

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

extension AssociationPattern {
  /// nil where every text will do.
  fileprivate var demand: String? { text != "" && text.allSatisfy { $0 == "*" } ? nil : text }
}

extension AssociationPattern.Part {
  fileprivate var isCode: Bool { if case .literal(let text) = self { text.utf8.count == 2 } else { false } }
}
