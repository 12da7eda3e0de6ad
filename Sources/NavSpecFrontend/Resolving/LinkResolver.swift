import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

struct LinkResolver {
  private let patterns: PatternTable

  init(_ patterns: PatternTable) { self.patterns = patterns }

  func links(of route: RouteID, _ scope: inout Scope) -> [Link] {
    let file = scope.names.file(of: route)
    return scope.names[route].links.compactMap { link($0, of: route, in: file, &scope) }
  }

  private func link(_ spec: LinkSpec, of id: RouteID, in file: Int, _ scope: inout Scope) -> Link? {
    guard let written = spec.pattern, let pattern = expandingUnder(written, of: id, &scope) else {
      return nil
    }
    let link = Link(spec, pattern: pattern, sourceOfFile: SourceGroupID(0))
    if let name = spec.source {
      link.ownSource = scope.source(name)
      if link.ownSource == nil { link.isInvalid = true }
    } else if let name = scope.names.files[file].defaults.source {
      let source = scope.source(name)
      link.sourceOfFile = source?.value ?? link.sourceOfFile
      if source == nil { link.isInvalid = true }
    }
    link.tab = spec.tab.flatMap { scope.tab($0) }
    link.arguments = scope.arguments(spec.with, of: .link, for: id)
    link.when = spec.when.flatMap { scope.test($0) }
    if spec.when != nil && link.when == nil { link.isInvalid = true }
    link.template = patterns.pattern(
      pattern, written: written,
      params: scope.graph.routes[id].parameters.filter(\.isRequired).map(\.name.value), &scope.sink)
    guard let template = link.template, scope.mayAdd(template, at: written.range),
      scope.sink.isHost(of: template, in: written)
    else {
      link.isInvalid = true
      return link
    }
    // What text was captured cannot be told from what was built of it.
    if template.placeholders.contains(where: \.isAnonymous)
      || link.arguments.contains(where: \.value.value.isText)
    {
      link.isBuilt = false
    }
    if !spec.lostKeys.isDisjoint(with: ["stack", "as"]) { return link }
    fillStack(of: link, id, spec, in: file, &scope)
    var check = LinkCheck(
      link: link, template: template, route: id, hasLostArguments: link.arguments.count < spec.with.count)
    check.run(&scope)
    link.isInvalid = link.isInvalid || check.hasProblems
    return link
  }

  /// The pattern with `{under}` replaced by the canonical path of the route it is under.
  private func expandingUnder(
    _ pattern: Located<String>, of id: RouteID, _ scope: inout Scope
  ) -> Located<String>? {
    guard pattern.value.hasPrefix("{under}") else { return pattern }
    guard let under = scope.graph.routes[id].under else {
      let spec = scope.names[id]
      // One that is unknown, or comes back to itself, is reported already.
      guard spec.under == nil, !spec.lostKeys.contains("under") else { return nil }
      scope.sink.report(
        .malformedTemplate, "'{under}' without 'under:'", at: pattern.subrange(0..<7),
        label: "'\(scope.graph.name(of: id))' has no 'under:'")
      return nil
    }
    let links = scope.names[under].links
    let canonical = links.first { $0.deprecated?.value != true && $0.build?.value != false }?.pattern
    guard let canonical else {
      scope.sink.report(
        .malformedTemplate, "'\(scope.graph.name(of: under))' has no link for '{under}' to repeat",
        at: pattern.subrange(0..<7), label: "no canonical pattern")
      return nil
    }
    guard let base = expandingUnder(canonical, of: under, &scope) else { return nil }
    // The path alone, without a query, a fragment, or the brace that opens their placeholders.
    var path = base.value.prefix { $0 != "?" && $0 != "#" }
    if path.endIndex < base.value.endIndex, path.last == "{" { path.removeLast() }
    return pattern.map { String(path) + $0.dropFirst("{under}".count) }
  }

  /// The screens a link opens: what `stack:` lists, else the chain of parents.
  private func fillStack(
    of link: Link, _ id: RouteID, _ spec: LinkSpec, in file: Int, _ scope: inout Scope
  ) {
    let own = Dictionary(link.arguments.map { ($0.name.value, $0.value.value) }) { $1 }
    if let stack = spec.stack {
      var screens: [Parent] = []
      for screen in stack.value {
        guard let route = scope.route(screen.route, in: file) else {
          link.isInvalid = true
          return
        }
        let arguments = scope.arguments(
          screen.arguments, of: .link, for: route, through: scope.names.exit(screen.route, in: file),
          below: id)
        screens.append((route, screen.route.range, arguments))
        let isLast = screens.count == stack.value.count
        for entry in arguments where isLast || !entry.value.value.isOfScreens {
          scope.sink.report(
            .invalidStack,
            isLast
              ? "values for the screen that a link opens are in 'with'"
              : "a screen in the stack has a text, or a param of the link: '$' and its name",
            at: entry.value.range, label: isLast ? "of the last screen" : "built from the URL")
          link.isInvalid = true
        }
      }
      link.ownStack = Located(screens, at: stack.range)
      guard screens.last?.route == id else {
        scope.sink.report(
          .invalidStack, "the stack of a link to '\(scope.graph.name(of: id))' does not end in it",
          at: stack.value.last?.route.range ?? stack.range,
          label: "the last screen must be '\(scope.graph.name(of: id))'")
        link.isInvalid = true
        return
      }
      link.stack = screens.dropLast().map { screen in
        (screen.route, Self.arguments(of: screen, below: id, own, scope.graph))
      }
      link.stack.append((id, own))
      return
    }
    var stack: [StackedScreen] = [(id, own)]
    var child = id
    while let parent = scope.graph.routes[child].parent, stack.count <= scope.graph.routes.count {
      let below = stack[0].arguments
      stack.insert((parent.route, Self.arguments(of: parent, below: child, below, scope.graph)), at: 0)
      child = parent.route
    }
    link.stack = stack
  }

  /// Where the params of a screen come from: as it says, else by their names from the one above it, where that has them
  /// from elsewhere.
  private static func arguments(
    of screen: Parent, below child: RouteID, _ above: [String: NavigationSchema.Argument],
    _ graph: NavigationGraph
  ) -> [String: NavigationSchema.Argument] {
    let inherited = above.filter { name, _ in
      [screen.route, child].allSatisfy { graph.routes[$0].parameter(named: name) != nil }
    }
    return screen.arguments.reduce(into: inherited) { filled, entry in
      if case .captured(let name) = entry.value.value, let source = above[name] {
        filled[entry.name.value] = source
      } else {
        filled[entry.name.value] = entry.value.value
      }
    }
  }
}

extension NavigationSchema.Argument {
  /// Whether a screen below another may have it.
  fileprivate var isOfScreens: Bool {
    switch self {
    case .captured, .constant: true
    default: false
    }
  }
}
