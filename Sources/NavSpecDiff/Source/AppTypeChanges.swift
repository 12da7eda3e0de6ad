import NavSpecDiagnostics
import NavSpecModel

/// What generated code asks of types that the app declares: their module, and how a value is made and read.
struct AppTypeChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    comparison.compared("type", \.types, name: \.name).compactMap { old, new, subject in
      let (before, after) = (old.origin, new.origin)
      guard !old.isDeclared || !new.isDeclared, before != after else { return nil }
      return subject.change(
        .appTypeChanged, saying: "the type '\(new.name.value)' is \(after) instead of \(before)")
    }
  }
}

extension NamedType {
  /// Where the type is from and what it is, as messages name it.
  fileprivate var origin: String {
    let form =
      switch kind {
      case .alias(let builtin): "a name for \(builtin.rawValue)"
      case .raw(let builtin): "a RawRepresentable of \(builtin.rawValue)"
      case .text: "a LosslessStringConvertible"
      case .cases: "a closed set"
      case .opaque: "a Hashable and Sendable type"
      case .invalid: "unknown"
      }
    if isDeclared { return form + " that is generated" }
    return form + (importedModule.map { " of the module '\($0)'" } ?? " of the app")
  }
}
