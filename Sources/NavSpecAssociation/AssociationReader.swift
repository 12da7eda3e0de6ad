package import NavSpecDiagnostics
import NavSpecRuntime
import NavSpecYAML

extension AssociationFile {
  /// Reads an association file: JSON, which is YAML, so that everything in it has its place. Whatever it holds that
  /// systems pass over without a word is a finding.
  /// - Parameters:
  ///   - path: The file, for messages.
  ///   - map: The file is added to it.
  /// - Returns: No file for what is not JSON.
  package static func read(
    _ bytes: [UInt8], path: String, in map: inout SourceMap
  ) -> (file: AssociationFile?, findings: [Diagnostic]) {
    var readable = map
    let source = readable.add(SourceFile(path: path, bytes: withoutSurrogates(bytes)))
    _ = map.add(SourceFile(path: path, bytes: bytes))
    let (root, problems, _) = YAMLReader.read(source, in: readable)
    guard let root else {
      let problem = problems.first
      let isOther = problems.first.map { Self.otherProblems.contains($0.kind) } ?? false
      let message = (isOther ? "" : "this is not JSON: ") + (problem?.message ?? "it is empty")
      return (nil, [malformed(message, at: problem?.range ?? SourceRange(file: source))])
    }
    if let offset = JSONScanner.firstForeignByte(of: bytes) {
      let place = SourceRange(source: source, start: offset, end: min(offset + 1, bytes.count))
      return (nil, [malformed("this is not JSON: YAML and JavaScript have more", at: place)])
    }
    guard case .mapping = root.content else {
      return (nil, [malformed("an association file is an object: {\"applinks\": …}", at: root.range)])
    }
    var reader = AssociationReader(bytes: bytes)
    reader.findings = problems.filter { $0.kind == .duplicateKey }
    let file = reader.file(root)
    return (file, reader.findings.inSourceOrder())
  }

  /// Why JSON is not read.
  private static let otherProblems: [DiagnosticKind] = [
    .fileTooLarge, .nestingTooDeep, .tooManyNodes, .controlCharacter,
  ]

  private static func malformed(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(AssociationKinds.malformedFile, message, at: range)
  }

  /// JSON with U+FFFD for every escape of half a character, which YAML refuses. Places stay the same.
  private static func withoutSurrogates(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var index = 0
    while index + 6 <= bytes.count {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      if isEscape, bytes[index + 1] == UInt8(ascii: "u"), bytes[index + 2] | 0x20 == UInt8(ascii: "d"),
        bytes[index + 3] > UInt8(ascii: "7")
      {
        bytes.replaceSubrange((index + 2)..<(index + 6), with: Array("FFFD".utf8))
      }
      index += isEscape ? 2 : 1
    }
    return bytes
  }
}

/// Reads the tree of a file; `findings` grows.
struct AssociationReader {
  /// What a component, or the `defaults` for it, says.
  private struct Demands {
    var path: AssociationPattern?
    var query: AssociationComponent.Query?
    var fragment: AssociationPattern?
    var isExcluded: Bool?
    var isCaseSensitive: Bool?
    var isPercentEncoded: Bool?

    /// Each key for itself: a dictionary of `?` is not merged.
    func over(_ defaults: Self) -> Self {
      Self(
        path: path ?? defaults.path, query: query ?? defaults.query, fragment: fragment ?? defaults.fragment,
        isExcluded: isExcluded ?? defaults.isExcluded,
        isCaseSensitive: isCaseSensitive ?? defaults.isCaseSensitive,
        isPercentEncoded: isPercentEncoded ?? defaults.isPercentEncoded)
    }
  }

