import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension SwiftPlan {
  /// A text of the spec as documentation, or a default line without one.
  func documentation(_ text: String?, else line: SwiftCode? = nil) -> [SwiftCode] {
    let text = text ?? ""
    let lines =
      text.isPrintableASCII
      ? [text[...]] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let empty = SwiftCode.documentation("")
    var written = Array(lines.map { SwiftCode.documentation(String($0)) }.drop { $0 == empty })
    while written.last == empty { written.removeLast() }
    if !written.isEmpty { return written }
    return line.map { ["/// \($0)"] } ?? []
  }

  /// What a case says of its route: its doc or title, then how it opens and what it requires.
  func documentation(of route: Route) -> [SwiftCode] {
    let title = route.displayTitle
    var lines = documentation(route.doc, else: "\(comment: title).")
    var facts: [SwiftCode] = []
    if let link = canonicalLink(of: route) { facts.append("Opens at `\(comment: link.pattern.value)`.") }
    let conditions = route.requirements.map { graph.conditions[$0.value].name.value }
    if !conditions.isEmpty {
      facts.append("Requires \(SwiftCode.joined(conditions.map { "`\(comment: $0)`" }, by: " and ")).")
    }
    if !facts.isEmpty { lines += ["///", "/// \(SwiftCode.joined(facts, by: " "))"] }
    for parameter in route.parameters {
      guard let doc = parameter.doc else { continue }
      if lines.last?.text.hasPrefix("/// - Parameter") != true { lines.append("///") }
      let text = doc.split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("/// - Parameter \(comment: parameter.name.value): \(comment: text)")
    }
    return lines
  }

  /// The link that is built for sharing, else the first that opens the route.
  private func canonicalLink(of route: Route) -> Link? {
    let links = route.links.filter { !$0.isInvalid && !$0.isDeprecated }
    return links.first { $0.isBuilt && $0.isFilled(by: route) } ?? links.first
  }

  func deprecation(of route: Route) -> SwiftCode? {
    guard route.isDeprecated || route.stability == .deprecated else { return nil }
    let title = route.displayTitle
    guard let sunset = route.sunset else { return .quoted("\(title) is deprecated") }
    return .quoted("\(title) is deprecated and may be removed after \(sunset.value)")
  }
}
