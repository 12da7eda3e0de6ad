import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  /// What the app gives its window for the search field of a tab: bindings to the text and to the scope.
  func searchProperties(of tab: Tab) -> [RootFile.Property] {
    guard let field = tab.searchField else { return [] }
    let text = SwiftIdentifier(tab.searchTextName)
    var properties = [
      RootFile.Property(
        name: text, type: "Binding<String>", parameter: "\(text): Binding<String>",
        documentation: tab.role == nil
          ? "What the user types into the field of the tab `\(comment: tab.name.value)`."
          : "What the user types into the field of the search tab.", state: "\(quoted: "")")
    ]
    if let scopes = field.scopes, let first = graph.cases(of: scopes)?.first {
      let scope = SwiftIdentifier(tab.searchScopeName)
      let type = types.name(of: scopes)
      properties.append(
        .init(
          name: scope, type: "Binding<\(type)>", parameter: "\(scope): Binding<\(type)>",
          documentation: "Where the tab `\(comment: tab.name.value)` searches.",
          state: "\(type).\(SwiftIdentifier(first.name.value).member)"))
    }
    return properties
  }

  /// The search field of a tab as modifiers: of its root, for the field belongs to it, or of its split view.
  func searchModifiers(of tab: Tab) -> [SwiftCode] {
    guard let field = tab.searchField else { return [] }
    var arguments: [SwiftCode] = ["text: \(SwiftIdentifier(tab.searchTextName))"]
    if let activation = activation(tab) { arguments.append("isActive: route.\(activation.name)") }
    if let prompt = field.prompt?.value { arguments.append("prompt: \(quoted: prompt)") }
    var lines: [SwiftCode] = [".searchable(\(SwiftCode.joined(arguments, by: ", ")))"]
    if let scopes = field.scopes, let cases = graph.cases(of: scopes) {
      lines.append(".searchScopes(\(SwiftIdentifier(tab.searchScopeName))) {")
      for one in cases {
        let value: SwiftCode = "\(types.name(of: scopes)).\(SwiftIdentifier(one.name.value).member)"
        lines.append("  Text(\(quoted: SwiftName.words(one.name.value))).tag(\(value))")
      }
      lines.append("}")
    }
    return lines
  }

  /// Whether the search field of a tab is active at first, as a property of its root; nil if no param says so.
  func activation(_ tab: Tab) -> RootFile.Activation? {
    guard let active = tab.searchField?.active?.value else { return nil }
    let route = graph.routes[tab.root.route]
    let values = route.parameters.map { $0.name.value == active ? "let active" : "_" as SwiftCode }
    let own: SwiftCode =
      ".\(SwiftIdentifier(route.name.value).member)(\(SwiftCode.joined(values, by: ", ")))"
    let pattern: SwiftCode =
      route.feature.map { ".\(SwiftIdentifier(graph.features[$0].name.value).member)(\(own))" } ?? own
    return .init(
      tab: "`\(comment: tab.name.value)`", name: SwiftIdentifier("\(tab.name.value)SearchIsActive"),
      pattern: pattern)
  }

  var modulesOfScopes: Set<String> {
    Set(graph.tabs.compactMap(\.searchField?.scopes).flatMap { types.modules(naming: $0) })
  }
}
