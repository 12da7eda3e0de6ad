import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What must change outside of the app, and in which order: association files, entitlements, `Info.plist`.
struct DeployChanges: ChangeDetector {
  static let kinds = DeployChangeKinds.all

  static func changes(in comparison: SpecComparison) -> [Change] {
    let search = Self(comparison: comparison)
    return search.schemes() + search.domains() + search.associatedPaths() + search.platforms()
      + search.identifiers()
  }

  private typealias Kinds = DeployChangeKinds

  let comparison: SpecComparison
  private let budget = AnalysisBudget(AnalysisBudget.associatedPaths)
  private var base: NavigationGraph { comparison.renamedBase.graph }
  private var head: NavigationGraph { comparison.head.graph }

  func schemes() -> [Change] {
    let (old, new) = (base.schemes, head.schemes)
    return missing(new, in: old).map { scheme in
      change(
        Kinds.schemeAdded, "URLs of '\(scheme.value):' open the app", scheme, .head, subject: ["scheme"],
        steps: ["Add '\(scheme.value)' to CFBundleURLTypes in Info.plist, in this release."])
    }
      + missing(old, in: new).map { scheme in
        change(
          Kinds.schemeRemoved, "URLs of '\(scheme.value):' no longer open the app", scheme, .base,
          subject: ["scheme"],
          steps: [
            "Stop publishing '\(scheme.value):' links first.",
            "Then remove '\(scheme.value)' from CFBundleURLTypes in Info.plist, in this release.",
          ])
      }
  }

  func domains() -> [Change] {
    let (old, new) = (base.domains, head.domains)
    return missing(new, in: old).map { domain in
      self.domain(domain, Kinds.domainAdded, "links of '\(domain.value)' open the app", .head) {
        file, entitlement in
        ["1. Serve \(file) before the release.", "2. Release with the entitlement '\(entitlement)'."]
      }
    }
      + missing(old, in: new).map { domain in
        self.domain(
          domain, Kinds.domainRemoved, "links of '\(domain.value)' no longer open the app", .base
        ) { file, entitlement in
          [
            "1. Release without the entitlement '\(entitlement)'.",
            "2. Keep \(file) until nobody uses older versions.",
          ]
        }
      }
  }

  private func domain(
    _ domain: Located<String>, _ kind: ChangeKind, _ message: String, _ side: Change.Side,
    steps: (_ file: String, _ entitlement: String) -> [String]
  ) -> Change {
    guard let entitlement = LinkDomain(domain.value)?.entitlement else {
      return change(
        kind, message, domain, side, subject: ["domain"],
        steps: ["No entitlement names such a domain: only the app's own code opens its links."])
    }
    let file = associationFile(of: domain.value)
    return change(
      kind, message, domain, side, url: file, subject: ["domain"], steps: steps(file, entitlement))
  }

  /// The paths that association files list, for domains that both versions have. What another pattern of the file takes
  /// already is no change of it.
  func associatedPaths() -> [Change] {
    let known = Set(base.domains.map(\.value)).intersection(head.domains.map(\.value))
    let (old, new) = (base.associatedPaths, head.associatedPaths)
    var list: [Change] = []
    for isExcluded in [false, true] {
      list += paths(Kinds.pathsAdded, new, without: old, .head, of: known, isExcluded)
      list += paths(Kinds.pathsRemoved, old, without: new, .base, of: known, isExcluded)
    }
    if budget.isSpent {
      list.append(
        comparison.notProved(
          "whether association files list more paths, or fewer",
          because: "paths were held against others \(AnalysisBudget.associatedPaths) times", .deploy))
    }
    return list
  }

