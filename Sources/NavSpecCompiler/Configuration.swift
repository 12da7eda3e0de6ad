package import NavSpecDiagnostics
import NavSpecDiff
package import NavSpecEmit
package import NavSpecFrontend
package import NavSpecModel
package import NavSpecReport
import NavSpecRules
import NavSpecYAML

/// What `.navspec.yaml` says about a project.
public struct Configuration: Sendable {
  /// The root specs, or their folders.
  package var specs: [Located<String>] = []
  /// The file of known problems, below the folder of `.navspec.yaml`.
  package var baseline: Located<String>?
  package var screens: Located<String>?
  /// Where each output goes, by its id.
  package var outputs: [String: OutputSetting] = [:]
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
  ///   - isPast: Whether it is the file of a revision. What is only in vain there, nobody can correct any more.
  /// - Throws: What is wrong with it.
  public static func read(
    _ bytes: [UInt8], path: String, isPast: Bool = false
  ) throws(ReportedFailure) -> Configuration {
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: path, bytes: bytes))
    var (file, root, comments, diagnostics) = ConfigurationReader.read(
      source, in: sources, outputs: Output.keys)
    if let policy = file?.policy {
      diagnostics += SeverityTable.diagnostics(of: policy, kinds: DiagnosticCatalog.kinds)
      diagnostics += repeatedNames(of: policy) + policy.diff.diagnostics
    }
    diagnostics += file?.escapes ?? []
    if !isPast, diagnostics.isEmpty {
      diagnostics = misfits(in: root, comments, of: sources, outputs: file?.outputs ?? [:])
    }
    guard let file, diagnostics.isEmpty else {
      throw ReportedFailure(Report(diagnostics.inSourceOrder(), in: sources))
    }
    var configuration = Configuration()
    configuration.specs = file.specs
    configuration.baseline = file.baseline
    configuration.screens = file.screens
    configuration.outputs = file.outputs
    configuration.swift = file.swift
    configuration.options.limits = file.limits
    configuration.options.policy = file.policy
    configuration.options.policy?.diff.budgets = file.policy.budgets
    configuration.options.sources = sources
    return configuration
  }

  /// A report about what a setting names, at the setting.
  package func failure(_ report: Report, at setting: Located<String>) -> ReportedFailure {
    let diagnostics = report.diagnostics.map {
      Diagnostic($0.kind, $0.message, at: setting.range, fixes: $0.fixes)
    }
    return ReportedFailure(Report(diagnostics, in: options.sources))
  }

  private static func repeatedNames(of policy: ProjectPolicy) -> [Diagnostic] {
    var first: [String: Located<String>] = [:]
    return (policy.edges.forbidden + policy.edges.required).map(\.name).compactMap { name in
      guard let earlier = first.former(name.value, else: name) else { return nil }
      return Diagnostic(
        .duplicateName, "two policies are named '\(name.value)'", at: name.range, label: "named again",
        related: [.init("first named here", at: earlier.range)])
    }
  }

  /// What a file without mistakes of form says in vain: places that no command can write to, modules that are files, and
  /// suppressions.
  static func misfits(
    in root: YAMLNode?, _ comments: [YAMLComment], of map: SourceMap, outputs: [String: OutputSetting]
  ) -> [Diagnostic] {
    let swift = root?.value("swift")
    let modules = (swift?.value("imports")?.items ?? []) + [swift?.value("module")].compactMap(\.self)
    return Output.all.compactMap { output in outputs[output.id].flatMap { output.misfit($0.place) } }
      + modules.compactMap(moduleMisfit)
      + Suppressions.misplaced(comments.map { ($0.range, nil) }, in: map, kinds: DiagnosticCatalog.kinds)
  }

  /// A file of Swift in place of a module: `Shop.swift` would be the part `swift` of a module.
  private static func moduleMisfit(_ node: YAMLNode) -> Diagnostic? {
    guard let text = node.scalarText, text.hasSuffix(".swift") else { return nil }
    return Diagnostic(
      .invalidName, "'\(text)' is a file, and not the name of a module", at: node.range,
      fixes: [.init("write '\(text.dropLast(".swift".count))'")])
  }
}

extension Output {
  package static var keys: [OutputKey] { all.map { ($0.id, $0.doc, $0.example, $0.endings, $0.details) } }

  /// Why the output cannot be written where a setting says; nil where it can.
  /// - Parameter place: Where the path leads, over links; nil where only its words are known.
  package func misfit(_ setting: Located<String>, leadingTo place: Substring? = nil) -> Diagnostic? {
    let path = setting.value
    // Git's hooks, workflows and settings of shells and editors are in such folders.
    if (place ?? path[...]).split(separator: "/").contains(where: { $0.hasPrefix(".") && $0 != "." }) {
      return Diagnostic(
        .outputEscape, "the output '\(path)' is hidden", at: setting.range,
        fixes: [.init("write there with '\(option)'")])
    }
    guard !endings.isEmpty, !endings.contains(where: path.lowercased().hasSuffix) else { return nil }
    return Diagnostic(
      .misnamedFile, "the \(id) '\(path)' does not end in \(endings.map { "'\($0)'" }.listed)",
      at: setting.range, fixes: [.init("name a file, for example '\(example)'")])
  }
}
