/// navspec's own API, which an app knows without declaring it.
extension Navigation {
  /// Functions of routers and navigators, by the label of the route.
  private static let calls: [String: String?] = ["navigate": "to", "present": nil, "show": nil, "exit": nil]

  /// Whether a function of a router hands a value on.
  func isNavspecCall(_ fact: Event, label: String?) -> Bool {
    guard fact.kind == .call, let known = Self.calls[fact.name], known == label else { return false }
    return routes.contains { index.types[$0].fact.inherits.contains { $0.hasSuffix("NavigationRoute") } }
  }

  /// What a call of a router or a generated link leads to: nothing where the route is not known.
  func navspecWay(_ event: Int) -> (found: [Destination], presentation: Presentation)? {
    let fact = index.events[event]
    let file = index.files[index.fileOfMember[fact.member]]
    guard file.imports.isEmpty || file.imports.contains(where: { $0.hasPrefix("NavSpec") || $0 == "SwiftUI" })
    else { return nil }
    let ending = fact.name == "exit" ? "Exit" : "Route"
    let types = routes.filter {
      index.types[$0].fact.inherits.contains { $0.hasSuffix("NavigationRoute") }
        && index.types[$0].lastName.hasSuffix(ending)
    }
    guard !types.isEmpty else { return nil }
    let value: Value?
    if fact.name.hasSuffix("Link"), fact.name.first?.isUppercase == true {
      value = argument("to", of: fact) ?? argument("route", of: fact)
    } else if let label = Self.calls[fact.name] {
      value = fact.arguments.first { $0.label == label }?.value
    } else {
      value = nil
    }
    guard var value = value else { return nil }
    // Of several screens at once, the next ones are above the first.
    if case .list(let values) = value, let first = values.first { value = first }
    // Of several features the one whose name begins that of the link or of the file's navigator.
    let found = types.sorted().map { type in
      let prefix = index.types[type].lastName.dropLast(ending.count)
      let isNamed = fact.name.hasPrefix(prefix) || mentionsNavigator(String(prefix), fact)
      return (isNamed, cases(of: value, expecting: type, at: event))
    }.filter { !$0.1.isEmpty }
    // What a link or `navigate` does is said by the spec; `present` adds a modal.
    let how: Presentation = fact.name == "present" ? .sheet : .push
    if let one = found.first(where: \.0) ?? (found.count == 1 ? found.first : nil) { return (one.1, how) }
    let any = found.flatMap(\.1).map { Destination(target: $0.target, mark: .guess) }
    // Other functions may be called 'show'.
    let isSure = fact.name == "navigate" || fact.name.hasSuffix("Link")
    return any.isEmpty && (!isSure || isParam(value, event)) ? nil : (any, how)
  }

  private func mentionsNavigator(_ prefix: String, _ fact: Event) -> Bool {
    guard case .reference(let path)? = fact.base, let name = path.last else { return false }
    // `router.catalog`.
    if name.lowercased() == prefix.lowercased() { return true }
    guard let owner = index.typeOfMember[fact.member], let property = index.property(name, of: owner) else {
      return false
    }
    let member = index.members[property]
    let words = member.attributes + [member.type].compactMap { $0 }
    return words.contains { $0.lowercased().contains(prefix.lowercased()) }
  }
}