  /// One change for all domains that have the same paths.
  private func paths(
    _ kind: ChangeKind, _ files: AssociatedPaths, without others: AssociatedPaths, _ side: Change.Side,
    of domains: Set<String>, _ isExcluded: Bool
  ) -> [Change] {
    var groups: [[String]: [String]] = [:]
    // Domains of one source have one list.
    let alike = Dictionary(grouping: domains.sorted()) { [files.owners[$0], others.owners[$0]] }
    for domains in alike.values {
      let known = others[domains[0]].keys.filter { $0.isExcluded == isExcluded }.map(\.text)
      let all = Set(known)
      // `**` takes a segment at least.
      let wide = known.filter { $0.utf8.contains(UInt8(ascii: "*")) }.map { path in
        path.split(separator: "/").flatMap { part -> [Substring] in
          part.hasSuffix("**") ? [part.dropLast(), "**"] : [part]
        }[...]
      }
      let index = LiteralIndex(wide.map { Self.sequence(of: $0) { !$0.contains { $0 == "*" || $0 == "?" } } })
      let own = files[domains[0]].keys.filter { $0.isExcluded == isExcluded }.map(\.text).filter {
        path in
        guard !all.contains(path), !budget.isSpent else { return false }
        let parts = path.split(separator: "/")[...]
        let rivals = index.rivals(of: Self.sequence(of: parts) { _ in true })
        return budget.spend(rivals.count) && !rivals.contains { Glob.matches(parts, pattern: wide[$0]) }
      }
      if !own.isEmpty { groups[own.sorted(), default: []] += domains }
    }
    return groups.map { paths, domains in
      let domains = domains.sorted()
      let list = files[domains[0]]
      let isOne = domains.count == 1
      let isAdded = kind == Kinds.pathsAdded
      let names = domains.map { "'\($0)'" }.joined(separator: ", ")
      let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
      let verb = isExcluded ? (isOne ? "excludes" : "exclude") : isOne ? "needs" : "need"
      let verbs = isAdded ? verb : "no longer \(isExcluded ? "exclude" : "need")\(isOne ? "s" : "")"
      let patterns = paths.compactMap { list[AssociatedPath(text: $0, isExcluded: isExcluded)] }
      let shown = paths.prefix(10) + (paths.count > 10 ? ["… \(paths.count - 10) more"] : [])
      // The file has no sign for the character itself.
      let literal = patterns.first { NavigationGraph.withoutPlaceholders($0.value).contains("*") }
      let warning = literal.map {
        "In the file, '*' is any text; in '\($0.value.text)' it is the character. '{_}' is one segment, '{/rest*}' the rest."
      }
      return Change(
        kind, "the association file\(isOne ? "" : "s") of \(names) \(verbs) '\(paths[0])'\(more)",
        level: isExcluded || literal != nil ? .risky : nil, proof: .derived,
        witness: witness(
          associationFile(of: domains[0]),
          [step(isAdded, isExcluded, domains.map(associationFile).joined(separator: ", "))]
            + [warning].compactMap { $0 } + shown),
        subject: domains + (isExcluded ? paths.map { "not \($0)" } : paths),
        places: patterns.map { Change.Place(side, $0.range) })
    }
  }

  /// The parts of a path or pattern before `**`, as far as only a part with the same text matches them.
  private static func sequence(
    of parts: ArraySlice<Substring>, isLiteral: (Substring) -> Bool
  ) -> LiteralIndex.Sequence {
    let end = parts.firstIndex(of: "**")
    let literals = parts[..<(end ?? parts.endIndex)].enumerated().compactMap { place, part in
      isLiteral(part) ? LiteralIndex.Literal(place: place, text: String(part)) : nil
    }
    return LiteralIndex.Sequence(literals, length: end == nil ? parts.count : nil)
  }

  private func step(_ isAdded: Bool, _ isExcluded: Bool, _ files: String) -> String {
    switch (isAdded, isExcluded) {
    case (true, false): "Serve \(files) with them before the release."
    case (false, false): "Keep them in \(files) until nobody uses older versions."
    case (true, true):
      "Serve \(files) with them once the release is out: older versions no longer get these links then."
    case (false, true):
      "Serve \(files) without them before the release: until then these links open in the browser."
    }
  }

