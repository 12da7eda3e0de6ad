import NavSpecAssociation
package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension Output {
  /// The association files of the app that the spec names.
  public static let association = association(for: [])

  /// A file for each server that Apple asks for one, below a folder with its name.
  /// - Parameter apps: The identifiers that claim the links: a team, a dot, a bundle; that of the spec if there is none.
  public static func association(for apps: [String]) -> Output {
    Output(
      id: "association", doc: "the folder of the association files, with a folder for each server",
      example: "Web",
      option: "--association", details: [.apps],
      notes: { spec in
        spec.graph.ownDomains.filter { $0.servingHost == nil }.map { domain in
          "no association file is that of '{\(domain.capture ?? "_")}', which is any server"
        }
      }
    ) { spec, _ in
      // A feature has none: it is part of an app.
      guard let app = spec.graph.app else { return [] }
      let analysis = AssociationAnalysis(of: spec)
      let apps = apps.isEmpty ? [analysis.app].compactMap(\.self) : apps
      guard !apps.isEmpty || analysis.served.isEmpty else {
        throw EmitError(
          "an association file names the app: write its 'team' and 'bundle', or 'apps' of 'outputs: {association: …}' in '.navspec.yaml'",
          at: app.name.range, .unwrittenAssociation)
      }
      return try analysis.served.compactMap { try file(of: $0, for: app, apps, analysis) }
    }
  }

  /// Where a server has its file.
  package static let associationPath = AssociationFile.path

  private static func file(
    of domain: ServedDomain, for app: NavigationGraph.App, _ apps: [String], _ analysis: AssociationAnalysis
  ) throws -> GeneratedFile? {
    let spec = analysis.spec
    let root = spec.graph.files.first?.path ?? ""
    let file: AssociationFileText
    do {
      file = try analysis.file(of: domain)
    } catch {
      throw EmitError(
        "the links of '\(domain.host)' are more than are compared, so that its association file is not known",
        at: app.name.range, .unwrittenAssociation)
    }
    let text = file.text(for: apps, comment: GeneratedMark.comment(root: root))
    guard !text.isEmpty else { return nil }
    let size = text.utf8.count
    guard size <= AssociationFileText.largest else {
      let shares = file.shares
      let largest = shares.prefix(3).map { "\(spec.lowered[$0.origin].name) (\($0.bytes))" }
      throw EmitError(
        "the association file of '\(domain.host)' would have \(size) bytes, of which Apple reads none over \(AssociationFileText.largest): drop some of the patterns with the most bytes, \(largest.joined(separator: ", "))",
        at: spec.lowered[shares[0].origin].pattern.range, .unwrittenAssociation)
    }
    return GeneratedFile(name: "\(domain.host)/\(associationPath)", text: text)
  }
}

extension DiagnosticKind {
  /// What an association file cannot say.
  package static let unwrittenAssociation = DiagnosticKind(id: "unwritten-association")
}
