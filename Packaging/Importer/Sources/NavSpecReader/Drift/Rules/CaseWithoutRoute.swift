extension Drift {
  /// Cases of enums that code navigates by and whose screens are no routes.
  func casesWithoutRoute() -> [Finding] {
    navigation.routes.sorted().flatMap { type -> [Finding] in
      let app = index.types[type]
      guard app.fact.kind == .enum, !index.files[app.file].isGenerated else { return [] }
      return app.fact.cases.compactMap { one in
        let shown = (navigation.screens[type]?[one.name] ?? []).map(\.target)
        guard !shown.isEmpty, !isOfSpec(.route(type, one.name)),
          navigation.nested[type]?.contains(one.name) != true, routes(of: .route(type, one.name)).isEmpty,
          shown.allSatisfy({ !isOfSpec($0) })
        else { return nil }
        return finding(
          "case-without-route", in: app.file, one.place, length: one.name.utf8.count,
          label: "no route of the spec",
          "'\(app.fact.name).\(one.name)' leads to a screen beside the spec, which has no route for it")
      }
    }
  }
}
