package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecYAML

package struct ConfigurationFile: Sendable {
  package var specs: [Located<String>] = []
  /// The file of known problems, below this one's folder.
  package var baseline: Located<String>?
  /// The folder with pictures of screens.
  package var screens: Located<String>?
  /// What severities, policies and budgets say.
  package var policy = ProjectPolicy()
  package var limits = YAMLLimits()
  /// `outputs:`: paths below the folder of the file, by the names of their keys.
  package var outputs: [String: OutputSetting] = [:]
  package var swift = SwiftOptions()

  /// Paths that lead out of the folder by the words alone; links of the disk are beyond this.
  package var escapes: [Diagnostic] {
    outputs.values.compactMap { $0.place.escape(.outputEscape) }
      + [baseline, screens].compactMap { $0?.escape(.includeEscape) }
  }
}

/// A key of `outputs:`: the table of outputs says which there are.
/// Its path may end in anything where there are no endings.
package typealias OutputKey = (
  name: String, doc: String, example: String, endings: [String], details: [OutputDetail]
)

extension Located<String> {
  fileprivate func escape(_ kind: DiagnosticKind) -> Diagnostic? {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false)
    let isBelow =
      !value.isEmpty && !value.hasPrefix("/") && !value.hasPrefix("~") && !parts.contains("..")
      && !value.contains("\\") && !value.contains("\0")
    return isBelow
      ? nil
      : Diagnostic(
        kind, "'\(value)' leads out of the project's folder", at: range,
        label: "a path below the folder of '.navspec.yaml'")
  }
}

package enum ConfigurationReader {
  /// The file as written, nil where it is no map of keys at all, and what it was read from. An empty file says nothing.
  package static func read(
    _ source: SourceID, in map: SourceMap, outputs: [OutputKey]
  ) -> (file: ConfigurationFile?, root: YAMLNode?, comments: [YAMLComment], diagnostics: [Diagnostic]) {
    var limits = YAMLLimits()
    // Each policy is compared with every edge: a file that a person writes is far smaller.
    limits.fileBytes = 1 << 18
    let (root, problems, comments) = YAMLReader.read(source, in: map, limits: limits)
    if let toml = firstLineOfTOML(in: source, of: map) {
      let advice = "write each as 'key: value', and a '[table]' as 'table:' with its keys indented below it"
      let problem = Diagnostic(
        .wrongType, "lines of TOML where YAML belongs", at: toml, label: "not YAML", fixes: [.init(advice)])
      return (nil, nil, comments, [problem])
    }
    var sink = DiagnosticSink(diagnostics: problems, comments: comments, bytes: map[source].bytes)
    guard let root else {
      let isEmpty = problems.allSatisfy { $0.kind.id == "empty-spec" }
      return (isEmpty ? ConfigurationFile() : nil, nil, comments, isEmpty ? [] : problems)
    }
    var file = ConfigurationFile()
    SpecKeys.configuration(outputs: outputs).read(root, into: &file, &sink)
    return (file, root, comments, sink.diagnostics)
  }

  /// Where each of several lines is a table or an entry of TOML. YAML takes them for one text, or for none.
  private static func firstLineOfTOML(in source: SourceID, of map: SourceMap) -> SourceRange? {
    let lines = map[source].bytes.split(separator: UInt8(ascii: "\n")).filter {
      $0.first != UInt8(ascii: "#")
    }
    let isTOML = lines.allSatisfy { line in
      let head = line.prefix { !" =".utf8.contains($0) }
      return line.first == UInt8(ascii: "[") && line.last == UInt8(ascii: "]")
        || !head.contains { ":#{\"'".utf8.contains($0) } && line[head.endIndex...].starts(with: " = ".utf8)
    }
    guard isTOML, lines.count > 1, let first = lines.first else { return nil }
    return SourceRange(source: source, start: first.startIndex, end: first.endIndex)
  }
}