  let bytes: [UInt8]
  var findings: [Diagnostic] = []
  private var variables = AssociationPattern.systemVariables

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func file(_ root: YAMLNode) -> AssociationFile {
    checkKeys(of: root, ["applinks", "webcredentials", "appclips", "activitycontinuation"])
    guard let links = member("applinks", of: root, .object) else { return AssociationFile(entries: nil) }
    checkKeys(of: links, ["apps", "details", "defaults", "substitutionVariables"])
    for pair in member("substitutionVariables", of: links, .object)?.entries ?? [] {
      let values = expect(.list, pair.value)?.items ?? []
      // A value has no variables, and one name beats another of the system.
      variables[text(pair.key)] = .anyOf(
        values.compactMap {
          expect(.text, $0).map { AssociationPattern.parts(of: text($0), hasVariables: false) }
        })
    }
    let defaults = member("defaults", of: links, .object).map { demands(of: $0) } ?? Demands()
    guard let details = links.value("details") else { return AssociationFile(entries: nil) }
    if let pairs = details.entries {
      // The oldest form.
      let entries = pairs.enumerated().map { index, pair in
        entry(pair.value, at: index, of: [pair.key], defaults)
      }
      return AssociationFile(entries: entries)
    }
    let entries = expect(.list, details)?.items.enumerated().map { index, node in
      var apps = member("appIDs", of: node, .list)?.items.compactMap { expect(.text, $0) } ?? []
      if let app = member("appID", of: node, .text) { apps.append(app) }
      return entry(node, at: index, of: apps, defaults)
    }
    return AssociationFile(entries: entries)
  }

  private mutating func entry(
    _ node: YAMLNode, at details: Int, of apps: [YAMLNode], _ defaults: Demands
  ) -> AssociationFile.Details {
    _ = expect(.object, node)
    checkKeys(of: node, ["appIDs", "appID", "components", "paths", "defaults"])
    for app in apps where text(app).wholeMatch(of: /[A-Za-z0-9]+(\.[A-Za-z0-9-]+)+/) == nil {
      report(
        "'\(text(app))' is no app ID, a team or prefix and a bundle ID: ABCDE12345.com.example.app", at: app)
    }
    let own = (member("defaults", of: node, .object).map { demands(of: $0) } ?? Demands()).over(defaults)
    var components: [AssociationComponent] = []
    func add(_ demands: Demands, _ index: Int, _ node: YAMLNode) {
      components.append(
        AssociationComponent(
          details: details, index: index,
          condition: .init(
            path: demands.path, query: demands.query, fragment: demands.fragment,
            ignoresCase: demands.isCaseSensitive == false, decodesURL: demands.isPercentEncoded == false),
          isExcluded: demands.isExcluded ?? false, range: node.range))
    }
    // Systems that know components read no paths.
    if let list = member("components", of: node, .list) {
      for (index, component) in list.items.enumerated() where expect(.object, component) != nil {
        add(demands(of: component).over(own), index, component)
      }
    } else {
      for (index, path) in (member("paths", of: node, .list)?.items ?? []).enumerated() {
        guard expect(.text, path) != nil else { continue }
        let text = text(path)
        let isExcluded = text.hasPrefix("NOT ")
        if !isExcluded, text.uppercased().hasPrefix("NOT") || text.contains(" ") {
          report("'\(text)' excludes nothing: 'NOT', a blank, and the path", at: path)
        }
        // `defaults` are for components.
        let pattern = pattern(isExcluded ? String(text.dropFirst(4)) : text, at: path, isPath: true)
        add(Demands(path: pattern, isExcluded: isExcluded), index, path)
      }
    }
    return AssociationFile.Details(
      apps: apps.map { Located(text($0), at: $0.range) }, components: components, range: node.range)
  }

