/// A picture as a spec.
struct SpecText {
  private let picture: Picture
  private let titles: [Int: [String]]
  private let labels: [Int: Set<String>]
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
    renamed = picture.names.renamed
    write()
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func write() {
    lines = [
      "# What the sources say, as 'navspec import' read them. 'mark' says how sure each line is.",
      "navspec: 1", "app:",
      "  name: \(Self.appName(picture.appName))",
    ]
    // What these need.
    if !picture.sections.isEmpty || picture.tabs.contains(where: \.isSearch) {
      lines.append("  platforms: {iOS: \"18.0\"}")
    }
    if !picture.resources.schemes.isEmpty {
      lines.append("  schemes: \(Self.list(picture.resources.schemes))")
    }
    if !picture.resources.domains.isEmpty {
      lines.append("  domains: \(Self.list(picture.resources.domains))")
    }
    let params = picture.screens.indices.map { self.params(of: $0) }
    if !types.isEmpty {
      lines.append("types:")
      lines += types.sorted().map { "  \($0): opaque" }
    }
    writeContainer()
    if !picture.anywhere.isEmpty {
      lines.append("anywhere:")
      lines += picture.anywhere.map { "  - \(edge($0))" }
    }
    let used = picture.sets.filter { set in
      picture.screens.contains { $0.sets.contains(set.name) } && !set.edges.isEmpty
    }
    if !used.isEmpty {
      lines.append("edges:")
      for set in used {
        lines.append("  \(set.name):")
        lines += set.edges.map { "    - \(edge($0))" }
      }
    }
    if !picture.screens.isEmpty { lines.append("routes:") }
    for (number, params) in zip(picture.screens.indices, params) {
      writeRoute(number, params, Set(used.map(\.name)))
    }
  }

  private mutating func writeContainer() {
    if !picture.tabs.isEmpty {
      lines.append("tabs:")
      for tab in picture.tabs {
        let keys = [
          ("title", tab.texts.title), ("image", tab.texts.image),
          ("asset", tab.texts.image == nil ? tab.texts.asset : nil), ("role", tab.isSearch ? "search" : nil),
          ("section", tab.section), ("root", picture.screens[tab.screen].name),
        ]
        let texts = keys.compactMap { key, text in text.map { "\(key): \(Self.scalar($0)), " } }.joined()
        lines.append("  \(tab.name): {\(texts)\(evidence(tab.event, tab.mark))}")
      }
      if !picture.sections.isEmpty { lines.append("sections:") }
      for section in picture.sections {
        lines.append("  \(section.name): {\(section.title.map { "title: \(Self.scalar($0))" } ?? "")}")
      }
    } else if let root = picture.root {
      lines.append("root: \(picture.screens[root].name)")
    } else {
      lines.append("external: true")
    }
  }

  private var bottoms: Set<Int> { Set(picture.tabs.map(\.screen) + [picture.root].compactMap { $0 }) }