  func platforms() -> [Change] {
    let (old, new) = (base.platforms, head.platforms)
    return new.compactMap { entry in
      let name = entry.name.value
      guard let before = old.first(where: { $0.name.value == name }) else {
        return change(
          Kinds.platformAdded, "the app runs on \(name)", entry.name, .head, subject: ["platform"])
      }
      let (oldTarget, newTarget) = (before.value.value, entry.value.value)
      let order = numbers(of: newTarget)
      let oldOrder = numbers(of: oldTarget)
      guard order != oldOrder else { return nil }
      let isRaised = oldOrder.lexicographicallyPrecedes(order)
      return Change(
        isRaised ? Kinds.targetRaised : Kinds.targetLowered,
        "the app needs \(name) \(newTarget) instead of \(oldTarget)", proof: .derived,
        witness: witness(nil, isRaised ? ["People on \(name) \(oldTarget) keep the last version."] : []),
        subject: [name],
        places: [Change.Place(.base, before.value.range), Change.Place(.head, entry.value.range)])
    }
      + old.filter { entry in !new.contains { $0.name.value == entry.name.value } }.map { entry in
        change(
          Kinds.platformRemoved, "the app no longer runs on \(entry.name.value)", entry.name, .base,
          subject: ["platform"], steps: ["People on \(entry.name.value) keep the last version."])
      }
  }

  func identifiers() -> [Change] {
    let parts = [
      ("bundle", base.app?.bundle, head.app?.bundle), ("team", base.app?.team, head.app?.team),
    ]
    return parts.compactMap { name, old, new in
      guard old?.value != new?.value,
        let place = new.map({ Change.Place(.head, $0.range) })
          ?? old.map({ Change.Place(.base, $0.range) })
      else { return nil }
      let subject = ChangeSubject(title: "the app", key: ["app"], places: [place])
      return subject.change(
        Kinds.identifier, name, old?.value, new?.value, level: old == nil ? .safe : .risky)
    }
  }

  private func missing(_ list: [Located<String>], in other: [Located<String>]) -> [Located<String>] {
    var known = Set(other.map(\.value))
    return list.filter { known.insert($0.value).inserted }
  }

  private func change(
    _ kind: ChangeKind, _ message: String, _ name: Located<String>, _ side: Change.Side, url: String? = nil,
    subject: [String], steps: [String] = []
  ) -> Change {
    Change(
      kind, message, proof: .derived, witness: witness(url, steps), subject: subject + [name.value],
      places: [Change.Place(side, name.range)])
  }

  private func witness(_ url: String?, _ lines: [String]) -> Change.Witness? {
    guard url != nil || !lines.isEmpty else { return nil }
    return Change.Witness(json: url.map { .object([("url", .string($0))]) } ?? .null, lines: lines)
  }

  private func associationFile(of domain: String) -> String {
    "https://\(LinkDomain(domain)?.servingHost ?? domain)/.well-known/apple-app-site-association"
  }

  /// Major, minor and patch.
  private func numbers(of version: String) -> [Int] {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    return parts + Array(repeating: 0, count: max(0, 3 - parts.count))
  }
}

extension NavigationGraph {
  fileprivate var schemes: [Located<String>] { sources.flatMap(\.schemes) }
  fileprivate var domains: [Located<String>] { sources.flatMap(\.domains) }

  fileprivate var associatedPaths: AssociatedPaths {
    var result = AssociatedPaths()
    let starts = [""] + prefixes.flatMap { Self.withoutNames($0.value) }
    func add(_ pattern: Located<LinkPattern>, _ source: SourceGroupID, isExcluded: Bool = false) {
      for whole in Self.withoutNames(pattern.value) {
        var owner = AssociatedPaths.Owner.source(source.value)
        var path = whole
        if let start = whole.firstRange(of: "://")?.upperBound {
          guard whole.hasPrefix("https:") || whole.hasPrefix("http:") else { continue }
          let end = whole[start...].firstIndex(of: "/") ?? whole.endIndex
          let domain = pattern.value.text.dropFirst(whole.distance(from: whole.startIndex, to: start))
          owner = .domain(String(domain.prefix { $0 != "/" }))
          path = String(whole[end...])
        }
        for prefix in starts {
          let text = (prefix + path).isEmpty ? "/" : prefix + path
          result.lists[owner, default: [:]][AssociatedPath(text: text, isExcluded: isExcluded)] = pattern
        }
      }
    }
    for (_, link) in links {
      if let template = link.template { add(Located(template, at: link.range), link.source) }
    }
    for redirect in redirects { add(redirect.pattern, redirect.source) }
    for exclusion in exclusions { add(exclusion.pattern, exclusion.source, isExcluded: true) }
    for (index, source) in sources.enumerated() {
      for domain in source.domains { result.owners[domain.value, default: []].append(.source(index)) }
    }
    for case .domain(let domain) in result.lists.keys {
      result.owners[domain, default: []].append(.domain(domain))
    }
    return result
  }

