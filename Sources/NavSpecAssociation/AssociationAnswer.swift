package import NavSpecDiagnostics
import NavSpecRuntime

extension AssociationDecision {
  /// One line for programs, the keys of a contract.
  package func json(for url: String) -> String {
    func place(_ component: AssociationComponent) -> [(String, JSONText)] {
      [("details", .int(component.details)), ("index", .int(component.index))]
    }
    return JSONText.object([
      ("url", .string(url)), ("decision", .string(outcome.rawValue)),
      ("component", component.map { .object(place($0)) } ?? .null),
      (
        "nearest",
        nearest.map { .object(place($0.component) + [("part", .string($0.part.rawValue))]) } ?? .null
      ),
    ]).encodedOnOneLine()
  }

  /// A few lines for people.
  /// - Parameters:
  ///   - reason: Why no component could fit; nil if one could.
  ///   - map: It has the file.
  package func text(for url: String, _ reason: String?, in map: SourceMap) -> String {
    func rule(_ component: AssociationComponent) -> String {
      let text = map.text(in: component.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(text.count > 100 ? text.prefix(99) + "…" : text) at \(map.place(of: component.range))"
    }
    let meaning =
      switch outcome {
      case .match: "  match    the file claims it for the app"
      case .exclude: "  exclude  the file keeps it from the app"
      case .noMatch: "  noMatch  " + (reason ?? "no component fits")
      }
    var lines = [url, meaning]
    if let component { lines.append("  rule     \(rule(component))") }
    if let nearest {
      lines.append("  nearest  \(rule(nearest.component)): its '\(nearest.part.rawValue)' does not fit")
    }
    return lines.map(visible).joined(separator: "\n")
  }
}

extension AssociationFile {
  /// Why none of its components could fit a URL; nil if one could.
  package func reason(for text: String, domain: String, app: String) -> String? {
    guard let url = AssociationURL(text) else { return "it is no URL of the web" }
    if !url.isOf(domain: domain) { return "it is not of the domain '\(domain)'" }
    if !isAboutLinks { return "the file has no 'applinks' with 'details'" }
    if !apps.contains(app) {
      return "the file does not name the app '\(app)'" + asking(apps.nearest(to: app))
    }
    return components(for: app).isEmpty ? "the file has no components for the app" : nil
  }
}
