/// A picture as a spec.
struct SpecText {
  private let picture: Picture
  private let titles: [Int: [String?]]
  private let labels: [Int: Set<String>]
  private let initializers: [Int: Int]
  private var lines: [String] = []
  /// Types of params that the spec declares.
  private var types: [String] = []
  /// Params that the language has no type for.
  private(set) var omitted: [String] = []
  /// Names that are not as the sources have them.
  private(set) var renamed: [String]

  init(_ picture: Picture) {
    self.picture = picture
    titles = Self.titles(picture)
    labels = Self.labels(picture.index)
    initializers = Self.initializers(picture.index)
    renamed = picture.names.renamed
    write()
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func write() {
    lines = [
      "# What the sources say, as 'navspec import' read them. 'mark' says how sure each line is.",
      "navspec: 1", "app:", "  name: \(Self.appName(picture.appName))",
    ]
    if picture.tabs.contains(where: \.tab.isSearch) { lines.append("  platforms: {iOS: \"18.0\"}") }
    let addresses = [("schemes", picture.resources.schemes), ("domains", picture.resources.domains)]
    for (key, texts) in addresses where !texts.isEmpty {
      lines.append("  \(key): [\(texts.map(Self.scalar).joined(separator: ", "))]")
    }
    let params = picture.screens.indices.map { self.params(of: $0) }
    write("types", types.sorted().map { "  \($0): opaque" })
    writeContainer()
    write("anywhere", picture.anywhere.map { "  - \(edge($0))" })
    write("edges", picture.sets.flatMap { set in ["  \(set.name):"] + set.edges.map { "    - \(edge($0))" } })
    write("routes", zip(picture.screens.indices, params).flatMap { route($0, $1) })
  }

  private mutating func write(_ key: String, _ inner: [String]) {
    if !inner.isEmpty { lines += ["\(key):"] + inner }
  }

  private mutating func writeContainer() {
    let tabs = picture.tabs.map { name, tab, screen in
      let asset = tab.texts[.image] == nil ? tab.texts[.asset] : nil
      let keys = [
        ("title", tab.texts[.title]), ("image", tab.texts[.image]), ("asset", asset),
        ("role", tab.isSearch ? "search" : nil), ("root", picture.screens[screen].name),
      ]
      let texts = keys.compactMap { key, text in text.map { "\(key): \(Self.scalar($0)), " } }.joined()
      return "  \(name): {\(texts)\(evidence(tab.event, tab.mark))}"
    }
    write("tabs", tabs)
    if tabs.isEmpty {
      lines.append(picture.root.map { "root: \(picture.screens[$0].name)" } ?? "external: true")
    }
  }

  private var bottoms: Set<Int> { Set(picture.tabs.map(\.screen) + [picture.root].compactMap { $0 }) }

  private func incoming(_ number: Int) -> [Way] {
    (picture.anywhere + picture.sets.flatMap(\.edges) + picture.screens.flatMap(\.edges) + picture.orphans)
      .filter { picture.screen(of: $0) == number }
  }

  /// The presentation that all ways to a screen have, where that is no push.
  private func common(_ number: Int) -> Presentation? {
    let ways = incoming(number)
    if ways.isEmpty, picture.scenes.contains(number) { return .window }
    guard !bottoms.contains(number), let first = ways.first?.presentation, first != .push,
      ways.allSatisfy({ $0.presentation == first })
    else { return nil }
    return first
  }

  private func route(_ number: Int, _ params: String?) -> [String] {
    let screen = picture.screens[number]
    let present = common(number)
    let hasStack =
      incoming(number).contains(where: \.hasStack)
      || screen.views.contains(where: picture.navigation.hasStack)
      || screen.targets.contains(where: picture.navigation.stacked.contains)
    let keys = [
      ("title", title(of: screen).map(Self.scalar)), ("view", view(of: screen)), ("params", params),
      ("present", present == .window ? "{window: {else: sheet}}" : present?.rawValue),
      ("stack", hasStack && present != nil && present != .window ? "true" : nil),
      ("from", evidence(of: screen)), ("mark", screen.mark.rawValue),
      ("entry", screen.entry == .unknown ? "unknown" : nil),
      ("reachedBy", screen.entry == .code || screen.entry == .root ? "code" : nil),
    ]
    let edges = screen.edges.map(edge) + screen.sets.map { "+\($0)" }
    return ["  \(screen.name):"] + keys.compactMap { key, text in text.map { "    \(key): \($0)" } }
      + (edges.isEmpty ? [] : ["    to:"] + edges.map { "      - \($0)" })
  }

  private func edge(_ edge: Way) -> String {
    let screen = picture.screen(of: edge)
    let present =
      edge.presentation == common(screen) ?? .push ? "" : "present: \(edge.presentation.rawValue), "
    let label = edge.condition.map { "label: \(Self.scalar("if " + $0)), " } ?? ""
    return "\(picture.screens[screen].name): {\(present)\(label)\(evidence(edge.event, edge.mark))}"
  }

  // MARK: Evidence

  private func evidence(_ event: Int, _ mark: Mark) -> String {
    "from: \(from(event: event)), mark: \(mark.rawValue)"
  }

  private func from(event: Int) -> String {
    let member = picture.index.events[event].member
    let path = picture.index.files[picture.index.fileOfMember[member]].path
    let type = picture.index.members[member].owner ?? picture.index.members[member].name
    return Self.quoted(type.isEmpty ? path : "\(path)#\(type)")
  }

  /// nil for a root of a package that was not read.
  private func evidence(of screen: Screen) -> String? {
    let index = picture.index
    var type = screen.views.first
    if type == nil, case .route(let route, _)? = screen.targets.first { type = route }
    if let type = type.map({ index.types[$0] }) {
      return Self.quoted("\(index.files[type.file].path)#\(type.fact.name)")
    }
    let way = picture.navigation.ways.first { way in screen.targets.contains(way.target) }
    return way.map { from(event: $0.event) }
  }

  private func view(of screen: Screen) -> String? {
    var name: String?
    if case .foreign(let view)? = screen.targets.first { name = view }
    if screen.views.count == 1, let view = screen.views.first { name = picture.index.types[view].fact.name }
    guard let name, Self.isTypeName(name), !Kinds.isOfSwiftUI(name) else { return "manual" }
    return name
  }

  private func title(of screen: Screen) -> String? {
    let found = Set(screen.views.flatMap { titles[$0] ?? titles[inner($0)] ?? [] })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// The only view that another shows: that of a stack.
  private func inner(_ view: Int) -> Int {
    guard let body = picture.index.property("body", of: view) else { return view }
    let shown = picture.navigation.destinations(in: .member(body))
    guard shown.targets.count == 1, !shown.isComposed, case .view(let inner) = shown.targets[0].target else {
      return view
    }
    return inner
  }

  /// The titles of views: of the screen that the modifier stands on, else of the view around it. What is written in
  /// a destination is not around it. A view's own title says more than what one user of it says, also
  /// where it is not known.
  private static func titles(_ picture: Picture) -> [Int: [String?]] {
    let index = picture.index
    let shown = Set(picture.screens.flatMap(\.views))
    var (own, given): ([Int: [String?]], [Int: [String?]]) = ([:], [:])
    // The property that is the title of a wrapper.
    var titled: [Int: String] = [:]
    for (event, fact) in index.events.enumerated()
    where fact.name == "navigationTitle" || fact.name == "navigationBarTitle" {
      let text = fact.arguments.first.flatMap { index.literal($0.value) }.flatMap(picture.resources.title)
      var base = fact.base
      var isGiven = false
      while case .call(let call)? = base {
        if let made = index.constructed(call), shown.contains(made) {
          given[made, default: []].append(text)
          isGiven = true
        }
        base = index.events[call].base
      }
      let isApart =
        picture.navigation.inDestination.contains(event) || picture.navigation.inPlaceEvents.contains(event)
      if !isGiven, !isApart, let owner = index.typeOfMember[fact.member] {
        own[owner, default: []].append(fact.branches == 0 ? text : nil)
        if let path = fact.arguments.first?.value.path, path.isOwn { titled[owner] = path.last }
      }
    }
    // `Framed(title: "About") { … }`, where the wrapper sets it.
    for (event, fact) in index.events.enumerated() {
      guard let made = index.constructed(event), let name = titled[made],
        let owner = index.typeOfMember[fact.member], own[owner] == nil, !shown.contains(made),
        let value = fact.arguments.first(where: { $0.label == name })?.value
      else { continue }
      own[owner] = [index.literal(value).flatMap(picture.resources.title)]
    }
    return given.merging(own) { _, own in own }
  }

  // MARK: Params

  private static let builtIn: Set<String> = [
    "String", "Int", "Int64", "Double", "Bool", "UUID", "Date", "URL",
  ]

  /// The params of a route enum's case, or what calls give a view. What is at the bottom of a stack is given none.
  private mutating func params(of number: Int) -> String? {
    let screen = picture.screens[number]
    guard !bottoms.contains(number), let target = screen.targets.first else { return nil }
    var names = Names()
    var result: [String] = []
    for param in Self.params(of: target, picture.index, labels, initializers) {
      let core = Index.core(param.type)
      var isKnown = true
      if case .view = target { isKnown = Self.builtIn.contains(core) && param.value == nil }
      guard isKnown, let written = specType(param.type) else {
        omitted.append("\(param.name): \(param.type) of \(screen.name)")
        continue
      }
      let last = Names.valid(core.split(separator: ".").last.map(String.init) ?? "")
      let isNamed = param.label != nil || param.name != "_" && !param.name.hasPrefix("value")
      let base = isNamed ? param.label ?? param.name : Self.builtIn.contains(core) ? "value" : last ?? "value"
      let name = names.unique(Names.valid(base) ?? "value", of: .param, was: param.label)
      result.append("\(name): \(written)")
    }
    renamed += names.renamed.map { "\($0) (a param of \(screen.name))" }
    return result.isEmpty ? nil : "{\(result.joined(separator: ", "))}"
  }

  /// What a property wrapper is around is a value that no route has: the wrapper is in `value`.
  private static func params(
    of target: Target, _ index: Index, _ labels: [Int: Set<String>], _ initializers: [Int: Int]
  ) -> [Param] {
    switch target {
    case .route(let type, let name): index.types[type].fact.cases.first { $0.name == name }?.params ?? []
    case .view(let type): params(ofView: type, index, labels[type] ?? [], initializers)
    case .foreign: []
    }
  }

  /// Those of the initializer that calls mean, or the properties that are given.
  private static func params(
    ofView type: Int, _ index: Index, _ labels: Set<String>, _ initializers: [Int: Int]
  ) -> [Param] {
    if let initializer = initializers[type] {
      return index.members[initializer].params.filter { $0.label != nil && $0.value == nil }
    }
    return index.types[type].members.map { index.members[$0] }.compactMap { member in
      guard member.kind == .property, !member.isStatic, !member.isComputed, member.value == nil,
        labels.contains(member.name), let written = member.type
      else { return nil }
      return Param(label: member.name, name: member.name, type: written, value: member.attributes.first)
    }
  }

  /// The initializer that the first call of each view means.
  private static func initializers(_ index: Index) -> [Int: Int] {
    index.events.indices.reduce(into: [:]) { found, event in
      guard let type = index.constructed(event), found[type] == nil else { return }
      found[type] = index.initializers[type]?.first { index.takes($0, index.events[event]) }
    }
  }

  /// The labels that calls give each view.
  private static func labels(_ index: Index) -> [Int: Set<String>] {
    var labels: [Int: Set<String>] = [:]
    for event in index.events.indices {
      guard let type = index.constructed(event) else { continue }
      labels[type, default: []].formUnion(index.events[event].arguments.compactMap(\.label))
    }
    return labels
  }

  private mutating func specType(_ written: String) -> String? {
    let text = written.trimmingSpaces
    let isOptional = text.hasSuffix("?")
    var core = isOptional ? String(text.dropLast()) : text
    var isList = false
    if core.hasPrefix("["), core.hasSuffix("]"), !core.contains(":") {
      isList = true
      core = String(core.dropFirst().dropLast())
    }
    guard Self.isTypeName(core) else { return nil }
    if !Self.builtIn.contains(core) {
      // A list of what no URL has is one value of the app's.
      if isList || core.hasPrefix(Self.appName(picture.appName)) || Self.foreign.contains(core) { return nil }
      if !types.contains(where: { $0 == core }) {
        if types.contains(where: { $0.lowercased() == core.lowercased() }) { return nil }
        types.append(core)
      }
    }
    let inner = isList ? "[\(core)]" : core
    return isOptional && isList ? nil : isOptional ? "\"\(inner)?\"" : isList ? "\"\(inner)\"" : inner
  }

  /// Types of Swift that are no names of the language, and generic ones without their arguments.
  private static let foreign: Set<String> = [
    "Self", "Any", "AnyHashable", "Never", "Void", "Binding", "AnyView",
  ]

  private static func isTypeName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return !parts.isEmpty && text.count < 100
      && parts.allSatisfy { part in
        part.first?.isUppercase == true
          && part.unicodeScalars.allSatisfy { Names.isWord($0) || $0 == "_" }
      }
  }

  // MARK: YAML

  static func appName(_ name: String) -> String {
    var text = String(String.UnicodeScalarView(name.unicodeScalars.filter(Names.isWord)))
    while let first = text.first, !first.isLetter { text.removeFirst() }
    text = text.prefix(1).uppercased() + text.dropFirst()
    // `NavigationRoute` and its like are the runtime's.
    return ["", "Navigation", "App", "Any", "Stored", "Returning"].contains(text) ? "TheApp" : text
  }

  static func scalar(_ text: String) -> String {
    let words: Set<String> = [
      "true", "false", "null", "yes", "no", "on", "off", "none", "y", "n", "inf", "nan",
    ]
    let isPlain =
      text.first?.isLetter == true && text.last?.isWhitespace == false && !words.contains(text.lowercased())
      && text.unicodeScalars.allSatisfy { Names.isWord($0) || " .-_/".unicodeScalars.contains($0) }
    return isPlain ? text : quoted(text)
  }

  /// What is not seen is written by its number.
  static func quoted(_ text: String) -> String {
    let hidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
      .spaceSeparator,
    ]
    let scalars = text.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      guard scalar != " ", hidden.contains(scalar.properties.generalCategory) else { return "\(scalar)" }
      let hex = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
    }
    return "\"\(scalars.joined())\""
  }
}
