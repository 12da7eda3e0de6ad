import NavSpecLinkAnalysis
package import NavSpecRuntime

/// The association file of a domain that a spec asks for.
package struct AssociationFileText: Sendable {
  /// Empty where the app opens nothing of the domain.
  private(set) var components: [ComponentText]
  /// Of each component that is a pattern's the first one.
  let origins: [ComponentText: LinkVariant.Origin]
  private let variables: [(name: String, values: [String])]

  /// Apple reads no file of more bytes.
  package static let largest = 128 << 10

  /// - Parameters:
  ///   - links: What the app opens of the domains that read the file.
  ///   - opensAll: Whether the app opens what no link of it matches.
  init(of links: WebVariants, opensAll: Bool) {
    var writer = ComponentWriter()
    var origins: [ComponentText: LinkVariant.Origin] = [:]
    func components(of rows: [WebVariants.Row], isExcluded: Bool) -> [ComponentText] {
      rows.flatMap { row in
        let own = writer.components(of: row, isExcluded: isExcluded)
        for component in own where origins[component] == nil { origins[component] = row.variant.origin }
        return own
      }
    }
    let exclusions = components(of: links.exclusions, isExcluded: true)
    let claims = components(of: links.rows, isExcluded: false)
    let order = ComponentOrder(exclusions, claims, opensAll: opensAll)
    for (component, original) in order.originals where origins[component] == nil {
      origins[component] = origins[original]
    }
    (self.origins, variables) = (origins, writer.variables)
    self.components = claims.isEmpty ? [] : order.components
  }

  /// With some of its components.
  mutating func keep(_ indices: [Int]) { components = indices.map { components[$0] } }

  /// - Parameters:
  ///   - apps: Identifiers of the app: its team, a dot, its bundle.
  ///   - comment: What the first component says to a reader of the file.
  package func text(for apps: [String], comment: String? = nil) -> String {
    guard !components.isEmpty else { return "" }
    // A component says it for itself where not all agree.
    let ignoresCase = components.allSatisfy(\.ignoresCase)
    let lines = components.enumerated().map { index, component in
      Self.line(component.json(saysCase: !ignoresCase, comment: index == 0 ? comment : nil))
    }
    let values = Self.members(variables.filter { name, _ in lines.contains { $0.contains("$(\(name))") } })
    return """
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

  /// The patterns with their shares of the text, in bytes, the largest first.
  package var shares: [(origin: LinkVariant.Origin, bytes: Int)] {
    var shares: [LinkVariant.Origin: (place: Int, bytes: Int)] = [:]
    for (place, component) in components.enumerated() {
      guard let origin = origins[component] else { continue }
      shares[origin, default: (place, 0)].bytes += Self.line(component.json(saysCase: true)).utf8.count
    }
    return shares.sorted { ($1.value.bytes, $0.value.place) < ($0.value.bytes, $1.value.place) }
      .map { ($0.key, $0.value.bytes) }
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
}
