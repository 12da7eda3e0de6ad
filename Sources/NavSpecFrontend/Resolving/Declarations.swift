import NavSpecDiagnostics
import NavSpecModel

/// The names that the files of a spec declare, before anything refers to them, and what needs no reference.
struct Declarations {
  let files: [SpecFile]
  private(set) var sources: [SourceGroup] = []
  private(set) var conditions: [Condition] = []
  private(set) var features: [Feature] = []
  private(set) var sections: [Section] = []
  private(set) var sourceIDs = NameTable<SourceGroup>()
  private(set) var conditionIDs = NameTable<Condition>()
  private(set) var personaIDs = NameTable<Persona>()
  private(set) var personaAnswers: [[Entry<Located<Bool>>]] = []
  private(set) var featureIDs = NameTable<Feature>()
  private(set) var sectionIDs = NameTable<Section>()
  /// By module and name.
  private(set) var typeIDs = NameTable<NamedType>()
  private(set) var typeOrigins: [(file: Int, entry: Int)] = []
  /// By qualified name.
  private(set) var routeIDs = NameTable<Route>()
  private(set) var routeOrigins: [(file: Int, entry: Int)] = []
  /// By feature or file, and name.
  private(set) var exitIDs = NameTable<Exit>()
  private(set) var exitOrigins: [(file: Int, entry: Int)] = []
  /// By module and name.
  private(set) var edgeSets = EdgeSets()

  /// Every file in the order of reading; in a feature without its app, the file that stands in for the app
  /// is the first.
  init(_ files: [SpecFile], sink: inout DiagnosticSink) {
    self.files = files
    declareSources(&sink)
    declareTypes(&sink)
    declareConditions(&sink)
    personaAnswers = Self.declared("persona", files.flatMap(\.personas), &personaIDs, &sink).map(\.value)
    declareFeatures(&sink)
    declareRoutes(&sink)
    declareExits(&sink)
    edgeSets = EdgeSets(files, sink: &sink)
    sections = Self.declared("section", files.flatMap(\.sections), &sectionIDs, &sink)
  }

  /// Lends a route as written, which is a large value, instead of copying it.
  subscript(route: RouteID) -> RouteSpec {
    _read {
      let origin = routeOrigins[route.value]
      yield files[origin.file].routes[origin.entry].value
    }
  }

  func file(of route: RouteID) -> Int { routeOrigins[route.value].file }

  /// `name` or `feature.name`, as routes of a file are declared.
  func qualified(_ name: String, in file: Int) -> String {
    files[file].feature.map { "\($0.value).\(name)" } ?? name
  }

  /// Names of exits belong to the feature, or to the file that belongs to none.
  func exitScope(of file: Int) -> String {
    files[file].feature.map { "feature \($0.value)" } ?? "file \(file)"
  }

  /// Types belong to a module: two packages may use one name, and each declares the types it imports.
  static func typeKey(_ name: String, in module: String?) -> String { module.map { "\($0) \(name)" } ?? name }

  private mutating func declareSources(_ sink: inout DiagnosticSink) {
    guard let app = files.first?.app else { return }
    let none = Located("", at: app.range.startPoint)
    sourceIDs.add(none)
    var own = app.match ?? SourceGroupSpec(range: app.range)
    own.schemes = app.schemes
    own.domains = app.domains
    sources = [SourceGroup(name: none, spec: own)]
    sources += Self.declared("source", files.flatMap(\.sources), &sourceIDs, &sink).map {
      SourceGroup(name: $0.name, spec: $0.value)
    }
    for group in sources {
      for scheme in group.schemes { sink.checkScheme(scheme) }
      for domain in group.domains { sink.checkDomain(domain) }
    }
    sources = ResolverBudget.withinLimits(sources, &sink)
  }

  private mutating func declareConditions(_ sink: inout DiagnosticSink) {
    // The app's declaration of a condition precedes those of features in packages of their own.
    for file in files.filter({ $0.module == nil }) + files.filter({ $0.module != nil }) {
      for entry in file.conditions {
        let needsOnly = file.module != nil && entry.value.redirect == nil && entry.value.onLoss == nil
        // A feature that only needs the condition declares it as it is.
        if needsOnly, conditionIDs[entry.name.value] != nil { continue }
        guard conditionIDs.declare("condition", entry.name, &sink) != nil else { continue }
        conditions.append(
          Condition(
            name: entry.name, onLoss: entry.value.onLoss?.value ?? .drop, doc: entry.value.doc?.value))
      }
    }
  }

