import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension Resolver {
  mutating func resolveLinks() {
    readPatterns()
    for index in graph.routes.indices {
      let (fileIndex, entryIndex) = routeOrigins[index]
      for spec in files[fileIndex].routes[entryIndex].value.links {
        if let link = link(spec, of: RouteID(index), in: fileIndex) {
          graph.routes[index].links.append(link)
        }
      }
    }
  }

  /// Reads the patterns of all files, which know nothing of each other, on every core.
  private mutating func readPatterns() {
    let read = files.concurrentMap { file in
      file.routes.flatMap { entry in
        entry.value.links.compactMap { link in
          link.pattern.map { pattern in
            (
              text: pattern.value,
              pattern: Result { () throws(LinkPatternError) in try LinkPattern(parsing: pattern.value) }
            )
          }
        }
      }
    }
    for (text, pattern) in read.joined() { patterns[text] = pattern }
  }

  private mutating func link(_ spec: LinkSpec, of id: RouteID, in file: Int) -> Link? {
    guard let written = spec.pattern, let pattern = expandingUnder(written, of: id) else { return nil }
    var link = Link(pattern: pattern, range: written.range, sourceOfFile: SourceGroupID(0))
    if let name = spec.source ?? files[file].defaults.source {
      if let source = sourceIDs[name.value] {
        if spec.source == nil {
          link.sourceOfFile = source
        } else {
          link.ownSource = Located(source, at: name.range)
        }
      } else {
        reportUnknown(.unknownSource, "source", name, among: offered(sourceIDs.keys.sorted()))
        link.isInvalid = true
      }
    }
    link.tab = spec.tab.flatMap { tab($0) }
    link.presentation = spec.present?.value.presentation
    link.windowFallback = spec.present?.value.windowFallback
    link.arguments = arguments(spec.with, for: id, of: .link)
    link.constraints = spec.constraints
    link.names = spec.names
    link.forbiddenKeys = spec.without
    link.when = spec.when.flatMap { when($0) }
    // Without what was meant it would answer to more, or open something else.
    if spec.when != nil && link.when == nil || !spec.lostKeys.isEmpty { link.isInvalid = true }
    link.isDeprecated = spec.deprecated?.value ?? false
    link.isBuilt = spec.build?.value ?? true
    link.priority = spec.priority
    link.template = template(pattern, written: written)
    guard let template = link.template else {
      link.isInvalid = true
      return link
    }
    guard mayAdd(template, at: written.range) else {
      link.isInvalid = true
      return link
    }
    if template.placeholders.contains(where: \.isAnonymous) { link.isBuilt = false }
    if spec.lostKeys.contains("stack") { return link }
    fillStack(of: &link, id, spec, in: file)
    var check = LinkCheck(
      link: link, template: template, route: id, hasLostArguments: link.arguments.count < spec.with.count)
    check.run(&self)
    link.isInvalid = link.isInvalid || check.hasProblems
    return link
  }

  /// The pattern with `{under}` replaced by the canonical path of the route it stands under.
  private mutating func expandingUnder(_ pattern: Located<String>, of id: RouteID) -> Located<String>? {
    guard pattern.value.hasPrefix("{under}") else { return pattern }
    guard let under = graph.routes[id].under else {
      let own = routeOrigins[id.value]
      let spec = files[own.file].routes[own.entry].value
      // One that is not known, or goes in a circle, has been told.
      guard spec.under == nil, !spec.lostKeys.contains("under") else { return nil }
      report(
        Diagnostic(
          .malformedTemplate, "'{under}' without 'under:'", at: pattern.subrange(0..<7),
          label: "'\(graph.name(of: id))' stands under no route"))
      return nil
    }
    let origin = routeOrigins[under.value]
    let links = files[origin.file].routes[origin.entry].value.links
    let canonical = links.first { $0.deprecated?.value != true && $0.build?.value != false }?.pattern
    guard let canonical else {
      report(
        Diagnostic(
          .malformedTemplate, "'\(graph.name(of: under))' has no link that '{under}' could stand for",
          at: pattern.subrange(0..<7), label: "no canonical pattern"))
      return nil
    }
    guard let base = expandingUnder(canonical, of: under) else { return nil }
    // The path alone, without a query, a fragment, or the brace that opens their placeholders.
    var path = base.value.prefix { $0 != "?" && $0 != "#" }
    if path.endIndex < base.value.endIndex, path.last == "{" { path.removeLast() }
    return pattern.map { String(path) + $0.dropFirst("{under}".count) }
  }

  private mutating func template(_ pattern: Located<String>, written: Located<String>) -> LinkPattern? {
    do {
      if let read = patterns[pattern.value] { return try read.get() }
      return try LinkPattern(parsing: pattern.value)
    } catch {
      // Places are known only where the text is as written.
      let part = pattern.value == written.value ? written.part(error.range) : nil
      report(
        Diagnostic(
          .malformedTemplate, error.message, at: part ?? written.range,
          fixes: error.suggestion.map { suggestion in
            [.replacing(pattern.value, error.range, with: suggestion, at: part)]
          } ?? []))
      return nil
    }
  }

  mutating func when(_ text: Located<String>) -> Located<ConditionTest>? {
    let isNegated = text.value.hasPrefix("!")
    let name = isNegated ? text.map { String($0.dropFirst()) } : text
    return condition(name, after: isNegated ? "!" : "").map {
      Located(ConditionTest(condition: $0.value, isNegated: isNegated), at: text.range)
    }
  }

  /// The screens a link opens: what `stack:` lists, else the chain of parents.
  private mutating func fillStack(of link: inout Link, _ id: RouteID, _ spec: LinkSpec, in file: Int) {
    var own: [String: NavigationSchema.Argument] = [:]
    for entry in link.arguments { own[entry.name.value] = entry.value.value }
    if let stack = spec.stack {
      var ids: [RouteID] = []
      for name in stack.value {
        guard let route = route(name, in: file) else {
          link.isInvalid = true
          return
        }
        ids.append(route)
      }
      link.ownStack = Located(ids, at: stack.range)
      guard ids.last == id else {
        report(
          Diagnostic(
            .invalidStack, "the stack of a link to '\(graph.name(of: id))' does not end in it",
            at: stack.value.last?.range ?? stack.range,
            label: "the last screen must be '\(graph.name(of: id))'"))
        link.isInvalid = true
        return
      }
      link.stack = ids.dropLast().map {
        StackedScreen(route: $0, arguments: arguments(of: $0, below: id, own))
      }
      link.stack.append(StackedScreen(route: id, arguments: own))
      return
    }
    var stack = [StackedScreen(route: id, arguments: own)]
    var child = id
    while let parent = graph.routes[child].parent, stack.count <= graph.routes.count {
      let below = stack[0].arguments
      var arguments = arguments(of: parent.route, below: child, below)
      for entry in parent.arguments {
        switch entry.value.value {
        case .captured(let name): arguments[entry.name.value] = below[name] ?? .captured(name)
        case let other: arguments[entry.name.value] = other
        }
      }
      stack.insert(StackedScreen(route: parent.route, arguments: arguments), at: 0)
      child = parent.route
    }
    link.stack = stack
  }

  /// What a screen takes over by name from the one above it, where that has it from elsewhere.
  private func arguments(
    of id: RouteID, below child: RouteID, _ own: [String: NavigationSchema.Argument]
  ) -> [String: NavigationSchema.Argument] {
    guard !own.isEmpty else { return [:] }
    var arguments: [String: NavigationSchema.Argument] = [:]
    for parameter in graph.routes[id].parameters {
      guard let argument = own[parameter.name.value],
        graph.routes[child].parameter(named: parameter.name.value) != nil
      else { continue }
      arguments[parameter.name.value] = argument
    }
    return arguments
  }

  mutating func resolveLinkSettings() {
    reportSeveral("fallback", files.compactMap { $0.links.fallback?.range })
    for (fileIndex, file) in files.enumerated() {
      // As for the file's links; a name that is none has been told.
      let source = file.defaults.source.flatMap { sourceIDs[$0.value] } ?? SourceGroupID(0)
      for pattern in file.links.exclude where template(pattern, written: pattern) != nil {
        graph.exclusions.append(.init(pattern: pattern, source: source))
      }
      for entry in file.links.redirects {
        guard template(entry.name, written: entry.name) != nil,
          template(entry.value, written: entry.value) != nil
        else { continue }
        graph.redirects.append(.init(pattern: entry.name, target: entry.value, source: source))
      }
      for prefix in file.links.prefixes where template(prefix, written: prefix) != nil {
        graph.prefixes.append(prefix)
      }
      guard graph.fallback == .ignore else { continue }
      switch file.links.fallback {
      case let name? where name.value == "browser": graph.fallback = .browser
      case let name? where name.value == "ignore": graph.fallback = .ignore
      case let name?:
        if let route = route(name, in: fileIndex, or: ["browser", "ignore"]) {
          graph.fallback = .route(route)
        }
      case nil: break
      }
    }
  }
}