extension SpecKeys {
  static func configuration(outputs: [OutputKey]) -> KeyTable<ConfigurationFile> {
    KeyTable(
      .configuration,
      [
        .key(
          "spec", { $0.specs = $1 }, .list(of: .text), examples: ["specs"],
          "the root spec, or the folder that holds it; or several of them"),
        .key(
          "baseline", { $0.baseline = $1 }, .form(.projectPath), examples: ["known.json"],
          "the baseline file that 'validate --write-baseline' writes; every command reads it"),
        .key(
          "limits", { $0.limits = $1 }, limits.reader { _ in YAMLLimits() },
          "limits of spec files; '--limit' raises them"),
        .key(
          "outputs", { $0.outputs = $1 }, self.outputs(outputs).reader { _ in [:] },
          "the default places that commands write to"),
        .key(
          "screens", { $0.screens = $1 }, .form(.projectPath), examples: ["docs/screens"],
          "the folder with pictures of screens, as 'graph --screens' takes it"),
        .key("swift", { $0.swift = $1 }, swift.reader { _ in SwiftOptions() }, "how generated Swift looks"),
        .key(
          "severity", { $0.policy.severities = $1 }, .entries(of: .choice()),
          examples: [["missing-title": "off"]],
          "the severity of a diagnostic, by its id"),
        .key(
          "policies", { $0.policy.edges = $1 }, policies.reader { _ in EdgePolicies() },
          "edges that are forbidden or required"),
        .key(
          "budgets", { $0.policy.budgets = $1 }, budgets.reader { _ in Budgets() },
          "limits of the size of navigation"),
        .key(
          "diff", { $0.policy.diff = $1 }, diff.reader { _ in DiffPolicy() },
          "levels, grace, releases and approvals of 'navspec diff'"),
      ])
  }

  private static func outputs(_ keys: [OutputKey]) -> KeyTable<[String: OutputSetting]> {
    KeyTable(
      .outputs,
      keys.map { key in
        .key(
          key.name, { $0[key.name] = $1 }, .output(key), examples: [.string(key.example)], key.doc)
      }, text: "swift")
  }

  static let limits = KeyTable<YAMLLimits>(
    .limits,
    [
      .key(
        "fileBytes", { $0.fileBytes = $1 }, .plain(.integer(in: 1...4_194_304)), default: 4_194_304,
        "size of one file in bytes"),
      .key(
        "depth", { $0.depth = $1 }, .plain(.integer(in: 1...64)), default: 64,
        "the depth of nested collections"),
      .key(
        "nodes", { $0.nodes = $1 }, .plain(.integer(in: 1...1_000_000)), default: 1_000_000,
        "values in one file"),
      .key(
        "aliasNodes", { $0.expandedNodes = $1 }, .plain(.integer(in: 0...10_000)), default: 10_000,
        "values that aliases repeat"),
      .key("files", { $0.files = $1 }, .plain(.integer(in: 1...1_000)), default: 1_000, "spec files"),
      .key(
        "totalBytes", { $0.totalBytes = $1 }, .plain(.integer(in: 1...16_777_216)), default: 16_777_216,
        "size of all spec files in bytes"),
      .key(
        "routes", { $0.routes = $1 }, .plain(.integer(in: 1...50_000)), default: 50_000, "routes of all files"
      ),
    ])
}

extension ValueReader where Value == Located<String> {
  /// A team, a dot and a bundle.
  fileprivate static var appIdentifier: Self {
    form(.appIdentifier).map { text, _, sink in
      let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
      let isPlain = text.value.utf8.allSatisfy { ".-".utf8.contains($0) || SwiftName.isLetterOrDigit($0) }
      if parts.count < 2 || parts.contains("") || !isPlain {
        sink.report(
          .invalidName, "'\(text.value)' is not an app's identifier", at: text.range,
          label: "a team, a dot and a bundle, as 'A1B2C3D4E5.com.example.shop'")
      }
      return text
    }
  }
}

extension ValueReader where Value == OutputSetting {
  private typealias Keys = (place: Located<String>?, flags: Set<OutputDetail>, apps: [String])

  /// A path, or an object of an output of which more may be said.
  fileprivate static func output(_ key: OutputKey) -> Self {
    let place = ValueReader<Located<String>>.form(.output(key.name, endings: key.endings))
    let plain = place.map { place, _, _ in OutputSetting(place: place) }
    guard !key.details.isEmpty, let kind = ObjectKind(rawValue: key.name) else { return plain }
    let table = KeyTable<Keys>(
      kind,
      [
        .key(
          key.endings.isEmpty ? "folder" : "file", { $0.place = $1 }, place, isRequired: true,
          examples: [.string(key.example)], "its path")
      ]
        + key.details.map { detail in
          guard detail != .apps else {
            return .key("apps", { $0.apps = $1 }, .list(of: .plain(.appIdentifier)), detail.doc)
          }
          return .key(
            detail.rawValue, { if $1.value { $0.flags.insert(detail) } }, .boolean, default: false, detail.doc
          )
        })
    return Self(shape: .anyOf([place.shape, .object(table.description)])) { node, sink in
      guard case .mapping = node.content else { return plain.read(node, &sink) }
      var keys: Keys = (nil, [], [])
      table.read(node, into: &keys, &sink)
      return keys.place.map { OutputSetting(place: $0, flags: keys.flags, apps: keys.apps) }
    }
  }
}
