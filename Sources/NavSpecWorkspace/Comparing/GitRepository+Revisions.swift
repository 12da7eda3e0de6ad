import NavSpecDiagnostics
import NavSpecModel

extension GitRepository {
  /// The commit to compare with: that of a revision, or the newest one that it and the current commit both have.
  func commit(of revision: String, isExact: Bool) throws -> String {
    guard let commit = try commit(named: revision) else { throw try unknown(revision, isExact: isExact) }
    if isExact { return commit }
    let result = try git.run(["merge-base", commit, "HEAD"])
    guard result.code == 0 else {
      let reason =
        try isShallow
        ? "the clone is shallow, and '\(revision)' and the current commit have no common one in it: \(Self.unshallow)"
        : "'\(revision)' and the current commit have no common one"
      throw CommandFailure("\(reason); --exact compares with '\(revision)' itself")
    }
    return result.line
  }

  /// The commit that a release promises: the one that pins it, else what its reference names. A reference that is not
  /// here may have been pinned to anything.
  func commit(of release: ReleaseEntry) throws -> String {
    let named = try commit(of: release.name, isExact: true)
    return try release.commit.map { try commit(of: $0.value, isExact: true) } ?? named
  }

  /// The releases whose references name another commit here than the one that pins them.
  func moved(_ releases: [ReleaseEntry]) throws -> [MovedRelease] {
    try releases.compactMap { release in
      guard let pinned = release.commit?.value, let commit = try commit(named: release.name),
        commit != pinned
      else { return nil }
      return MovedRelease(release, to: commit)
    }
  }

  private static let unshallow = "git fetch --unshallow, or actions/checkout with fetch-depth: 0"

  private func commit(named revision: String) throws -> String? {
    let name = "\(revision)^{commit}"
    let result = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    return result.code == 0 ? result.line : nil
  }

  private var isShallow: Bool {
    get throws { try git.run(["rev-parse", "--is-shallow-repository"]).line == "true" }
  }

  /// Why a revision names no commit here, and what fetches it.
  private func unknown(_ revision: String, isExact: Bool) throws -> CommandFailure {
    let names = try git.run(["for-each-ref", "--count=2000", "--format=%(refname:short)"]).lines
    if names.isEmpty, try commit(named: "HEAD") == nil {
      return CommandFailure("the repository has no commit yet")
    }
    // The commit that `HEAD~5` and `main@{1}` begin at.
    let start = String(revision.replacing("@{", with: "~").prefix { $0 != "~" && $0 != "^" })
    let subject = start.isEmpty ? "HEAD" : start
    let step = revision.dropFirst(start.count)
    if !step.isEmpty, try commit(named: subject) != nil {
      if step.hasPrefix("@") { return CommandFailure("'\(subject)' has no '\(step)' here") }
      let cure = try isShallow ? "; the clone is shallow: \(Self.unshallow)" : ""
      return CommandFailure("the history of '\(subject)' has no commit '\(revision)'\(cure)")
    }
    let remotes = try git.run(["remote"]).lines
    // `origin/main` is a copy of the server's `main`; by a hash a server knows a commit only if it is whole.
    let copied = remotes.first { start.hasPrefix($0 + "/") }
    var refs = ["\(start):\(start)".quotedForShell]
    if start.count >= 7, start.allSatisfy(\.isHexDigit) {
      refs = [start.count < 40 ? "WHOLE-HASH" : start]
    } else if let copied {
      refs = ["\(start.dropFirst(copied.count + 1)):refs/remotes/\(start)".quotedForShell]
    } else if !start.contains("/") {
      refs.append("tag \(start.quotedForShell)")
    }
    let depth = try !isShallow ? "" : isExact && step.isEmpty ? "--depth=1 " : "--unshallow "
    let remote = copied ?? (remotes.contains("origin") ? "origin" : remotes.first)
    let cures = remote.map { remote in refs.map { "git fetch \(depth)\(remote) \($0)" } } ?? []
    let trunks: Set = ["main", "master"]
    let copies = names.filter {
      $0.hasSuffix("/" + start) || start.hasSuffix("/" + $0)
        || trunks.isSuperset(of: [Disk.name(of: $0), Disk.name(of: start)])
    }
    let question = asking(copies.isEmpty ? names.nearest(to: start) : Array(copies.prefix(3)))
    let cure = cures.isEmpty ? "" : "; if the server has it: \(cures.joined(separator: ", or "))"
    return CommandFailure("git knows no revision '\(start)'\(question)\(cure)")
  }
}

extension String {
  package var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789.-_/@:".unicodeScalars.contains($0))
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
