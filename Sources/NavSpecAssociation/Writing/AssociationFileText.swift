package import NavSpecLinkAnalysis
import NavSpecRuntime

/// The association file of a domain that a spec asks for.
package struct AssociationFileText: Sendable {
  package let text: String

  /// - Parameters:
  ///   - links: What the app opens of the domains that read the file.
  ///   - apps: Identifiers of the app: its team, a dot, its bundle.
  ///   - opensAll: Whether the app opens what no link of it matches.
  package init(of links: WebLinks, apps: [String], opensAll: Bool) {
    var writer = ComponentWriter()
    var exclusions: [ComponentText] = []
    var claims: [ComponentText] = []
    for row in links.exclusions { exclusions += writer.components(of: row, isExcluded: true) }
    for row in links.rows { claims += writer.components(of: row, isExcluded: false) }
    let components = Self.ordered(exclusions, claims, opensAll: opensAll)
    var details: [(String, JSONText)] = [("appIDs", .array(apps.map { .string($0) }))]
    // A component says it for itself where not all agree.
    let ignoresCase = !components.isEmpty && components.allSatisfy(\.ignoresCase)
    if ignoresCase { details.append(("defaults", .object([("caseSensitive", .bool(false))]))) }
    details.append(("components", .array(components.map { $0.json(saysCase: !ignoresCase) })))
    var members: [(String, JSONText)] = [("details", .array([.object(details)]))]
    if !writer.variables.isEmpty {
      let values = writer.variables.map { ($0.name, JSONText.array($0.values.map { .string($0) })) }
      members.append(("substitutionVariables", .object(values)))
    }
    text = JSONText.object([("applinks", .object(members))]).text(.indented) + "\n"
  }

  /// Exclusions without a `*` come first, since these exclude no more than they say. Other components follow by their
  /// number of segments, the longest first: what has more segments than a `*` may cover is excluded before it.
  private static func ordered(
    _ exclusions: [ComponentText], _ claims: [ComponentText], opensAll: Bool
  ) -> [ComponentText] {
    func once(_ list: [ComponentText]) -> [ComponentText] {
      var seen: Set<ComponentText> = []
      return list.filter { seen.insert($0).inserted }
    }
    let claims = withoutCovered(once(claims))
    let exclusions = once(exclusions)
    var result = exclusions.filter { !$0.isWide } + exclusions.filter { $0.isWide && $0.segmentCount == nil }
    result += claims.filter { $0.segmentCount == nil }
    for level in Set((claims + exclusions).compactMap(\.segmentCount)).sorted(by: >) {
      let rows =
        exclusions.filter { $0.isWide && $0.segmentCount == level }
        + claims.filter { $0.segmentCount == level }
      if rows.contains(where: \.isWide), !opensAll {
        let longer = String(repeating: "/?*", count: level + 1)
        let isClaimed = claims.contains { $0.path == longer && $0.isOpen }
        if !isClaimed {
          result.append(ComponentText(path: longer, isExcluded: true, ignoresCase: rows[0].ignoresCase))
        }
      }
      result += rows
    }
    return result
  }

  /// Without those that another one covers, which asks for the path alone.
  private static func withoutCovered(_ claims: [ComponentText]) -> [ComponentText] {
    let wide = claims.filter { $0.isOpen && $0.isWide }.map { claim in
      (
        claim: claim, start: claim.path.prefix { $0 != "?" && $0 != "$" },
        pattern: AssociationPattern(claim.path) { _ in nil }
      )
    }
    let open = Set(claims.filter(\.isOpen).map(\.path))
    return claims.filter { claim in
      if !claim.isOpen, open.contains(claim.path) { return false }
      return !wide.contains { other in
        other.claim.path != claim.path && claim.path.utf8.starts(with: other.start.utf8)
          && [nil, claim.segmentCount].contains(other.claim.segmentCount)
          && other.claim.ignoresCase == claim.ignoresCase
          && other.pattern.matches(claim.path, ignoringCase: false)
      }
    }
  }
}
