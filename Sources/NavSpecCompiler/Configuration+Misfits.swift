package import NavSpecDiagnostics
package import NavSpecEmit
import NavSpecFrontend
import NavSpecModel
import NavSpecRules
import NavSpecYAML

extension Configuration {
  /// What a file without mistakes of form says in vain: places that no command can write to, modules that are files, and
  /// suppressions.
  static func misfits(
    in root: YAMLNode?, _ comments: [YAMLComment], of map: SourceMap, outputs: [String: Located<String>]
  ) -> [Diagnostic] {
    let swift = root?.value("swift")
    let modules = (swift?.value("imports")?.items ?? []) + [swift?.value("module")].compactMap(\.self)
    return Output.all.compactMap { output in outputs[output.id].flatMap { output.misfit($0) } }
      + modules.compactMap(moduleMisfit)
      + Suppressions.misplaced(
        comments.map { SpecComment(range: $0.range, next: nil) }, in: map,
        kinds: DiagnosticCatalog.kinds)
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
  /// Why the output cannot be written where a setting says; nil where it can.
  /// - Parameter place: Where the path leads, over links; nil where only its words are known.
  package func misfit(_ setting: Located<String>, leadingTo place: Substring? = nil) -> Diagnostic? {
    let path = setting.value
    // Git's hooks, workflows and settings of shells and editors are in such folders.
    if (place ?? path[...]).split(separator: "/").contains(where: { $0.hasPrefix(".") && $0 != "." }) {
      let option = id == Output.tests.id ? "--tests" : "-o"
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
