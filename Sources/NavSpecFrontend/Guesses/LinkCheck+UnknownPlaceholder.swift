import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension LinkCheck {
  mutating func reportUnknown(
    _ placeholder: LinkPattern.Placeholder, _ name: String, _ scope: inout Scope
  ) {
    hasProblems = true
    let parameters = ([route] + link.stack.map(\.route)).flatMap { scope.graph.routes[$0].parameters }
    let unique = parameters.map(\.name.value).distinct
    // `itemId` and `item.id` of `item`.
    let folded = name.replacing(".", with: "").foldedName
    let own = scope.graph.routes[route].name.value.foldedName
    var suggestions =
      (scope.sink.nearMisses.isSpent ? nil : unique.first { own + $0.foldedName == folded }).map { [$0] }
      ?? scope.sink.nearMisses.nearest(to: name, among: unique)
    var renaming: [Diagnostic.Fix]?
    if suggestions.isEmpty, let likely = likelyParam(of: name, among: unique) {
      // `ticket: TicketModel` with `{id}` is one mistake: what the param will be called is open.
      if parameters.contains(where: { $0.name.value == likely && $0.type == .invalid }) { return }
      suggestions = [likely]
      renaming = self.renaming(placeholder, among: unique, in: scope)
    }
    let reversed = link.names.first { $0.value.value == name && unique.contains($0.name.value) }
    // What a route without params lacks.
    let declaring: [Diagnostic.Fix]? =
      unique.isEmpty ? [.init("declare it: 'params: {\(name): String}', or another type")] : nil
    scope.sink.report(
      .unknownPlaceholder,
      "'\(name)' is not a param of '\(scope.graph.name(of: route))' or a screen below it\(asking(suggestions))",
      at: range(of: placeholder), label: "names no param",
      notes: suggestions.isEmpty
        ? [
          unique.isEmpty || unique.count > 12
            ? "'{_}' matches a segment without capturing it"
            : "params: \(unique.joined(separator: ", ")); '{_}' matches a segment without capturing it"
        ]
        : [],
      fixes: reversed.map { [Self.turning($0)] } ?? renaming ?? declaring
        ?? Diagnostic.Fix.correcting(name, to: suggestions, at: range(of: placeholder)))
  }

  /// The only param that the pattern has no place for, or the only one that begins so.
  private func likelyParam(of name: String, among params: [String]) -> String? {
    let free = RouterPlaceholder.params(params, without: link.pattern.value)
    let likely = free.count == 1 ? free : free.filter { $0.hasPrefix(name) }
    return likely.count == 1 ? likely[0] : nil
  }

  /// A key of the query keeps its name in URLs, and sets a param of another.
  private func renaming(
    _ placeholder: LinkPattern.Placeholder, among params: [String], in scope: Scope
  ) -> [Diagnostic.Fix]? {
    let keys = template.positions.filter { $0.1 == .query && !params.contains(paramName(of: $0.0)) }.map(\.0)
    guard keys.contains(where: { $0.range == placeholder.range }) else { return nil }
    let entries = keys.compactMap { key in
      likelyParam(of: key.name, among: params).map { "\(key.name): \($0)" }
    }
    let entry = "as: {\(entries.joined(separator: ", "))}"
    let spec = scope.names[route].links.first { $0.pattern?.range == link.range }
    guard let spec, spec.range == link.range else { return [.init("add '\(entry)' to the link")] }
    let long = "{path: \"\(link.pattern.value)\", \(entry)}"
    return [.writing(long, at: link.range)]
  }

  /// `as` has the name in the URL first.
  private static func turning(_ entry: Entry<Located<String>>) -> Diagnostic.Fix {
    let (name, value) = (entry.name, entry.value)
    return .init(
      "write '\(value.value): \(name.value)' in 'as'",
      edits: [.init(name.range, value.value), .init(value.range, name.value)])
  }
}
