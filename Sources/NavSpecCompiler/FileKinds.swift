package import NavSpecDiagnostics
import NavSpecReport

/// Kinds of what is wrong with files as wholes, in the order of their ids.
enum FileKinds {
  static let all: [DiagnosticKind] = [
    .failedCommand, .fixedLayout, .misnamedFile, .missingFile, .missingRootSpec, .noRelease,
    .severalRootSpecs,
    .unplannedOutput, .unreadableFile, .unwatchedInput,
  ]
}

extension DiagnosticKind {
  /// What has no kind of its own.
  package static let failedCommand = DiagnosticKind(id: "failed-command")
  package static let fixedLayout = DiagnosticKind(id: "fixed-layout", severity: .warning)
  package static let misnamedFile = DiagnosticKind(id: "misnamed-file")
  package static let missingFile = DiagnosticKind(id: "missing-file")
  package static let missingRootSpec = DiagnosticKind(id: "missing-root-spec")
  package static let noRelease = DiagnosticKind(id: "no-release")
  package static let severalRootSpecs = DiagnosticKind(id: "several-root-specs")
  package static let unreadableFile = DiagnosticKind(id: "unreadable-file")
  package static let unwatchedInput = DiagnosticKind(id: "unwatched-input")
  package static let unplannedOutput = DiagnosticKind(id: "unplanned-output")
}

extension SpecFileError {
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
