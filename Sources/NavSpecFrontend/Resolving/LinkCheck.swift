import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Checks that a link's placeholders and the params of the screens it opens fit together.
struct LinkCheck {
  let link: Link
  let template: LinkPattern
  let route: RouteID
  /// Whether a value of its `with` could not be read.
  let hasLostArguments: Bool
  var hasProblems = false
  /// The captures that texts of its `with` are built from.
  private var texts: Set<String> { link.namesInTexts }

  /// The place of a placeholder in its pattern, which limits what its param may be.
  enum Position {
    case segment, part, optionalSegment, tail, gap, query, wholeQuery, requiredQuery, surroundedQuery
  }

  mutating func run(_ scope: inout Scope) {
    // Without all screens below and their params, a param may seem unknown or missing.
    let isCut = link.stack.contains { screen in
      let route = scope.graph.routes[screen.route]
      return route.hasUnknownParameters || link.ownStack == nil && route.hasInvalidParent
    }
    var captured = hostCaptures(in: scope.graph)
    // A text that cannot be read, or that misspells a name, may mean a placeholder that no param takes.
    let isMeantElsewhere =
      hasLostArguments
      || !texts.isEmpty && !texts.isSubset(of: captured.union(template.placeholders.map(paramName)))
    for (placeholder, position) in template.positions where !placeholder.isAnonymous {
      let name = paramName(of: placeholder)
      captured.insert(name)
      if texts.contains(name) { checkText(at: placeholder, name, position, &scope) }
      if texts.contains(name), isText(name, in: scope.graph) { continue }
      guard let owner = owner(of: name, in: scope.graph) else {
        if isCut || isMeantElsewhere || isMissed(name, below: route, &scope) {
          hasProblems = true
        } else {
          reportUnknown(placeholder, name, &scope)
        }
        continue
      }
      check(owner.parameter, of: owner.route, at: placeholder, position, &scope)
    }
    checkForms(&scope)
    for entry in link.arguments + (link.ownStack?.value.flatMap(\.arguments) ?? []) {
      switch entry.value.value {
      case .captured(let name) where !captured.contains(name):
        reportUncaptured(name, at: entry.value.range, captured, &scope)
      case .text(let text):
        let written = Located(text.text, at: entry.value.range)
        var end = 0
        for piece in text.pieces {
          let start = end
          end += piece.text.utf8.count
          switch piece {
          case .capture(let name) where !captured.contains(name):
            reportUncaptured(name, at: written.subrange(start + 1..<end - 1), captured, &scope)
          case .remainder where !template.endsInAnonymousTail: reportNoRemainder(at: written.range, &scope)
          default: break
          }
        }
      case .remainder where !template.endsInAnonymousTail: reportNoRemainder(at: entry.value.range, &scope)
      default: break
      }
    }
    // The param whose value is wrong is not missing as well.
    if hasLostArguments { hasProblems = true }
    guard !hasProblems else { return }
    for screen in link.stack.reversed() {
      let missing = scope.graph.routes[screen.route].parameters.filter { parameter in
        parameter.isRequired && parameter.type != .invalid && !isGiven(parameter, screen, captured)
      }
      guard !missing.isEmpty else { continue }
      report(missing, of: screen.route, &scope)
      // Screens further below lack their params for the same reason.
      break
    }
  }

  /// Each name of a required param's key in the query is a form of the pattern.
  private mutating func checkForms(_ scope: inout Scope) {
    guard template.query.count > 1 else { return }
    let names = template.alternativeKeys(of: paramName).filter { keys in
      keys.count > 1 && owner(of: paramName(of: keys[0]), in: scope.graph)?.parameter.isRequired == true
    }
    do throws(LinkPatternError) {
      try template.checkVariantCount(choosing: names)
    } catch {
      hasProblems = true
      scope.sink.report(.malformedTemplate, error.message, at: link.range, label: "too many forms")
    }
  }

  /// Whether a screen of the chain of parents captures the name in a link of its own, and nothing below it
  /// has such a param either: then it is reported there.
  private func isMissed(_ name: String, below route: RouteID, _ scope: inout Scope) -> Bool {
    guard link.ownStack == nil else { return false }
    return link.stack.contains { screen in
      guard screen.route != route else { return false }
      return scope.names[screen.route].links.contains { link in
        link.pattern?.value.contains("{\(name)}") == true && !link.names.contains { $0.name.value == name }
          && link.stack == nil
      }
    }
  }

