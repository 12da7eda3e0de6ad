package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
package import NavSpecModel

/// One kind of what the compiler writes: a function from what a spec means to files. A new one is a folder here and a
/// line in `all`; its key in `outputs:` of `.navspec.yaml`, and the schema of that for editors, follow.
public struct Output: Sendable {
  /// Its key in `outputs:` of `.navspec.yaml`.
  public let id: String
  /// What that key names, for editors.
  package let doc: String
  package let example: String
  /// The endings of its file, with their dots; none for a folder.
  package private(set) var endings: [String] = []
  /// The option that names its place on the command line.
  package private(set) var option = "-o"
  /// What settings may say of it besides its place.
  package private(set) var details: [OutputDetail] = []
  /// What of the spec it cannot say, each in a sentence without a full stop.
  package private(set) var notes: @Sendable (ResolvedSpec) -> [String] = { _ in [] }
  /// Writes it into a file of the project, of which everything else stays; nil where it is always a file of its own.
  package private(set) var merge: (@Sendable (ResolvedSpec, [UInt8]) throws(PropertyListError) -> [UInt8])?
  /// Whether any error leaves nothing to write, also one of a policy, a budget or a severity of the project.
  package private(set) var needsNoErrors = false
  /// The files in a stable order, the same for the same spec everywhere. Their names are defaults where the output is
  /// one file.
  /// - Throws: `EmitError` for what has no form in the output.
  package let files: @Sendable (ResolvedSpec, SwiftOptions) throws -> [GeneratedFile]

  /// Every output, in the order of the keys.
  public static let all: [Output] = [
    .swift, .tests, .surfaces, .graph, .model, .plist, .entitlements, .association, .payload,
  ]
}

/// Why a spec without mistakes cannot be written: what it says has no form in an output.
package struct EmitError: Error, Hashable, CustomStringConvertible {
  /// In headline style.
  package let message: String
  /// What of the spec it is about.
  package let range: SourceRange
  private let kind: DiagnosticKind

  init(_ message: String, at range: SourceRange, _ kind: DiagnosticKind = .noSwiftForm) {
    (self.message, self.range, self.kind) = (message, range, kind)
  }

  package var description: String { message }

  package var diagnostic: Diagnostic { Diagnostic(kind, message, at: range) }
}

extension DiagnosticKind {
  /// What only generated code lacks.
  package static let noSwiftForm = DiagnosticKind(id: "no-swift-form")
}
