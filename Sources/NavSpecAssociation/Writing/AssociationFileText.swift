import NavSpecLinkAnalysis
package import NavSpecRuntime

/// The association file of a domain that a spec asks for.
package struct AssociationFileText: Sendable {
  /// Empty where the app opens nothing of the domain.
  package let text: String
  /// The patterns with their shares of the text, in bytes, the largest first.
  package let shares: [(origin: LinkVariant.Origin, bytes: Int)]

  let components: [ComponentText]
  /// Of each component that is a pattern's the first one.
  let origins: [ComponentText: LinkVariant.Origin]
  private let variables: [(name: String, values: [String])]

  /// Apple reads no file of more bytes.
  package static let largest = 128 << 10

  /// - Parameters:
  ///   - links: What the app opens of the domains that read the file.
  ///   - apps: Identifiers of the app: its team, a dot, its bundle.
  ///   - opensAll: Whether the app opens what no link of it matches.
  ///   - comment: What the first component says to a reader of the file.
  init(of links: WebVariants, apps: [String], opensAll: Bool, comment: String? = nil) {
    var writer = ComponentWriter()
    var shares: [(origin: LinkVariant.Origin, bytes: Int)] = []
    var origins: [ComponentText: LinkVariant.Origin] = [:]
    func components(of rows: [WebVariants.Row], isExcluded: Bool) -> [ComponentText] {
      rows.flatMap { row in
        let own = writer.components(of: row, isExcluded: isExcluded)
        for component in own where origins[component] == nil { origins[component] = row.variant.origin }
        // The variants of a pattern follow each other.
        if shares.last?.origin != row.variant.origin { shares.append((row.variant.origin, 0)) }
        shares[shares.count - 1].bytes += own.reduce(0) { $0 + Self.line($1.json(saysCase: true)).utf8.count }
        return own
      }
    }
    let exclusions = components(of: links.exclusions, isExcluded: true)
    let claims = components(of: links.rows, isExcluded: false)
    self.origins = origins
    self.shares = shares.sorted { $0.bytes > $1.bytes }
    let all = claims.isEmpty ? [] : Self.ordered(exclusions, claims, opensAll: opensAll)
    self.components = all
    variables = writer.variables
    // A component says it for itself where not all agree.
    let ignoresCase = all.allSatisfy(\.ignoresCase)
    let lines = all.enumerated().map { index, component in
      Self.line(component.json(saysCase: !ignoresCase, comment: index == 0 ? comment : nil))
    }
    guard !lines.isEmpty else {
      text = ""
      return
    }
    let values = Self.members(writer.variables)
    text = """
      {
        "applinks": {
          "details": [
            {
              "appIDs": \(JSONText.array(apps.map { .string($0) }).text(.line)),\(ignoresCase ? Self.defaults : "")
              "components": [
      \(lines.joined(separator: ",\n"))
              ]
            }
          ]\(values.isEmpty ? "" : Self.variables + JSONText.object(values).text(.line))
        }
      }

      """
  }

  private static func members(_ variables: [(name: String, values: [String])]) -> [(String, JSONText)] {
    variables.map { ($0.name, .array($0.values.map { .string($0) })) }
  }

  /// A component as it is written, with the values of its variables.
  func text(of component: ComponentText) -> String {
    let text = component.json(saysCase: true).text(.line)
    let own = variables.filter { text.contains("$(\($0.name))") }
    return text + (own.isEmpty ? "" : " with " + JSONText.object(Self.members(own)).text(.line))
  }

  private static let defaults = "\n        \"defaults\": {\"caseSensitive\": false},"
  private static let variables = ",\n    \"substitutionVariables\": "

  private static func line(_ component: JSONText) -> String { "          " + component.text(.line) }

  /// Exclusions without a `*` come first, since these exclude no more than they say. Other components follow by their
  /// number of segments, the longest first: what has more segments than a `*` may cover is excluded before it.
  private static func ordered(
    _ exclusions: [ComponentText], _ claims: [ComponentText], opensAll: Bool
  ) -> [ComponentText] {
    // Of the same one for any number of segments and for some the former is enough.
    func once(_ list: [ComponentText]) -> [ComponentText] {
      var seen: Set<ComponentText> = []
      return (list.filter { $0.segmentCount == nil } + list.filter { $0.segmentCount != nil }).filter {
        var component = $0
        component.segmentCount = nil
        return seen.insert(component).inserted
      }
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
        pattern: AssociationPattern(claim.path) { .literal("$(\($0))") }
      )
    }
    // A pattern whose first segment is known covers no other one.
    let byHead = Dictionary(grouping: wide) { head(of: $0.claim.path) }
    let open = Set(claims.filter(\.isOpen).map(\.path))
    return claims.filter { claim in
      if !claim.isOpen, open.contains(claim.path) { return false }
      let head = head(of: claim.path)
      let rivals = byHead[nil, default: []] + (head == nil ? [] : byHead[head, default: []])
      return !rivals.contains { other in
        other.claim.path != claim.path && claim.path.utf8.starts(with: other.start.utf8)
          && [nil, claim.segmentCount].contains(other.claim.segmentCount)
          && other.claim.ignoresCase == claim.ignoresCase
          && other.pattern.matches(claim.path, ignoringCase: false)
      }
    }
  }

  /// The first segment of a path, if it is one text.
  private static func head(of path: String) -> Substring? {
    let head = path.dropFirst().prefix { $0 != "/" }
    return head.contains(where: "?*$".contains) ? nil : head
  }
}