  /// What every host of the link's source captures: `lang` of `{lang}.example.org`. A param may have that
  /// name, and need not.
  private func hostCaptures(in graph: NavigationGraph) -> Set<String> {
    let source = graph.sources[link.source].policy
    guard template.scheme == nil, !source.domains.isEmpty,
      source.schemes.isEmpty || source.hostPolicy == .domain
    else { return [] }
    let names = Set(source.domains.map { LinkDomain($0)?.capture })
    return names.count == 1 ? Set(names.compactMap(\.self).map(link.paramName)) : []
  }

  func paramName(of placeholder: LinkPattern.Placeholder) -> String { link.paramName(of: placeholder.name) }

  /// The param that a name means: the route's own, else one that takes its value from it under another
  /// name, else that of the nearest screen below.
  private func owner(of name: String, in graph: NavigationGraph) -> (route: Route, parameter: Parameter)? {
    func owned(by id: RouteID, _ name: String) -> (route: Route, parameter: Parameter)? {
      graph.routes[id].parameter(named: name).map { (graph.routes[id], $0) }
    }
    if let own = owned(by: route, name) { return own }
    for screen in link.stack {
      for (target, argument) in screen.arguments where argument == .captured(name) {
        if let taker = owned(by: screen.route, target) { return taker }
      }
    }
    return link.stack.reversed().lazy.compactMap { owned(by: $0.route, name) }.first
  }

  private func isGiven(_ parameter: Parameter, _ screen: StackedScreen, _ captured: Set<String>) -> Bool {
    switch screen.arguments[parameter.name.value] {
    case .captured(let name): captured.contains(name)
    case .constant, .url, .path, .remainder, .text: true
    case nil: captured.contains(parameter.name.value)
    }
  }

  private mutating func check(
    _ parameter: Parameter, of route: Route, at placeholder: LinkPattern.Placeholder, _ position: Position,
    _ scope: inout Scope
  ) {
    guard let form = scope.graph.form(of: parameter.type) else { return }
    let wanted: String?
    switch position {
    case _ where form.base == .opaque:
      wanted = "a type with a text; an opaque value can be pushed, but not linked"
    case .segment where parameter.arity == .map, .part where parameter.arity == .map:
      wanted = "a single value or, in a segment of its own, a list; a map fits '{?\(placeholder.name)*}'"
    case .part where parameter.arity == .list:
      wanted = "a single value; a list fits '/{\(placeholder.name)}', '{/\(placeholder.name)*}' or a query"
    case .surroundedQuery where parameter.arity == .list || parameter.arity == .map:
      wanted = "a single value, for there is text around it"
    case .optionalSegment where parameter.isRequired || parameter.arity == .list || parameter.arity == .map:
      wanted = "optional or have a default, for the segment may be absent"
    case .tail where parameter.arity != .list || form.base != .string:
      wanted = "[String], for it takes every segment to the end"
    case .gap where parameter.arity == .list || parameter.arity == .map || form.base != .string:
      wanted = "String, for it takes several segments"
    case .wholeQuery where parameter.arity == .list:
      wanted = "[String: String], for it takes the whole query; a list is '{?\(placeholder.name)}'"
    case .wholeQuery where parameter.arity != .map: wanted = "[String: String], for it takes the whole query"
    case .query where parameter.arity == .map, .requiredQuery where parameter.arity == .map:
      wanted = "a value or a list; a whole query is written '{?\(placeholder.name)*}'"
    default: wanted = nil
    }
    guard let wanted else { return }
    hasProblems = true
    scope.sink.report(
      .mismatchedPlaceholder,
      "'\(parameter.name.value)' of '\(route.qualifiedName)' does not fit its place in the pattern",
      at: range(of: placeholder), label: "must be \(wanted)",
      related: [.init("its type", at: parameter.range)])
  }

  /// Whether a capture is text for a param alone: no param takes it under its name.
  private func isText(_ name: String, in graph: NavigationGraph) -> Bool {
    guard let owner = owner(of: name, in: graph) else { return true }
    return link.arguments.contains { entry in
      entry.name.value == owner.parameter.name.value && owner.route.id == route && entry.value.value.isText
    }
  }

  /// Several values have no text.
  private mutating func checkText(
    at placeholder: LinkPattern.Placeholder, _ name: String, _ position: Position, _ scope: inout Scope
  ) {
    let parameter = isText(name, in: scope.graph) ? nil : owner(of: name, in: scope.graph)?.parameter
    let isList = parameter.map { $0.arity == .list || $0.arity == .map } ?? false
    guard position == .tail || position == .wholeQuery || isList else { return }
    hasProblems = true
    scope.sink.report(
      .mismatchedPlaceholder, "'\(name)' takes several values, of which no text is built",
      at: range(of: placeholder), label: "must take one value, as '{\(name)}' or '{+\(name)}' does")
  }

