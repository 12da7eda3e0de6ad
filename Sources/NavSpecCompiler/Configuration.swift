import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecReport
import NavSpecYAML

/// What `.navspec.yaml` says about a project.
public struct Configuration: Sendable {
  /// The root spec, or a folder that holds one.
  public var spec: String?
  /// Limits and such.
  public var options = CompilerOptions()

  /// What holds where there is no file.
  public init() {}

  /// Reads the file; nil and a report where something is wrong with it.
  public static func read(_ bytes: [UInt8], path: String) -> (configuration: Configuration?, report: String) {
    var map = SourceMap()
    let source = map.add(SourceFile(path: path, bytes: bytes))
    let (file, diagnostics) = ConfigurationReader.read(source, in: map)
    guard let file, diagnostics.isEmpty else {
      return (nil, ReportFormat.text.render(diagnostics.inSourceOrder(), map, ReportOptions()))
    }
    var configuration = Configuration()
    configuration.spec = file.spec?.value
    let limits = file.limits
    if let value = limits.fileBytes?.value { configuration.options.maximumFileBytes = value }
    if let value = limits.depth?.value { configuration.options.maximumDepth = value }
    if let value = limits.nodes?.value { configuration.options.maximumNodes = value }
    if let value = limits.aliasNodes?.value { configuration.options.maximumExpandedNodes = value }
    return (configuration, "")
  }
}
