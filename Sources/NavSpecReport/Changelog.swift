import NavSpecDiagnostics

extension Report {
  /// The changes as a section of a changelog, in the words of https://keepachangelog.com; empty lists are left out.
  /// - Parameters:
  ///   - title: The name of the newer version.
  ///   - listsAll: Whether to list what changes for programmers, for the release and in descriptions too.
  public func changelog(title: String, listsAll: Bool = false) -> String {
    // What older apps lose is no news of this one.
    let others = ["shared-link-lost", "downgrade-screen-lost"]
    let changes = (comparison?.changes ?? []).filter { change in
      if listsAll { return true }
      return !others.contains(change.kind.id)
        && (change.changelogSection == .deprecated
          || [.link, .state, .flow].contains(change.kind.changeClass))
    }
    var text = "## [\(shortened(title))]\n"
    for section in ChangelogSection.allCases {
      // A new link and a new screen of one route may read alike.
      var seen: Set<String> = []
      let lines = changes.filter { $0.changelogSection == section }.map { Markdown.inert($0.message) }
        .filter { seen.insert($0).inserted }
      guard !lines.isEmpty else { continue }
      text += "\n### \(section.rawValue)\n\n" + lines.map { "- \($0)\n" }.joined()
    }
    return text
  }
}

/// The sections of a changelog, in their order.
enum ChangelogSection: String, CaseIterable {
  case added = "Added"
  case changed = "Changed"
  case deprecated = "Deprecated"
  case removed = "Removed"
  case fixed = "Fixed"
  case security = "Security"
}

extension Change {
  /// Where a changelog lists it: guards and what is private first of all, then what comes and goes.
  var changelogSection: ChangelogSection {
    let words = kind.id.split(separator: "-")
    func has(_ others: Substring...) -> Bool { others.contains(where: words.contains) }
    if has("guarded", "unguarded", "guard", "private", "sensitivity") { return .security }
    if has("deprecation", "sunset") { return .deprecated }
    // Saved state that an earlier version did not read.
    if kind.id == "former-key-added" || kind.id == "state-limit-raised" { return .fixed }
    switch kind.id {
    case "link-left-to-browser", "url-not-built": return .removed
    case "shared-link-lost", "downgrade-screen-lost": return .changed
    case "link-taken-from-browser": return .added
    default:
      if has("added", "reachable", "shown", "built") { return .added }
      return has("removed", "lost", "unreachable", "hidden") ? .removed : .changed
    }
  }
}