  private func incoming(_ number: Int) -> [Edge] {
    (picture.anywhere + picture.sets.flatMap(\.edges) + picture.screens.flatMap(\.edges)).filter {
      $0.screen == number
    }
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

  private mutating func writeRoute(_ number: Int, _ params: String?, _ sets: Set<String>) {
    let screen = picture.screens[number]
    lines.append("  \(screen.name):")
    if let title = title(of: screen) { lines.append("    title: \(Self.scalar(title))") }
    if let view = view(of: screen) { lines.append("    view: \(view)") }
    if let params { lines.append("    params: \(params)") }
    if let present = common(number) {
      lines.append("    present: \(present == .window ? "{window: {else: sheet}}" : present.rawValue)")
      let hasStack =
        incoming(number).contains(where: \.hasStack) || hasOwnStack(screen)
        || screen.targets.contains(where: picture.navigation.stacked.contains)
      if hasStack, present != .window { lines.append("    stack: true") }
    }
    lines.append("    \(evidence(of: screen))")
    lines.append("    mark: \(screen.mark.rawValue)")
    if screen.entry == .unknown { lines.append("    entry: unknown") }
    if screen.entry == .code || screen.entry == .root { lines.append("    reachedBy: code") }
    let edges = screen.edges.map(edge) + screen.sets.filter(sets.contains).map { "+\($0)" }
    if !edges.isEmpty {
      lines.append("    to:")
      lines += edges.map { "      - \($0)" }
    }
  }

  private func hasOwnStack(_ screen: Screen) -> Bool {
    screen.views.contains { view in
      picture.index.types[view].members.contains { member in
        picture.index.eventsOfMember[member].contains {
          ["NavigationStack", "NavigationView"].contains(picture.index.events[$0].name)
            && !picture.navigation.inDestination.contains($0)
        }
      }
    }
  }

  private func edge(_ edge: Edge) -> String {
    let present =
      edge.presentation == common(edge.screen) ?? .push ? "" : "present: \(edge.presentation.rawValue), "
    let label = edge.condition.map { "label: \(Self.scalar("if " + $0)), " } ?? ""
    return "\(picture.screens[edge.screen].name): {\(present)\(label)\(evidence(edge.event, edge.mark))}"
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

  private func evidence(of screen: Screen) -> String {
    let index = picture.index
    var type = screen.views.first
    if type == nil, case .route(let route, _)? = screen.targets.first { type = route }
    if let type = type.map({ index.types[$0] }) {
      return "from: " + Self.quoted("\(index.files[type.file].path)#\(type.fact.name)")
    }
    let way = picture.navigation.ways.first { way in screen.targets.contains(way.target) }
    return way.map { "from: " + from(event: $0.event) } ?? "from: \"\""
  }

  private func view(of screen: Screen) -> String? {
    var name: String?
    if case .foreign(let view)? = screen.targets.first { name = view }
    if screen.views.count == 1, let view = screen.views.first { name = picture.index.types[view].fact.name }
    guard let name, Self.isTypeName(name), !Kinds.isOfSwiftUI(name) else { return "manual" }
    return name
  }

  private func title(of screen: Screen) -> String? {
    let found = Set(screen.views.flatMap { titles[$0] ?? [] })
    return found.count == 1 ? found.first : nil
  }

  /// The titles of views: of the screen that the modifier stands on, else of the view around it. What is written in
  /// a destination is not around it.
  private static func titles(_ picture: Picture) -> [Int: [String]] {
    let index = picture.index
    let shown = Set(picture.screens.flatMap(\.views))
    var titles: [Int: [String]] = [:]
    for (event, fact) in index.events.enumerated()
    where fact.name == "navigationTitle" || fact.name == "navigationBarTitle" {
      var base = fact.base
      let isApart =
        picture.navigation.inDestination.contains(event) || picture.navigation.inPlaceEvents.contains(event)
      var owner = isApart ? nil : index.typeOfMember[fact.member]
      var isOwn = fact.branches == 0
      while case .call(let call)? = base {
        if let made = index.constructed(call), shown.contains(made) { (owner, isOwn) = (made, true) }
        base = index.events[call].base
      }
      guard let owner, isOwn, var literal = fact.arguments.first?.value else { continue }
      if case .call(let call) = literal, let inner = index.events[call].arguments.first {
        literal = inner.value
      }
      if case .literal(let text) = literal, let title = picture.resources.title(text) {
        titles[owner, default: []].append(title)
      }
    }
    return titles
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
    for param in Self.params(of: target, picture.index, labels) {
      let core = Index.core(param.type)
      var isKnown = true
      if case .view = target { isKnown = Self.builtIn.contains(core) && param.value == nil }
      guard isKnown, let written = specType(param.type) else {
        omitted.append("\(param.name): \(param.type) of \(screen.name)")
        continue
      }
      let last = Names.valid(core.split(separator: ".").last.map(String.init) ?? "")
      let base = param.label ?? (Self.builtIn.contains(core) ? "value" : last ?? "value")
      let name = names.unique(Names.valid(base) ?? "value", of: .param, was: param.label)
      result.append("\(name): \(written)")
    }
    renamed += names.renamed.map { "\($0) (a param of \(screen.name))" }
    return result.isEmpty ? nil : "{\(result.joined(separator: ", "))}"
  }

  /// What a property wrapper is around is a value that no route has: the wrapper is in `value`.
  private static func params(of target: Target, _ index: Index, _ labels: [Int: Set<String>]) -> [Param] {
    switch target {
    case .route(let type, let name): index.types[type].fact.cases.first { $0.name == name }?.params ?? []
    case .view(let type):
      index.types[type].members.map { index.members[$0] }.compactMap { member in
        guard member.kind == .property, !member.isStatic, !member.isComputed, member.value == nil,
          labels[type]?.contains(member.name) ?? false, let written = member.type
        else { return nil }
        return Param(label: member.name, name: member.name, type: written, value: member.attributes.first)
      }
    case .foreign: []
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
          && part.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
          }
      }
  }

  // MARK: YAML

  static func appName(_ name: String) -> String {
    let letters = name.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
    var text = String(String.UnicodeScalarView(letters))
    while let first = text.first, !first.isLetter { text.removeFirst() }
    text = text.prefix(1).uppercased() + text.dropFirst()
    // `NavigationRoute` and its like are the runtime's.
    return ["", "Navigation", "App", "Any", "Stored", "Returning"].contains(text) ? "TheApp" : text
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.map(scalar).joined(separator: ", "))]" }

  static func scalar(_ text: String) -> String {
    let words: Set<String> = [
      "true", "false", "null", "yes", "no", "on", "off", "none", "y", "n", "inf", "nan",
    ]
    let isPlain =
      text.first?.isLetter == true && text.last?.isWhitespace == false && !words.contains(text.lowercased())
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789 .-_/".unicodeScalars.contains($0))
      }
    return isPlain ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        let isHidden =
          scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
          || (0x2000...0x206F).contains(scalar.value)
          || scalar.properties.generalCategory == .format || scalar.value >= 0xFFF0 && scalar.value <= 0xFFFF
          || scalar.value == 0xFEFF
        if isHidden {
          let hex = String(scalar.value, radix: 16)
          result += "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
