/// A picture as a spec.
struct SpecText {
  private let picture: Picture
  private var lines: [String] = []
  /// Types of params that the spec declares.
  private var types: [String] = []
  /// Params that the language has no type for.
  private(set) var omitted = 0

  init(_ picture: Picture) {
    self.picture = picture
    write()
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func write() {
    lines = [
      "# What the sources say, as 'navspec import' read them. 'mark' says how sure each line is.",
      "navspec: 1", "app:",
      "  name: \(Self.appName(picture.appName))",
    ]
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
        let title = tab.title.map { "title: \(Self.scalar($0)), " } ?? ""
        let image = tab.image.map { "image: \(Self.scalar($0)), " } ?? ""
        let root = picture.screens[tab.screen].name
        lines.append("  \(tab.name): {\(title)\(image)root: \(root), \(evidence(tab.event, tab.mark))}")
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
      let hasStack = incoming(number).contains(where: \.hasStack) || hasOwnStack(screen)
      if hasStack, present != .window { lines.append("    stack: true") }
    }
    lines.append("    \(evidence(of: screen))")
    lines.append("    mark: \(screen.mark.rawValue)")
    if screen.entry == .unknown { lines.append("    entry: unknown") }
    if screen.entry == .code { lines.append("    reachedBy: code") }
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
    if let view = screen.views.first {
      return "from: "
        + Self.quoted("\(index.files[index.types[view].file].path)#\(index.types[view].fact.name)")
    }
    if case .route(let type, _)? = screen.targets.first {
      return "from: "
        + Self.quoted("\(index.files[index.types[type].file].path)#\(index.types[type].fact.name)")
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
    var found: [String] = []
    for view in screen.views {
      for event in picture.index.types[view].members.flatMap({ picture.index.eventsOfMember[$0] }) {
        let fact = picture.index.events[event]
        guard fact.name == "navigationTitle" || fact.name == "navigationBarTitle", fact.branches == 0,
          let value = fact.arguments.first?.value
        else { continue }
        var literal = value
        if case .call(let call) = value, let inner = picture.index.events[call].arguments.first {
          literal = inner.value
        }
        if case .literal(let text) = literal, let title = picture.resources.title(text) {
          found.append(title)
        }
      }
    }
    return Set(found).count == 1 ? found[0] : nil
  }

  // MARK: Params

  private static let builtIn: Set<String> = [
    "String", "Int", "Int64", "Double", "Bool", "UUID", "Date", "URL",
  ]

  /// The params of a route enum's case. What is at the bottom of a stack is given none.
  private mutating func params(of number: Int) -> String? {
    let screen = picture.screens[number]
    guard !bottoms.contains(number), case .route(let type, let name)? = screen.targets.first,
      let fact = picture.index.types[type].fact.cases.first(where: { $0.name == name })
    else { return nil }
    var names = Names()
    var result: [String] = []
    for param in fact.params {
      guard let written = specType(param.type) else {
        omitted += 1
        continue
      }
      let base =
        param.label ?? Names.valid(Index.core(param.type).split(separator: ".").last.map(String.init) ?? "")
        ?? "value"
      let plain = Self.builtIn.contains(Index.core(param.type)) && param.label == nil ? "value" : base
      result.append("\(names.unique(param: Names.valid(plain) ?? "value")): \(written)")
    }
    return result.isEmpty ? nil : "{\(result.joined(separator: ", "))}"
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

extension Names {
  fileprivate mutating func unique(param name: String) -> String {
    // Only the words of Swift itself are taken.
    let result = unique(name == "id" ? "identifierOfIt" : name, of: .route)
    return result == "identifierOfIt" ? "id" : result
  }
}
