package import NavSpecDiagnostics
import NavSpecReport

/// Kinds of what is wrong with files as wholes, in the order of their ids.
enum FileKinds {
  static let all: [DiagnosticKind] = [
    .failedCommand,
    .fixedLayout,
    .misnamedFile,
    .missingFile,
    .missingRootSpec,
    .severalRootSpecs,
    .unplannedOutput,
    .unreadableFile,
    .unwatchedInput,
  ]
}

extension DiagnosticKind {
  /// What has no kind of its own.
  package static let failedCommand = DiagnosticKind(
    id: "failed-command",
    explanation:
      "The command could not do its job for a reason outside the spec, for example a wrong option or a full disk."
  )

  package static let fixedLayout = DiagnosticKind(
    id: "fixed-layout", severity: .warning,
    explanation: """
      Another layout could change what the file says. The file has no map of keys, or uses a block scalar with '|+' or a \
      key with '?'.
      """)

  package static let misnamedFile = DiagnosticKind(
    id: "misnamed-file",
    explanation:
      "The tool, the plugins and editors know a spec by '.nav.yaml', the settings by '.navspec.yaml' and a model by '.json'."
  )

  package static let missingFile = DiagnosticKind(
    id: "missing-file",
    explanation: "A file that is named must exist. Without it, the result would describe something else.")

  package static let missingRootSpec = DiagnosticKind(
    id: "missing-root-spec",
    explanation:
      "A command compiles one root spec and everything that it includes.")

  package static let severalRootSpecs = DiagnosticKind(
    id: "several-root-specs",
    explanation: "A command takes one root spec, and the compiler does not guess which one.")

  package static let unreadableFile = DiagnosticKind(
    id: "unreadable-file",
    explanation: "The content of an unreadable file is unknown, and so is everything that depends on it.")

  package static let unwatchedInput = DiagnosticKind(
    id: "unwatched-input",
    explanation: """
      A build runs again when a file that it watches changes. A spec that reads any other file would leave stale \
      code behind.
      """)

  package static let unplannedOutput = DiagnosticKind(
    id: "unplanned-output",
    explanation: "A build compiles the files that it planned before the spec was read, and no others.")
}

extension SpecFileError {
  /// The error as a report about a file.
  package func report(of path: String) -> Report {
    switch self {
    case .notFound: Report(.missingFile, "there is no file '\(path)'", ofFile: path)
    case .outside:
      Report(.unreadableFile, "'\(path)' leads out of the project, or to a hidden file", ofFile: path)
    case .unreadable(let why): Report(.unreadableFile, "'\(path)' cannot be read: \(why)", ofFile: path)
    }
  }
}

/// A file whose name almost says that it is a spec: it ends in `.nav.yml`, or has no name before `.nav.yaml`.
package struct MisnamedSpec {
  /// The path that it should have; nil where only its author knows it.
  package let path: String?
  /// What is wrong, for people.
  package let message: String

  /// Nil for a path with any other ending.
  package init?(_ written: String) {
    let start = written.lastIndex(of: "/").map(written.index(after:)) ?? written.startIndex
    if written[start...] == ".nav.yaml" || written[start...] == ".nav.yml" {
      path = nil
      message = "'\(written)' has no name before '.nav.yaml': the generated files are named after it"
      return
    }
    guard written.hasSuffix(".nav.yml") else { return nil }
    let path = String(written.dropLast(".yml".count)) + ".yaml"
    self.path = path
    message = "'\(written)' is not read: the names of specs end in '.nav.yaml'; rename it to '\(path)'"
  }

  /// The path that a file would have that misses a letter of its right name.
  static func slip(for path: String) -> String? {
    path.hasSuffix(".nav.yaml") ? path.dropLast(".yaml".count) + ".yml" : nil
  }
}
