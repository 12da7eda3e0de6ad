extension Drift {
  /// Code that takes apart the URL that opens the app, and goes somewhere by what it finds.
  func handReadURLs() -> [Finding] {
    let opening = opening()
    return index.members.indices.compactMap { member in
      let file = index.fileOfMember[member]
      guard !index.files[file].isGenerated else { return nil }
      let own = index.eventsOfMember[member]
      let handlers = own.filter { Self.handlers.contains(index.events[$0].name) }
      // What makes a view of a URL shows it.
      guard !handlers.isEmpty || !navigation.showsView(member) else { return nil }
      let inside = handlers.isEmpty ? Set(own) : Set(handlers + handlers.flatMap(navigation.descendants))
      let names = urls(of: member, handlers)
      guard !names.isEmpty, let place = taken(names, apart: member, inside, isWhole: handlers.isEmpty),
        goes(member, inside, !handlers.isEmpty, opening.contains(member), names)
      else { return nil }
      return finding(
        "hand-read-url", in: file, place, label: "read by hand",
        "code takes a URL apart to find a screen, and the spec's links do not know that",
        notes: ["a link of a route reads it, and 'open' of the router goes there"])
    }
  }

  private static let handlers: Set<String> = ["onOpenURL", "onContinueUserActivity", "OpenURLAction"]
  private static let types = ["URL", "NSUserActivity", "UIOpenURLContext", "URLComponents"]

  /// The names that URLs have in a member.
  private func urls(of member: Int, _ handlers: [Int]) -> Set<String> {
    let fact = index.members[member]
    var names = Set(
      fact.params.filter { param in
        let core = Index.core(param.type)
        return Self.types.contains(core) || param.type.contains("UIOpenURLContext")
      }.map(\.name))
    for handler in handlers {
      for case .closure(let params) in index.events[handler].arguments.map(\.value) {
        names.insert(params.first.map { String($0.split(separator: ":")[0]) } ?? "$0")
      }
    }
    guard !names.isEmpty else { return [] }
    for _ in 0..<2 {
      for (name, local) in fact.locals where local.value.map({ derives($0, from: names) }) ?? false {
        names.insert(name)
      }
    }
    return names
  }

  private func derives(_ value: Value, from names: Set<String>) -> Bool {
    if case .call(let call) = value, index.events[call].name == "URLComponents" {
      return index.events[call].arguments.contains { Self.begins($0.value, with: names) }
    }
    // `activity.webpageURL`, `contexts.first?.url`.
    if case .reference(let path) = value {
      return Self.begins(value, with: names) && path.last?.lowercased().hasSuffix("url") == true
    }
    return false
  }

  private static func begins(_ value: Value, with names: Set<String>) -> Bool {
    if case .reference(let path) = value { path.first.map(names.contains) ?? false } else { false }
  }

  private func taken(_ names: Set<String>, apart member: Int, _ events: Set<Int>, isWhole: Bool)
    -> (line: Int, column: Int, length: Int)?
  {
    let part = index.parts.first {
      $0.member == member && $0.base.first.map(names.contains) ?? false
        && (isWhole || $0.parent.map(events.contains) ?? false)
    }
    if let part { return (part.line, part.column, part.name.utf8.count) }
    return events.sorted().map { index.events[$0] }.first {
      $0.name == "URLComponents" && $0.arguments.contains { Self.begins($0.value, with: names) }
    }.map { ($0.line, $0.column, $0.name.utf8.count) }
  }

  /// The functions that are given what opens the app.
  private func opening() -> Set<Int> {
    var open = index.members.indices.filter { member in
      let params = index.members[member].params
      let isSystem = ["application", "scene"].contains(index.members[member].name)
      return params.contains {
        $0.type.contains("UIOpenURLContext") || isSystem && ["URL", "NSUserActivity"].contains($0.type)
      }
    }
    for event in events where Self.handlers.contains(index.events[event].name) {
      for call in navigation.descendants(event) { open += index.function(called: call).map { [$0] } ?? [] }
      for case .reference(let path) in index.events[event].arguments.map(\.value) {
        open += index.functions[path.last ?? ""] ?? []
      }
    }
    var found = Set(open)
    while let next = open.popLast() {
      for event in index.eventsOfMember[next] {
        guard let function = index.function(called: event),
          index.members[function].params.contains(where: { Self.types.contains(Index.core($0.type)) })
        else { continue }
        if found.insert(function).inserted { open.append(function) }
      }
    }
    return found
  }

  /// Whether a member goes to a screen by the URL, or says which one. Who hands the URL on as a whole, as to
  /// the router's `open`, looks at it for another reason.
  private func goes(_ member: Int, _ events: Set<Int>, _ handles: Bool, _ opens: Bool, _ names: Set<String>)
    -> Bool
  {
    let takers = events.filter { event in
      let fact = index.events[event]
      return fact.kind == .call && fact.name != "URLComponents"
        && fact.arguments.contains {
          if case .reference(let path) = $0.value {
            path.count == 1 && names.contains(path[0])
          } else {
            false
          }
        }
    }
    if takers.contains(where: { index.events[$0].name == "open" }) { return false }
    let fact = index.members[member]
    let result = index.type(written: fact.type, file: index.fileOfMember[member], scope: fact.owner)
    if result.map(navigation.routes.contains) ?? false { return true }
    // The ways of a function that shows one screen stand where it is called.
    let leads = eventsOfWays.contains {
      events.contains($0) && !takers.contains($0) || opens && index.function(called: $0) == member
    }
    return leads && (handles || opens) || handles && takers.isEmpty
  }
}
