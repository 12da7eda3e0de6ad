import NavSpecDiagnostics
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
  /// The folder of generated Swift, below that of the file.
  public var swiftFolder: String?
  /// The folder of generated tests.
  public var testsFolder: String?
  /// The file that the graph is drawn to.
  public var graphFile: String?
  /// The file of the model.
  public var modelFile: String?
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

  /// Reads the file; nil and a report where something is wrong with it.
  public static func read(
    _ bytes: [UInt8], path: String, style: ReportStyle = .text
  ) -> (configuration: Configuration?, report: String) {
    var map = SourceMap()
    let source = map.add(SourceFile(path: path, bytes: bytes))
    var (file, diagnostics) = ConfigurationReader.read(source, in: map)
    if let policy = file?.policy {
      diagnostics += SeverityTable.diagnostics(of: policy, kinds: DiagnosticCatalog.kinds)
      diagnostics += repeatedNames(of: policy)
    }
    diagnostics += file?.escapes ?? []
    guard let file, diagnostics.isEmpty else {
      return (nil, style.format.render(diagnostics.inSourceOrder(), map, ReportOptions()))
    }
    var configuration = Configuration()
    configuration.spec = file.spec?.value
    configuration.baseline = file.baseline?.value
    configuration.swiftFolder = file.outputs.swift?.value
    configuration.testsFolder = file.outputs.tests?.value
    configuration.swift = file.swift
    configuration.graphFile = file.outputs.graph?.value
    configuration.modelFile = file.outputs.model?.value
    configuration.options.limits = file.limits
    configuration.options.configuration = map[source]
    return (configuration, "")
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
