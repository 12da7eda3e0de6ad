package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
package import NavSpecModel
import NavSpecRuntime

/// What can be wrong with a property list of a project.
package enum PropertyListKinds {
  package static let all = [malformed, incomplete, unusedAddress]

  static let malformed = DiagnosticKind(id: "malformed-property-list")
  static let incomplete = DiagnosticKind(id: "incomplete-property-list", severity: .warning)
  static let unusedAddress = DiagnosticKind(id: "unused-address", severity: .warning)
}

extension PropertyListFile {
  /// What an `Info.plist` or an entitlements file says and a spec does not, and the reverse, at places of the file.
  /// - Parameters:
  ///   - path: The file, for messages. Its ending tells entitlements without domains.
  ///   - map: The file is added to it.
  package static func findings(
    in bytes: [UInt8], named path: String, for spec: ResolvedSpec, _ app: NavigationGraph.App,
    in map: inout SourceMap
  ) -> [Diagnostic] {
    let files = map
    do throws(PropertyListError) {
      let root = try PropertyListText(bytes).root
      let isEntitlements = root[PropertyListKey.domainsKey] != nil || path.hasSuffix(".entitlements")
      guard isEntitlements || path.hasSuffix("Info.plist") || root.isInformation else {
        throw .malformed(
          "this file is neither an 'Info.plist' nor entitlements: it has no key of them",
          at: root.range.lowerBound)
      }
      let keys =
        isEntitlements
        ? [PropertyListKey.domains(of: spec.graph, forDevelopers: false)]
        : PropertyListKey.information(of: spec, app)
      let source = map.add(SourceFile(path: path, bytes: bytes))
      let option = isEntitlements ? "--entitlements" : "--plist"
      let check = PropertyListCheck(
        root: root, source: source,
        fix: .init("write it: navspec generate \(option) \(path.inShellQuotes) --merge"))
      var findings: [Diagnostic] = []
      for key in keys { findings += try check.findings(of: key) }
      return findings
    } catch {
      map = files
      return [error.diagnostic(of: path, bytes, in: &map)]
    }
  }
}

extension PropertyListError {
  /// - Parameter map: The file is added to it.
  package func diagnostic(of path: String, _ bytes: [UInt8], in map: inout SourceMap) -> Diagnostic {
    guard case .malformed(let problem, let offset) = self else {
      let form = self == .binary ? "binary" : "in UTF-16"
      return Diagnostic(
        PropertyListKinds.malformed, "'\(path)' is \(form), and only XML in UTF-8 is read",
        at: SourceRange(file: map.add(SourceFile(withoutText: path))),
        fixes: [.init("convert it: plutil -convert xml1 \(path.inShellQuotes)")])
    }
    let source = map.add(SourceFile(path: path, bytes: bytes))
    let place = SourceRange(source: source, start: offset, end: min(offset + 1, bytes.count))
    return Diagnostic(PropertyListKinds.malformed, problem, at: place)
  }
}

private struct PropertyListCheck {
  let root: PropertyListText.Node
  let source: SourceID
  let fix: Diagnostic.Fix

  func findings(of key: PropertyListKey) throws(PropertyListError) -> [Diagnostic] {
    switch key {
    case .texts(let name, let texts, let isOwn):
      let list = root[name]
      return try compare(try list?.items(of: name) ?? [], of: list, named: name, with: texts, isOwn) { text in
        let name = String(text.dropFirst("applinks:".count).prefix { $0 != "?" })
        let isDomain = LinkDomain(name)?.entitlement == "applinks:" + name.lowercased()
        let problem =
          isDomain
          ? "no link of the spec is of '\(name)'" : "'\(name)' is no domain: example.com or *.example.com"
        return (problem, .warning)
      }
    case .urlTypes(_, let schemes):
      let types = root[PropertyListKey.urlTypesKey]
      var items: [PropertyListText.Node] = []
      for type in try types?.items(of: PropertyListKey.urlTypesKey) ?? [] { items += try type.schemes() }
      return try compare(items, of: types, named: PropertyListKey.urlTypesKey, with: schemes, { _ in true }) {
        // Services that sign people in have schemes of their own.
        ("no link of the spec has the scheme '\($0)'", .note)
      }
    case .quickActions(let actions, let isOwn):
      let name = PropertyListKey.quickActionsKey
      let items = try root[name]?.items(of: name) ?? []
      let types = items.compactMap { $0[PropertyListKey.quickActionTypeKey] }
      return try compare(types, of: root[name], named: name, with: actions.map(\.type), isOwn) {
        ("the route '\($0)' has no quick action that is always there", .warning)
      } + actions.flatMap { differences(of: $0.item, named: $0.type, in: items) }
    case .flag(let flag, let name, let value, let isDefault):
      let dictionary = root[name]
      _ = try dictionary?.members(of: name)
      let old = dictionary?[flag]
      if case .boolean(value) = old?.content { return [] }
      guard !isDefault, old?.string?.isVariable != true else { return [] }
      let place = range(of: old ?? dictionary ?? root)
      return [incomplete("'\(flag)' of '\(name)' is not \(value), which windows of the spec need", at: place)]
    }
  }

