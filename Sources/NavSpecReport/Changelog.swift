import NavSpecDiagnostics

extension Report {
  /// The changes as a section of a changelog, in the words of https://keepachangelog.com; empty lists are left out.
  /// - Parameters:
  ///   - title: The name of the newer version.
  ///   - listsAll: Whether to list what changes for programmers, for the release and in descriptions too.
  public func changelog(title: String, listsAll: Bool = false) -> String {
    let changes = (comparison?.changes ?? []).filter { change in
      if listsAll { return true }
      guard let section = change.kind.changelog else { return false }
      return section == .deprecated || [.link, .state, .flow].contains(change.changeClass)
    }
    var text = "## [\(Markdown.inert(title))]\n"
    for section in ChangelogSection.allCases {
      // A new link and a new screen of one route may read alike.
      let lines = changes.filter { $0.kind.changelog ?? .changed == section }
        .map { Markdown.inert($0.message) }.distinct
      guard !lines.isEmpty else { continue }
      text += "\n### \(section.rawValue)\n\n" + lines.map { "- \($0)\n" }.joined()
    }
    return text
  }
}
