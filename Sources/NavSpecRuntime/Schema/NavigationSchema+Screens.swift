nonisolated extension NavigationSchema {
  /// A screen from its text, `recipe('6F9619FF…,4)`; nil if it is malformed or names no route.
  public func screen(parsing text: String) -> Screen? {
    var cursor = SchemaCursor(Array(text.utf8)[...], line: 1)
    do throws(TextError) {
      let name = try cursor.atom()
      guard let route = routes.firstIndex(where: { $0.name == name }) else { return nil }
      var screen = Screen(route: route)
      if cursor.skip("(") {
        screen.values = try cursor.list { (cursor) throws(TextError) in try cursor.value() }
        try cursor.expect(")")
      }
      try cursor.end()
      return screen
    } catch {
      return nil
    }
  }
}
