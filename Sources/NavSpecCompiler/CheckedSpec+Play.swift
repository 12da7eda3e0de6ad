import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
@_exported public import NavSpecPlay

extension CheckedSpec {
  /// A window of the app at launch, to carry out operations in; nil for an app that keeps its own container.
  /// - Parameter unmet: The names of conditions that do not hold.
  /// - Throws: The report of a spec whose meaning is not known.
  @MainActor public func player(unmet: Set<String> = []) throws -> SpecPlayer? {
    let resolved = try soundSpec()
    let personas = resolved.graph.personas.map { persona in
      (name: persona.name.value, unmet: Set(persona.unmet.map(\.value)))
    }
    return SpecPlayer(resolved.schema, links: { resolved.table }, unmet: unmet, personas: personas)
  }
}
