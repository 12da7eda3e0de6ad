import NavSpecDiagnostics
import NavSpecDiff
import NavSpecEmit
import NavSpecFrontend
package import NavSpecModel
import NavSpecReport
import NavSpecRules
import NavSpecYAML

/// What `.navspec.yaml` says about a project.
public struct Configuration: Sendable {
  /// The root spec, or a folder that holds one.
  public var spec: String?
  /// The file of known problems, below the folder of `.navspec.yaml`.
  public var baseline: String?
  /// Where each output goes, by its id: paths below the folder of the file.
  public var outputs: [String: String] = [:]
  /// How generated Swift looks.
  package var swift = SwiftOptions()
  /// Whether the runtime is written beside the generated code, so that an app needs no package.
  public var embedsRuntime: Bool {
    get { swift.runtime == .embed }
    set { swift.runtime = newValue ? .embed : .package }
  }
  /// Limits and such.
  public var options = CompilerOptions()

  /// What holds where there is no file.
  public init() {}

  /// Reads the file.
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - path: The path in messages.
  /// - Throws: What is wrong with it.
  public static func read(_ bytes: [UInt8], path: String) throws(ReportedFailure) -> Configuration {
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: path, bytes: bytes))
    var (file, diagnostics) = ConfigurationReader.read(source, in: sources, outputs: Output.keys)
    if let policy = file?.policy {
      diagnostics += SeverityTable.diagnostics(of: policy, kinds: DiagnosticCatalog.kinds)
      diagnostics += repeatedNames(of: policy) + policy.diff.diagnostics
    }
    diagnostics += file?.escapes ?? []
    guard let file, diagnostics.isEmpty else {
      throw ReportedFailure(Report(diagnostics.inSourceOrder(), in: sources))
    }
    var configuration = Configuration()
    configuration.spec = file.spec?.value
    configuration.baseline = file.baseline?.value
    configuration.outputs = file.outputs.mapValues(\.value)
    configuration.swift = file.swift
    configuration.options.limits = file.limits
    configuration.options.policy = file.policy
    configuration.options.policy?.diff.budgets = file.policy.budgets
    configuration.options.sources = sources
    return configuration
  }

  private static func repeatedNames(of policy: ProjectPolicy) -> [Diagnostic] {
    var first: [String: Located<String>] = [:]
    return (policy.edges.forbidden + policy.edges.required).map(\.name).compactMap { name in
      guard let earlier = first[name.value] else {
        first[name.value] = name
        return nil
      }
      return Diagnostic(
        .duplicateName, "two policies are named '\(name.value)'", at: name.range, label: "named again",
        related: [.init("first named here", at: earlier.range)])
    }
  }
}

extension Output {
  /// The keys of `outputs:`.
  static var keys: [OutputKey] { all.map { OutputKey(name: $0.id, doc: $0.doc, example: $0.example) } }
}