  private mutating func reportNoRemainder(at range: SourceRange, _ scope: inout Scope) {
    hasProblems = true
    scope.sink.report(
      .unknownPlaceholder, "this link has no '$remainder'", at: range,
      label: "the path does not end in '{/_*}'", related: [.init("the pattern", at: link.range)])
  }

  /// `$name` or `{name}` in `with`, where the URL carries nothing of that name.
  private mutating func reportUncaptured(
    _ name: String, at range: SourceRange, _ captured: Set<String>, _ scope: inout Scope
  ) {
    hasProblems = true
    let suggestions = scope.sink.nearMisses.nearest(to: name, among: captured.sorted())
    scope.sink.report(
      .unknownPlaceholder, "this link captures no '\(name)'\(asking(suggestions))", at: range,
      label: "not in the pattern", related: [.init("the pattern", at: link.range)],
      notes: ["besides what the pattern captures there are $url, $path and $remainder"])
  }

  private mutating func report(_ missing: [Parameter], of screen: RouteID, _ scope: inout Scope) {
    hasProblems = true
    let names = missing.map { "'\($0.name.value)'" }.joined(separator: " and ")
    let placeholders = missing.map { "{\($0.name.value)}" }.joined(separator: " and ")
    let name = scope.graph.name(of: screen)
    let required = missing.map { Diagnostic.Label("required here", at: $0.name.range) }
    let pattern = link.pattern
    let foreign = RouterPlaceholder.all(in: pattern.value, without: missing.map(\.name.value)).filter {
      placeholder in
      switch placeholder.meaning {
      case .value(let name): missing.contains { $0.name.value == name }
      case .key(let key): missing.contains { $0.name.value == key.dropFirst() }
      default: false
      }
    }
    if screen == route, let first = foreign.first, foreign.count == missing.count {
      let edits = RouterPlaceholder.edits(of: pattern, replacing: foreign)
      scope.sink.report(
        .unlinkedParam, "this link to '\(name)' carries no \(names)", at: pattern.subrange(first.range),
        label: "a placeholder is a name in braces", related: required,
        fixes: [.init("write '\(first.replacement(listParam: nil) ?? placeholders)'", edits: edits)])
      return
    }
    if screen == route {
      scope.sink.report(
        .unlinkedParam, "this link to '\(name)' carries no \(names)", at: link.range,
        label: "\(names) is missing", related: required,
        fixes: [
          .init("add \(placeholders) to the pattern", edits: edits(adding: missing)),
          .init("make the param optional or give it a default"),
        ])
      return
    }
    var related = required
    if let parent = scope.graph.routes[route].parent, link.ownStack == nil {
      related.append(.init("'\(name)' is below it", at: parent.range))
    }
    let own = scope.graph.routes[route].name.value
    scope.sink.report(
      .parentParamMissing,
      "the screen '\(name)' below '\(scope.graph.name(of: route))' needs \(names), which this link does not carry",
      at: link.range, label: "carries no \(names)", related: related,
      fixes: [
        .init("add \(placeholders) to the pattern", edits: edits(adding: missing)),
        .init("open it alone: {path: \"\(link.pattern.value)\", stack: [\(own)]}"),
      ])
  }

  /// Adds segments at the end of the path, if the file has the pattern as it is and its path may go on.
  private func edits(adding missing: [Parameter]) -> [Diagnostic.Fix.Edit] {
    let text = link.pattern.value
    let quotes = Int(link.range.end - link.range.start) - text.utf8.count
    guard quotes == 0 || quotes == 2, text.hasPrefix("/") || text.contains("://") else { return [] }
    let isOpen = template.segments.allSatisfy { if case .pieces = $0 { true } else { false } }
    guard isOpen else { return [] }
    let end =
      ["?", "#", "{?", "{#", "{&"].compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
    var added = missing.map { "{\($0.name.value)}" }.joined(separator: "/")
    if !text[..<end].hasSuffix("/") { added = "/" + added }
    guard quotes == 0 else {
      let offset = text.utf8.distance(from: text.startIndex, to: end)
      return [.init(link.pattern.subrange(offset..<offset), added)]
    }
    // Braces of a flow collection would end the plain text.
    return [.init(link.range, "\"\(text[..<end])\(added)\(text[end...])\"")]
  }

  /// The place of a placeholder. A pattern made from another by `{under}` has no places of its own.
  func range(of placeholder: LinkPattern.Placeholder) -> SourceRange {
    link.pattern.subrange(placeholder.range)
  }
}

extension NavigationSchema.Argument {
  /// Whether it is a text made from the URL, which no URL is built from.
  var isText: Bool {
    switch self {
    case .text, .remainder: true
    case .captured, .constant, .url, .path: false
    }
  }
}
