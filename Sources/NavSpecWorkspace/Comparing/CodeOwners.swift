import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecModel

/// The file by which GitHub and GitLab ask people for a review: `CODEOWNERS`.
package struct CodeOwners {
  /// Where it may be, below the folder of the work tree; the first that is there counts.
  static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  /// GitHub's: a larger file is as none there.
  private static let largestFile = 3 << 20
  /// For so many files the rules are tried in about a second; those that follow have no owners.
  fileprivate var maximumFiles: Int { max(1, 2_000_000 / max(1, rules.count)) }

  private struct Rule {
    let pattern: [Substring]
    /// Whether it also stands for everything below what it matches.
    let takesFolders: Bool
    let owners: [String]
  }

  private let rules: [Rule]

  package init(_ text: String) {
    rules = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      // Sections of GitLab begin with a bracket.
      guard let pattern = words.first, !pattern.hasPrefix("["), !pattern.hasPrefix("^[") else { return nil }
      let parts = pattern.split(separator: "/")
      let isAnchored = pattern.hasPrefix("/") || parts.count > 1
      return Rule(
        pattern: (isAnchored ? [] : ["**"]) + parts,
        takesFolders: pattern.hasSuffix("/") || parts.last != "*" || parts.count == 1,
        owners: words.dropFirst().map(String.init))
    }
  }

  /// The file of the work tree that a folder is in; nil where there is none.
  /// - Parameter ascent: The way to the work tree's folder, as `../`.
  init?(inWorkTreeAt ascent: String) {
    let project = ProjectFolders(of: [ascent])
    for place in Self.places {
      guard let bytes = try? project.bytes(ofFile: Disk.path(ascent, place), atMost: Self.largestFile) else {
        continue
      }
      guard bytes.count <= Self.largestFile else { return nil }
      self.init(String(decoding: bytes, as: UTF8.self))
      return
    }
    return nil
  }

  /// Who owns a file: the last rule that matches says so.
  /// - Parameter path: Below the folder of the work tree.
  package func owners(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    let rule = rules.last { rule in
      Glob.matches(parts[...], pattern: rule.pattern[...])
        || rule.takesFolders && Glob.matches(parts[...], pattern: (rule.pattern + ["**"])[...])
    }
    return rule?.owners ?? []
  }
}

extension Report {
  /// The report with the code owners of the files that changes are in.
  /// - Parameter repository: The repository of the working directory.
  func withCodeOwners(of repository: GitRepository) -> Report {
    guard let owners = CodeOwners(inWorkTreeAt: repository.ascent) else { return self }
    var report = self
    // A file has many changes, and the rules are many.
    var known: [String: [String]] = [:]
    report.comparison?.changes = (comparison?.changes ?? []).map { change in
      var change = change
      let place = change.places.first { $0.side == .head }
      let file = place.map { sources[$0.range.source].path } ?? comparison?.head.spec ?? ""
      if known[file] == nil, known.count < owners.maximumFiles {
        known[file] = repository.path(of: file).map(owners.owners) ?? []
      }
      change.codeOwners = known[file] ?? []
      return change
    }
    return report
  }
}