  /// The entries whose names are not declared already.
  private static func declared<Element, Value>(
    _ what: String, _ entries: [Entry<Value>], _ ids: inout NameTable<Element>, _ sink: inout DiagnosticSink
  ) -> [Entry<Value>] {
    entries.filter { ids.declare(what, $0.name, &sink) != nil }
  }

  private mutating func declareTypes(_ sink: inout DiagnosticSink) {
    for (fileIndex, file) in files.enumerated() {
      for (entryIndex, entry) in file.types.enumerated() {
        let name = entry.name
        if BuiltinType(rawValue: name.value) != nil {
          sink.report(
            .duplicateName, "type '\(name.value)' is built in", at: name.range, label: "already a type")
          continue
        }
        let key = Self.typeKey(name.value, in: file.module?.value)
        guard typeOrigins.count < GraphLimits.types else {
          return sink.reportTooMany("a spec has at most \(GraphLimits.types) types", at: name.range)
        }
        guard typeIDs.declare("type", name, as: key, &sink) != nil else { continue }
        sink.checkTypeName("type", name)
        typeOrigins.append((fileIndex, entryIndex))
      }
    }
  }

  private mutating func declareFeatures(_ sink: inout DiagnosticSink) {
    for file in files {
      guard let name = file.feature else { continue }
      guard let id = featureIDs[name.value] else {
        _ = featureIDs.declare("feature", name, &sink)
        features.append(Feature(name: name, path: file.path, module: file.module))
        continue
      }
      guard features[id].module?.value != file.module?.value else { continue }
      sink.report(
        .misplacedModule, "the feature '\(name.value)' is in more than one module", at: name.range,
        label: "its enum would exist twice", related: [.init("the feature", at: features[id].name.range)])
    }
  }

  /// Gives every route its place in the graph: direct routes first, then feature by feature.
  private mutating func declareRoutes(_ sink: inout DiagnosticSink) {
    for index in files.indices where files[index].feature == nil { declareRoutes(in: index, &sink) }
    for feature in features.indices {
      let start = routeOrigins.count
      for index in files.indices where files[index].feature?.value == features[feature].name.value {
        declareRoutes(in: index, &sink)
      }
      features[feature].routes = start..<routeOrigins.count
    }
    for feature in features {
      guard let id = routeIDs[feature.name.value] else { continue }
      sink.report(
        .duplicateName, "'\(feature.name.value)' is both a feature and a route",
        at: routeIDs.name(of: id).range, label: "a route of the app",
        related: [.init("the feature", at: feature.name.range)],
        notes: ["features share the namespace of the app's own routes"])
    }
  }

  private mutating func declareRoutes(in file: Int, _ sink: inout DiagnosticSink) {
    for (entryIndex, entry) in files[file].routes.enumerated() {
      let name = entry.name
      let key = qualified(name.value, in: file)
      guard routeIDs.declare("route", name, as: key, &sink) != nil else { continue }
      routeOrigins.append((file, entryIndex))
    }
  }

  private mutating func declareExits(_ sink: inout DiagnosticSink) {
    for (fileIndex, file) in files.enumerated() {
      for (entryIndex, entry) in file.exits.enumerated() {
        let name = entry.name
        let key = "\(exitScope(of: fileIndex)) \(name.value)"
        if exitIDs[key] == nil, let route = routeIDs[qualified(name.value, in: fileIndex)] {
          sink.report(
            .duplicateName, "'\(name.value)' is both an exit and a route", at: name.range,
            label: "an exit leads out of its feature",
            related: [.init("the route", at: routeIDs.name(of: route).range)])
          continue
        }
        guard exitIDs.declare("exit", name, as: key, &sink) != nil else { continue }
        exitOrigins.append((fileIndex, entryIndex))
      }
    }
  }

  /// The exit that a name in a file means; a route of its feature goes before.
  func exit(_ name: Located<String>, in file: Int) -> ExitID? {
    guard !exitIDs.isEmpty else { return nil }
    if let feature = files[file].feature?.value, routeIDs["\(feature).\(name.value)"] != nil { return nil }
    return exitIDs["\(exitScope(of: file)) \(name.value)"]
  }
}
