import Foundation

/// An app's code and its spec, side by side.
struct Drift {
  let navigation: Navigation
  let model: Model
  let containment: Containment
  let isolation: Isolation
  /// The events of the app's own code.
  let events: [Int]
  /// The routes of the spec by the name of a type that shows them.
  private var routesOfType: [String: [Int]] = [:]
  /// The feature that an enum of generated routes is of; the app's own is "".
  private var features: [Int: String] = [:]
  private var exits: Set<Int> = []

  /// One rule a line.
  private static let rules: [@Sendable (Drift) -> [Finding]] = [
    { $0.waysWithoutEdge() }, { $0.edgesWithoutWay() }, { $0.casesWithoutRoute() }, { $0.handReadURLs() },
    { $0.stacksInPushedViews() }, { $0.navigationViews() }, { $0.routersOffMainActor() },
    { $0.destinationsInLazyContainers() },
  ]

  var index: Index { navigation.index }

  init(_ facts: [FileFacts], _ model: Model, _ isolation: Isolation) {
    self.model = model
    self.isolation = isolation
    var generated = SourceReader.facts(path: "", source: model.source)
    generated.isGenerated = true
    navigation = Navigation(Index(facts.filter { !$0.isGenerated } + [generated]))
    containment = Containment(navigation)
    let index = navigation.index
    events = index.events.indices.filter {
      !index.files[index.fileOfMember[index.events[$0].member]].isGenerated
    }
    for (number, route) in model.routes.enumerated() {
      // A view that the app builds itself has the type that the spec was read from.
      if let name = route.view?.name ?? Self.type(in: route.from) {
        routesOfType[name, default: []].append(number)
      }
    }
    // What holds the tabs shows the first of them.
    if let tab = model.tabs?.first, let name = Self.type(in: tab.from), routesOfType[name] == nil {
      routesOfType[name] = model.routes.indices.filter { model.routes[$0].name == tab.root?.route }
    }
    for (id, type) in index.types.enumerated()
    where type.fact.kind == .enum && type.fact.inherits.contains(where: { $0.hasSuffix("NavigationRoute") }) {
      for feature in model.units {
        let prefix = model.prefix(of: feature)
        if type.fact.name == prefix + "Route" { features[id] = feature ?? "" }
        if type.fact.name == prefix + "Exit" { exits.insert(id) }
      }
    }
  }

  /// The type that evidence names.
  private static func type(in from: String?) -> String? {
    (from?.split(separator: "#").dropFirst().first?.prefix { $0 != ":" }).map(String.init)
  }

  func findings() -> [Finding] {
    Self.rules.flatMap { $0(self) }.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  /// What was read, and what not.
  var report: [String] {
    let files = index.files.filter { !$0.isGenerated }
    let unknown = navigation.unknown.map { unknown in
      let place = index.place(of: unknown.event)
      let name = index.events[unknown.event].name
      return "  \(index.files[place.file].path):\(place.line): \(name): \(unknown.reason)"
    }
    let unread = files.compactMap { file in file.unread.map { "  \(file.path): \($0)" } }
    let first =
      "Read \(files.count - unread.count) files; \(navigation.ways.count) ways; "
      + "\(unknown.count) not understood."
    return [first] + (unknown + unread).prefix(20)
  }

  /// Whether the app is as it was before navspec: the spec says where its code has each way.
  var isImported: Bool {
    model.routes.contains { $0.from != nil }
      && !index.files.contains { !$0.isGenerated && $0.imports.contains { $0.hasPrefix("NavSpec") } }
  }

  // MARK: Code and spec

  /// The routes that a view's type shows.
  func routes(ofType type: Int) -> [Int] {
    guard navigation.kinds.isScreen(type) else { return [] }
    return routesOfType[index.types[type].fact.name] ?? routesOfType[index.types[type].lastName] ?? []
  }

  func isOfSpec(_ target: Target) -> Bool {
    if case .route(let type, _) = target { features[type] != nil || exits.contains(type) } else { false }
  }

  /// The exit of a feature that a target is.
  func exit(_ target: Target) -> String? {
    if case .route(let type, let name) = target, exits.contains(type) { name } else { nil }
  }

  /// The routes of the spec that a target is.
  func routes(of target: Target) -> [Int] {
    switch target {
    case .view(let type): return routes(ofType: type)
    case .foreign(let name): return routesOfType[name] ?? []
    case .route(let type, let name):
      let named = model.routes.indices.filter { model.routes[$0].case == name }
      if let feature = features[type] { return named.filter { model.routes[$0].feature ?? "" == feature } }
      let found = (navigation.screens[type]?[name] ?? []).map(\.target).flatMap { shown -> [Int] in
        if case .route = shown { [] } else { routes(of: shown) }
      }
      // What the spec says no view of may be it.
      return found.isEmpty ? named : found + named.filter { model.routes[$0].view?.name == nil }
    }
  }

  /// The routes whose screens a unit is a part of, and whether it is their view itself.
  func sources(of unit: Unit) -> (routes: [Int], isOwn: Bool) {
    let own = routes(of: unit)
    if !own.isEmpty { return (own, true) }
    return (containment.units(around: unit) { !routes(of: $0).isEmpty }.flatMap(routes(of:)), false)
  }

  private func routes(of unit: Unit) -> [Int] {
    if case .type(let type) = unit { routes(ofType: type) } else { [] }
  }

  // MARK: Places

  func finding(
    _ id: String, in file: Int, _ place: Place, length: Int, _ mark: Mark = .read, label: String,
    _ message: String, notes: [String] = []
  ) -> Finding {
    Finding(
      id: id, file: index.files[file].path, line: place.line, column: place.column, length: length,
      message: message, label: label, notes: notes, mark: mark)
  }

  func finding(
    _ id: String, at event: Int, _ mark: Mark = .read, label: String, _ message: String, notes: [String] = []
  ) -> Finding {
    let fact = index.events[event]
    return finding(
      id, in: index.fileOfMember[fact.member], fact.place, length: fact.name.utf8.count, mark, label: label,
      message, notes: notes)
  }
}

extension Importer {
  /// Compares an app's code with its spec.
  /// - Parameter model: What `navspec model` writes.
  public static func drift(_ request: ImportRequest, model json: String) throws -> DriftAnswer {
    let model = try Model(json: Data(json.utf8))
    let folder = try SourceFolder(request.folders, base: nil, excluding: request.excluded)
    let all = SourceReader.facts(of: folder.swift).filter(isOfApp)
    // Of other programs is what the spec's evidence does not name; a spec without evidence may be about all.
    let evidence = model.evidence
    let facts = try program(all, entry: nil) { path in
      evidence.isEmpty || evidence.contains { $0.hasSuffix(path) || path.hasSuffix($0) }
    }.facts
    let drift = Drift(facts, model, Isolation(folder.resources))
    return DriftAnswer(findings: drift.findings(), report: drift.report)
  }
}