  private func differences(
    of action: PropertyListValue, named type: String, in items: [PropertyListText.Node]
  ) -> [Diagnostic] {
    guard case .dictionary(let members) = action,
      let item = items.first(where: { $0[PropertyListKey.quickActionTypeKey]?.string == type })
    else { return [] }
    return members.filter { item[$0.key]?.says($0.value) != true }.map { member in
      incomplete(
        "'\(member.key)' of the quick action '\(type)' is not what the spec says",
        at: range(of: item[member.key] ?? item))
    }
  }

  private func compare(
    _ items: [PropertyListText.Node], of collection: PropertyListText.Node?, named name: String,
    with texts: [String], _ isOwn: (String) -> Bool, unused: (String) -> (message: String, severity: Severity)
  ) throws(PropertyListError) -> [Diagnostic] {
    if let other = items.first(where: { $0.string == nil }) {
      throw .malformed("this value of '\(name)' is not a '<string>'", at: other.range.lowerBound)
    }
    let (missing, stale) = items.compared(with: texts, isOwn)
    return missing.map { text in
      // A mode is for some builds, and a variable may have the text.
      let other = items.first { item in
        guard let entry = item.string else { return false }
        return entry.isVariable && (isOwn(entry) || entry.hasPrefix("$"))
          || entry.lowercased().hasPrefix(text + "?")
      }
      var finding = incomplete(
        "'\(name)' lacks '\(text)', which the spec needs", at: range(of: collection ?? root),
        related: other.map { [.init("some builds may have it from this", at: range(of: $0))] } ?? [])
      if other != nil { finding.severity = .note }
      return finding
    }
      + stale.compactMap { item in
        guard let text = item.string, !texts.contains(text.prefix { $0 != "?" }.lowercased()) else {
          return nil
        }
        let problem = unused(text)
        var finding = Diagnostic(PropertyListKinds.unusedAddress, problem.message, at: range(of: item))
        finding.severity = problem.severity
        return finding
      }
  }

  private func incomplete(
    _ message: String, at range: SourceRange, related: [Diagnostic.Label] = []
  ) -> Diagnostic {
    Diagnostic(PropertyListKinds.incomplete, message, at: range, related: related, fixes: [fix])
  }

  /// The text of a value, or the first tag of a collection.
  private func range(of node: PropertyListText.Node) -> SourceRange {
    var range = node.range
    if let inside = node.inside { range = node.string == nil ? range.lowerBound..<inside.lowerBound : inside }
    return SourceRange(source: source, start: range.lowerBound, end: range.upperBound)
  }
}

extension PropertyListText.Node {
  /// Whether it has all of a value; a build decides what a variable is.
  fileprivate func says(_ value: PropertyListValue) -> Bool {
    switch (value, content) {
    case (.string(let text), .string(let own)): text == own || own.isVariable
    case (.dictionary(let members), .dictionary): members.allSatisfy { self[$0.key]?.says($0.value) == true }
    default: false
    }
  }

  fileprivate var isInformation: Bool {
    guard case .dictionary(let members) = content else { return false }
    return members.contains { $0.key.contains(/^(CFBundle|UI|NS|LS)/) }
  }
}
