import NavSpecDiagnostics
import NavSpecModel

extension SpecFile {
  /// The app around a feature that is compiled by itself: it has the feature's exits for routes, to which
  /// they are bound by their names, and an unknown container.
  static func standIn(for files: [SpecFile]) -> SpecFile {
    guard let feature = files.first?.feature else { return files[0] }
    var app = AppSpec(range: feature.range)
    app.name = feature.map(SwiftName.upperCamel)
    var standIn = SpecFile(source: files[0].source, path: files[0].path, range: files[0].range)
    standIn.app = app
    standIn.external = Located(true, at: feature.range)
    var taken: Set<String> = [feature.value]
    // Mistakes in a name are reported on the exit.
    for exit in files.flatMap(\.exits)
    where SwiftName.isLowerCamel(exit.name.value) && taken.insert(exit.name.value).inserted {
      var route = RouteSpec(range: exit.name.range)
      route.params = exit.value
      route.view = Located(.manual, at: exit.name.range)
      route.plain.restore = Located(.never, at: exit.name.range)
      standIn.routes.append(Entry(name: exit.name, value: route))
    }
    return standIn
  }
}
