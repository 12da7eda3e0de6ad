import NavSpecFrontend

/// All that a run saw of the disk, by which a later one knows that it would see the same.
package struct Evidence: Hashable, Sendable {
  /// A file and its content.
  package struct File: Hashable, Sendable {
    package var path: String
    package var hash: ContentHash

    package init(_ path: String, _ hash: ContentHash) {
      self.path = path
      self.hash = hash
    }
  }

  /// An include with `*` or `?`, and the names of the files that it found.
  package struct Glob: Hashable, Sendable {
    package var pattern: String
    /// The folder of the package that it looks into; empty for that of the root spec.
    package var home: String
    package var includer: String
    package var found: ContentHash

    package init(pattern: String, home: String, includer: String, found: ContentHash) {
      self.pattern = pattern
      self.home = home
      self.includer = includer
      self.found = found
    }

    /// Whether it finds the same among these files.
    package func holds(in files: some SpecFiles) -> Bool {
      let glob = IncludeGlob(pattern: pattern, home: home, includer: includer)
      return Evidence.hash(of: glob.files(list: files.access.list)) == found
    }
  }

  /// The folder of the root spec, with a final `/` or empty: globs look below it.
  package var folder = ""
  /// What was read for the output: specs, configuration, baseline.
  package var inputs: [File] = []
  /// What was looked for and is not there.
  package var absent: [String] = []
  /// Files that might have been the root spec and are not.
  package var considered: [File] = []
  /// The names of all that might be root specs, of each folder that was searched for one.
  package var candidates: [File] = []
  /// What includes with `*` and `?` found.
  package var globs: [Glob] = []

  package init() {}

  /// The hash of a list of names.
  package static func hash(of names: [String]) -> ContentHash {
    ContentHash(names.joined(separator: "\0").utf8)
  }
}
