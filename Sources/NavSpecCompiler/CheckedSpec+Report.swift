import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
@_exported public import NavSpecReport

extension CheckedSpec {
  /// One line about what was read and how it is: "Recipes: 36 routes, 33 links in 5 files: no problems".
  public var summary: String {
    var parts: [String] = []
    if let graph = resolved?.graph {
      let links = graph.routes.reduce(0) { $0 + $1.links.count }
      let routes = graph.routes.count { !graph.isExit($0) }
      // What is no name could be a command to a CI that reads this line; its diagnostic shows it.
      let name = SwiftName.isIdentifier(graph.name.value) ? "\(graph.name.value): " : ""
      parts.append(
        "\(name)\(counted(routes, "route")), \(counted(links, "link")) in \(counted(loaded.inputs.count, "file"))"
      )
    } else {
      parts.append(counted(loaded.inputs.count, "file"))
    }
    let problems = [
      errorCount > 0 ? counted(errorCount, "error") : nil,
      warningCount > 0 ? counted(warningCount, "warning") : nil,
      noteCount > 0 ? counted(noteCount, "note") : nil,
    ].compactMap { $0 }
    let known = knownCount > 0 ? " (\(knownCount) known)" : ""
    let none = knownCount > 0 ? "no new problems" : "no problems"
    parts.append((problems.isEmpty ? none : problems.joined(separator: ", ")) + known)
    return parts.joined(separator: ": ")
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