  /// A pattern without names, and without what it says of a query or a fragment: one path for each choice of the
  /// segments that may be missing.
  private static func withoutNames(_ pattern: LinkPattern) -> [String] {
    var paths = [""]
    for part in parts(ofPath: pattern) {
      switch part {
      case .literal(let text, _): paths = paths.map { $0 + text }
      case .expression(let expression):
        let longer = paths.map { $0 + sign(of: expression) }
        // Of neighbours the first ones are there: the second one alone is the first one alone.
        paths = expression.operation == .path ? paths + longer.filter { !paths.contains($0) } : longer
      }
    }
    return paths
  }

  /// The text of the path of a pattern.
  fileprivate static func withoutPlaceholders(_ pattern: LinkPattern) -> String {
    parts(ofPath: pattern).map { if case .literal(let text, _) = $0 { text } else { "" } }.joined()
  }

  private static func parts(ofPath pattern: LinkPattern) -> [URITemplate.Part] {
    var parts: [URITemplate.Part] = []
    for part in pattern.template.parts {
      guard case .literal(let text, let range) = part, let end = text.firstIndex(where: "?#".contains) else {
        parts.append(part)
        continue
      }
      return parts + [.literal(String(text[..<end]), range)]
    }
    return parts
  }

  private static func sign(of expression: URITemplate.Expression) -> String {
    let isMany = expression.operation == .reserved || expression.variables.last?.isExploded == true
    return switch expression.operation {
    case .query, .continuation, .fragment: ""
    case .path: isMany ? "/**" : "/*"
    case .simple, .reserved, .label, .parameters: isMany ? "**" : "*"
    }
  }
}

/// A path of an association file.
private struct AssociatedPath: Hashable {
  let text: String
  /// Whether the file leaves it to the browser.
  let isExcluded: Bool
}

/// The paths that association files list, with `*` for params and `**` for those of one or more segments.
private struct AssociatedPaths {
  /// What lists paths: a group of domains, or full URLs of one domain.
  enum Owner: Hashable {
    case source(Int)
    case domain(String)
  }

  /// Each path with the pattern that it is of.
  var lists: [Owner: [AssociatedPath: Located<LinkPattern>]] = [:]
  /// What lists the paths of a domain: hundreds of domains may share it.
  var owners: [String: [Owner]] = [:]

  subscript(domain: String) -> [AssociatedPath: Located<LinkPattern>] {
    owners[domain, default: []].reduce(into: [:]) { $0.merge(lists[$1] ?? [:]) { $1 } }
  }
}

enum DeployChangeKinds {
  static let all = [
    schemeAdded, schemeRemoved, domainAdded, domainRemoved, pathsAdded, pathsRemoved, platformAdded,
    platformRemoved, targetRaised, targetLowered, identifier,
  ]

  static let schemeAdded = ChangeKind(id: "scheme-added", .deploy, .safe, changelog: .added)

  static let schemeRemoved = ChangeKind(id: "scheme-removed", .deploy, .risky, changelog: .removed)

  static let domainAdded = ChangeKind(id: "domain-added", .deploy, .safe, changelog: .added)

  static let domainRemoved = ChangeKind(id: "domain-removed", .deploy, .risky, changelog: .removed)

  static let pathsAdded = ChangeKind(id: "association-paths-added", .deploy, .safe, changelog: .added)

  static let pathsRemoved = ChangeKind(id: "association-paths-removed", .deploy, .risky, changelog: .removed)

  static let platformAdded = ChangeKind(id: "platform-added", .deploy, .safe, changelog: .added)

  static let platformRemoved = ChangeKind(id: "platform-removed", .deploy, .risky, changelog: .removed)

  static let targetRaised = ChangeKind(id: "deployment-target-raised", .deploy, .risky)

  static let targetLowered = ChangeKind(id: "deployment-target-lowered", .deploy, .safe)

  static let identifier = ChangeKind(id: "app-identifier-changed", .deploy, .risky)
}