  private mutating func demands(of node: YAMLNode) -> Demands {
    checkKeys(of: node, ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded", "comment"])
    var demands = Demands()
    demands.path = member("/", of: node, .text).map { pattern(text($0), at: $0, isPath: true) }
    demands.fragment = member("#", of: node, .text).map { pattern(text($0), at: $0) }
    if let query = node.value("?"), let pairs = query.entries {
      let others = pairs.filter { $0.value.style != .doubleQuoted }
      for other in others {
        report(
          "this is no text, so that '?' accepts every query, whatever its other items say", at: other.value)
      }
      let items = pairs.map {
        AssociationComponent.Item(name: text($0.key), pattern: pattern(text($0.value), at: $0.value))
      }
      demands.query = .items(others.isEmpty ? items : [])
    } else {
      demands.query = member("?", of: node, .text).map { .text(pattern(text($0), at: $0)) }
    }
    demands.isExcluded = member("exclude", of: node, .flag)?.isTrue
    demands.isCaseSensitive = member("caseSensitive", of: node, .flag)?.isTrue
    demands.isPercentEncoded = member("percentEncoded", of: node, .flag)?.isTrue
    return demands
  }

  private mutating func pattern(_ text: String, at node: YAMLNode, isPath: Bool = false) -> AssociationPattern
  {
    var unknown: [String] = []
    let pattern = AssociationPattern(text, isPath: isPath) { name in
      if variables[name] == nil { unknown.append(name) }
      return variables[name]
    }
    for name in unknown {
      let meant = variables.keys.nearest(to: name)
      report("no variable is named '\(name)', so that this fits nothing" + asking(meant), at: node)
    }
    return pattern
  }
}

extension AssociationReader {
  /// What a value must be.
  private enum Form: String {
    case object = "an object"
    case list = "a list"
    case text = "a text"
    case flag = "true or false"
  }

  /// The value of a key; nil, with a finding, if it has another form. Such a key counts as absent: what systems make of it is
  /// not known, and a guess could claim URLs.
  private mutating func member(_ key: String, of node: YAMLNode, _ form: Form) -> YAMLNode? {
    node.value(key).flatMap { expect(form, $0) }
  }

  private mutating func expect(_ form: Form, _ node: YAMLNode) -> YAMLNode? {
    let isIt =
      switch (form, node.content) {
      case (.object, .mapping), (.list, .sequence): true
      case (.text, .scalar): node.style == .doubleQuoted
      case (.flag, .scalar(let scalar)): if case .bool = scalar.resolved { true } else { false }
      default: false
      }
    if !isIt { report("this is not \(form.rawValue), and has no effect", at: node) }
    return isIt ? node : nil
  }

  private mutating func report(_ message: String, at node: YAMLNode) {
    findings.append(Diagnostic(AssociationKinds.wrongValue, message, at: node.range))
  }

  /// Keys of other programs are fine. One that is nearly a key is a slip.
  private mutating func checkKeys(of node: YAMLNode, _ known: [String]) {
    for pair in node.entries ?? [] where !known.contains(text(pair.key)) {
      let name = text(pair.key)
      let synonym = Self.synonyms[name].flatMap { known.contains($0) ? $0 : nil }
      let meant = synonym.map { [$0] } ?? known.nearest(to: name)
      guard !meant.isEmpty else { continue }
      findings.append(
        .unknown(
          AssociationKinds.unknownKey, "systems do not know the key '\(name)'",
          Located(name, at: pair.key.range), meant: meant, label: "no effect"))
    }
  }

  private static let synonyms = [
    "path": "/", "paths": "/", "query": "?", "queryItems": "?", "fragment": "#", "hash": "#",
    "not": "exclude",
    "NOT": "exclude", "ignoreCase": "caseSensitive", "apps": "appIDs",
  ]

  /// A text of JSON, also one whose characters are two escapes each.
  private func text(_ node: YAMLNode) -> String {
    let text = node.scalarText ?? ""
    guard text.unicodeScalars.contains("\u{FFFD}") else { return text }
    return JSONText(parsing: Array(bytes[Int(node.range.start)..<Int(node.range.end)]))?.string ?? text
  }
}

extension YAMLNode {
  fileprivate var isTrue: Bool {
    if case .scalar(let scalar) = content { scalar.resolved == .bool(true) } else { false }
  }
}
