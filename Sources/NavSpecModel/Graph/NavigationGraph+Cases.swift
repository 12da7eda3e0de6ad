extension NavigationGraph {
  /// The cases of a closed set; nil for any other type.
  package func cases(of type: ParameterType) -> [TypeCase]? {
    guard case .named(let id) = type, case .cases(let cases) = types[id].kind else { return nil }
    return cases
  }
}
