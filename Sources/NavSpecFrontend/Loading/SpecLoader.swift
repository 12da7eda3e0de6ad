package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecYAML

/// How the loader sees files. Paths are below the root spec's folder, `/` between parts.
package struct SpecFileAccess {
  /// Why a file cannot be read.
  package enum Failure: Error, Hashable {
    case notFound
    /// It lies outside the root spec's folder, for example behind a symbolic link.
    case outside
    /// In the system's words.
    case unreadable(String)
  }

  /// The bytes of a file.
  package var read: (String) -> Result<[UInt8], Failure>
  /// The names in a folder (`""` is the root spec's own); folders end in `/`.
  package var list: (String) -> [String]

  package init(read: @escaping (String) -> Result<[UInt8], Failure>, list: @escaping (String) -> [String]) {
    self.read = read
    self.list = list
  }
}

/// Reads a root spec and all it includes.
package struct SpecLoader {
  /// What was read, the root first; `root` is nil if the root itself could not be read.
  package private(set) var files: [SpecFile] = []
  package private(set) var sources = SourceMap()
  package private(set) var diagnostics: [Diagnostic] = []
  /// Every path that was asked for, found or not.
  package private(set) var paths: [String] = []

  /// The comments of every file, in order.
  package private(set) var comments: [SpecComment] = []

  /// Whether a file is missing from what was read: its routes are not known.
  package private(set) var hasUnreadableFiles = false

  private let access: SpecFileAccess
  private var folders: FolderTree
  private let limits: YAMLLimits
  private let displayPrefix: String
  private var loaded: Set<String> = []
  /// What each file includes, as far as is known.
  private var includes: [String: Set<String>] = [:]

  /// `displayPrefix` stands before paths in messages.
  package init(access: SpecFileAccess, limits: YAMLLimits, displayPrefix: String) {
    self.access = access
    self.folders = FolderTree(list: access.list)
    self.limits = limits
    self.displayPrefix = displayPrefix
  }

  /// Loads the root; says why it could not be read, if so.
  package mutating func load(root path: String) -> SpecFileAccess.Failure? {
    switch access.read(path) {
    case .failure(let failure): return failure
    case .success(let bytes):
      load([(path, bytes)], trail: [path])
      return nil
    }
  }

  /// Reads files that one place names, at once; then what they include.
  private mutating func load(_ batch: [(path: String, bytes: [UInt8])], trail: [String]) {
    let read = batch.map { path, bytes in
      loaded.insert(path)
      paths.append(path)
      return (path: path, id: sources.add(SourceFile(path: displayPrefix + path, bytes: bytes)))
    }
    let limits = limits
    let results = read.concurrentMap { [sources] path, id in
      SpecReader.read(id, path: path, in: sources, limits: limits)
    }
    var included: [(index: Int, path: String)] = []
    for ((path, _), (file, problems, comments)) in zip(read, results) {
      diagnostics += problems
      self.comments += comments
      guard let file else {
        hasUnreadableFiles = true
        continue
      }
      let isRoot = files.isEmpty
      included.append((files.count, path))
      files.append(file)
      if !isRoot, let app = file.app {
        diagnostics.append(
          Diagnostic(
            .duplicateName, "an included file says again what the app is", at: app.range,
            label: "only the root spec has 'app'"))
      }
    }
    for (index, path) in included {
      for item in files[index].include.indices {
        guard let pattern = files[index].include[item].path else { continue }
        files[index].include[item].found = include(
          pattern, from: path, trail: trail.last == path ? trail : trail + [path])
      }
    }
  }

  /// Reads what a path or a glob stands for, and says which files that is.
  private mutating func include(
    _ pattern: Located<String>, from includer: String, trail: [String]
  ) -> [String] {
    let text = pattern.value
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text.hasPrefix("/") || text.hasPrefix("~") || parts.contains("..") || text.contains("\\")
      || text.contains("\0")
    {
      report(
        .includeEscape, "'\(text)' leads out of the spec's folder", pattern,
        "a path below the root spec's folder")
      return []
    }
    let folder = includer.split(separator: "/").dropLast().map(String.init)
    let steps = folder + parts.map(String.init).filter { $0 != "." && !$0.isEmpty }
    let found: [String]
    if text.contains("*") || text.contains("?") {
      found = folders.files(matching: steps).filter { $0 != includer }
    } else {
      found = [steps.joined(separator: "/")]
    }
    if found.isEmpty {
      report(.includeNotFound, "no file matches '\(text)'", pattern, "nothing to include")
    }
    var batch: [(path: String, bytes: [UInt8])] = []
    for path in found {
      if leads(path, to: includer) {
        report(
          .includeCycle, "'\(includer)' and '\(path)' include each other", pattern,
          (trail + [path]).joined(separator: " → "))
        continue
      }
      includes[includer, default: []].insert(path)
      guard !loaded.contains(path) else { continue }
      switch access.read(path) {
      case .success(let bytes): batch.append((path, bytes))
      case .failure(.notFound):
        report(.includeNotFound, "'\(path)' does not exist", pattern, "nothing to include")
      case .failure(.outside):
        report(
          .includeEscape, "'\(path)' leads out of the spec's folder", pattern,
          "a path below the root spec's folder")
      case .failure(.unreadable(let why)):
        report(.includeNotFound, "'\(path)' cannot be read: \(why)", pattern, "nothing to include")
      }
    }
    load(batch, trail: trail)
    return found
  }

  /// Whether a file is another, or includes it in the end. The files of one glob are read at once, so that
  /// the trail alone does not say.
  private func leads(_ path: String, to goal: String) -> Bool {
    var seen: Set<String> = [path]
    var open = [path]
    while let next = open.popLast() {
      if next == goal { return true }
      open += (includes[next] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }

  private mutating func report(
    _ kind: DiagnosticKind, _ message: String, _ pattern: Located<String>, _ label: String
  ) {
    hasUnreadableFiles = true
    diagnostics.append(Diagnostic(kind, message, at: pattern.range, label: label))
  }
}

extension DiagnosticKind {
  package static let includeNotFound = DiagnosticKind(
    id: "include-not-found",
    explanation: "What is included is part of the spec; without it the spec says less than it seems to.")

  package static let includeEscape = DiagnosticKind(
    id: "include-escape",
    explanation: """
      A spec reads only files below the folder of its root, so that it means the same on every machine and \
      cannot read what is not its own.
      """)

  package static let includeCycle = DiagnosticKind(
    id: "include-cycle",
    explanation: "Files that include each other have no first one, and the order of routes would be chance.")
}
