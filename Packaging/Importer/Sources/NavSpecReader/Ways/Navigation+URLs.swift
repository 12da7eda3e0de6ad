extension Navigation {
  /// Modifiers and actions that are given the URL that opens the app.
  static let urlHandlers: Set<String> = ["onOpenURL", "onContinueUserActivity", "OpenURLAction"]

  static func isURL(_ param: Param) -> Bool {
    param.type.contains("UIOpenURLContext")
      || ["URL", "NSUserActivity", "URLComponents"].contains(Index.core(param.type))
  }

  /// The functions that are given what opens the app.
  func openers() -> Set<Int> {
    let handlers = index.events.indices.filter { Self.urlHandlers.contains(index.events[$0].name) }
    var open = index.members.indices.filter {
      ["application", "scene"].contains(index.members[$0].name)
        && index.members[$0].params.contains(where: Self.isURL)
    }
    open += handlers.flatMap(descendants).compactMap { index.function(called: $0) }
    for case .reference(let path) in handlers.flatMap({ index.events[$0].arguments.map(\.value) }) {
      open += index.functions[path[path.count - 1]] ?? []
    }
    var found = Set(open)
    while let next = open.popLast() {
      open += index.eventsOfMember[next].compactMap { index.function(called: $0) }.filter {
        index.members[$0].params.contains(where: Self.isURL) && found.insert($0).inserted
      }
    }
    return found
  }
}
