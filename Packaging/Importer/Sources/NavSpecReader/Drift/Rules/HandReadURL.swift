extension Drift {
  /// Code that takes apart the URL that opens the app, and goes somewhere by what it finds.
  func handReadURLs() -> [Finding] {
    let opening = navigation.openers()
    let ways = Set(navigation.ways.map(\.event))
    return index.members.indices.compactMap { member in
      let own = index.eventsOfMember[member]
      let handlers = own.filter { Navigation.urlHandlers.contains(index.events[$0].name) }
      // What makes a view of a URL shows it.
      guard !handlers.isEmpty || !navigation.showsView(member) else { return nil }
      let inside = handlers.isEmpty ? Set(own) : Set(handlers + handlers.flatMap(navigation.descendants))
      let names = urls(of: member, handlers)
      guard !names.isEmpty else { return nil }
      let takers = inside.sorted().map { index.events[$0] }.filter { taker in
        taker.kind == .call && taker.arguments.contains { names.contains($0.value.path?[0] ?? "") }
      }
      let isWhole = handlers.isEmpty
      let part = index.parts.first { part in
        part.member == member && names.contains(part.base?.path?[0] ?? "")
          && (isWhole || part.parent.map(inside.contains) ?? false)
      }
      // Who hands the URL on as a whole, as to the router's `open`, looks at it for another reason.
      let whole = takers.filter { taker in
        taker.name != "URLComponents"
          && taker.arguments.contains { names.contains($0.value.path?.joined(separator: ".") ?? "") }
      }
      guard let taken = part ?? takers.first(where: { $0.name == "URLComponents" }),
        !whole.contains(where: { $0.name == "open" })
      else { return nil }
      let result = index.type(written: index.members[member].type, in: member)
      // The ways of a function that shows one screen stand where it is called.
      let leads = ways.contains {
        inside.contains($0) && !whole.contains(index.events[$0]) || index.function(called: $0) == member
      }
      let isMeant = isWhole ? leads && opening.contains(member) : leads || whole.isEmpty
      guard isMeant || result.map(navigation.routes.contains) ?? false else { return nil }
      return finding(
        "hand-read-url", in: index.fileOfMember[member], taken.place, length: taken.name.utf8.count,
        label: "read by hand",
        "code takes a URL apart to find a screen, and the spec's links do not know that",
        notes: ["a link of a route reads it, and 'open' of the router goes there"])
    }
  }

  /// The names that URLs have in a member.
  private func urls(of member: Int, _ handlers: [Int]) -> Set<String> {
    let fact = index.members[member]
    var names = Set(fact.params.filter(Navigation.isURL).map(\.name))
    for case .closure(let params) in handlers.flatMap({ index.events[$0].arguments.map(\.value) }) {
      names.insert(params.first.map { String($0.prefix { $0 != ":" }) } ?? "$0")
    }
    for _ in 0..<2 {
      for (name, local) in fact.locals where local.value.map({ derives($0, from: names) }) ?? false {
        names.insert(name)
      }
    }
    return names
  }

  /// `activity.webpageURL`, `contexts.first?.url`, `URLComponents(url: url, …)`.
  private func derives(_ value: Value, from names: Set<String>) -> Bool {
    if case .call(let call) = value, index.events[call].name == "URLComponents" {
      return index.events[call].arguments.contains { names.contains($0.value.path?.first ?? "") }
    }
    return value.path.map { names.contains($0[0]) && $0[$0.count - 1].lowercased().hasSuffix("url") } ?? false
  }
}
