package import NavSpecCompiler

/// The two versions that a comparison is about, as the command line names them.
package enum ComparedInput {
  /// Compares two specs, folders or models on disk.
  package static func report(base: String, head: String) throws -> Report {
    let base = try onDisk(base, after: nil)
    return try onDisk(head, after: base).report(against: base)
  }

  /// Compares a spec with what it was at a revision.
  /// - Parameters:
  ///   - revision: A branch, tag or commit, and after `:` the path of the spec there, if it had another.
  ///   - spec: The spec; nil for that of the working directory.
  ///   - isExact: Whether the revision itself counts, not the newest commit that both have.
  package static func report(against revision: String, head spec: String?, isExact: Bool) throws -> Report {
    let repository = try GitRepository()
    defer { repository.close() }
    let input = try SpecInput(named: spec)
    guard input.folder != nil else {
      throw CommandFailure("standard input has no revisions; name the spec")
    }
    let parts = revision.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let name = parts[0]
    guard let path = repository.path(of: parts.count == 2 ? parts[1] : input.name) else {
      throw CommandFailure("'\(input.name)' is not in this git repository")
    }
    let commit = try isExact ? repository.commit(of: name) : repository.mergeBase(with: name)
    var options = input.options
    options.policy = nil
    options.displayPrefix = "\(name):" + Disk.folder(of: path)
    let files = RevisionSpecFiles(
      repository: repository, commit: commit, folder: Disk.folder(of: path),
      maximumBytes: options.maximumFileBytes)
    guard try repository.content(of: path, at: commit, atMost: options.maximumFileBytes) != nil else {
      throw CommandFailure(
        "there is no '\(path)' in \(name) (\(commit.prefix(12))); name its path there: --against \(name):PATH"
      )
    }
    let base = try ComparedSpec(
      try CheckedSpec(root: Disk.name(of: path), files: files, options: options), name: path, revision: commit
    )
    let head = try CheckedSpec(
      root: input.root, files: input.files, options: base.options(for: input.options))
    return try ComparedSpec(head, name: input.name).report(against: base)
  }

  private static func onDisk(_ name: String, after base: ComparedSpec?) throws -> ComparedSpec {
    if name.hasSuffix(".json") {
      let options = base?.options(for: CompilerOptions()) ?? CompilerOptions()
      return try ComparedSpec(model: try Disk.named(name), path: name, options: options)
    }
    let input = try SpecInput(named: name)
    let options = base?.options(for: input.options) ?? input.options
    let spec = try CheckedSpec(root: input.root, files: input.files, options: options)
    return try ComparedSpec(spec, name: input.name)
  }
}
