import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension SpecKeys {
  static let link = KeyTable<LinkSpec>(
    .link,
    [
      .key(
        "path", { $0.pattern = $1 }, .form(.urlPattern), examples: ["/recipe/{id}{?servings}"],
        "the pattern: a URI template of a path"),
      .key(
        "url", { $0.pattern = $1 }, .form(.urlPattern), examples: ["https://old.example.com/r/{id}"],
        "the pattern: a URI template of a full URL"),
      .key("source", { $0.source = $1 }, .form(.name), "the group of schemes and domains it answers to"),
      .key("stack", { $0.stack = $1 }, .located(.screens.nonempty), "the path it opens, ending in the route"),
      .key("tab", { $0.tab = $1 }, .form(.name), "the tab it opens in"),
      .key("present", { $0.present = $1 }, .presentation, "how the route appears"),
      .key(
        "with", { $0.with = $1 }, .entries(of: .text, names: .name),
        "preset params: a value, $param, $url, $path, $remainder, or text with captures in braces"),
      .key(
        "where", { $0.constraints = $1 }, .entries(of: .list(of: .text).nonempty, names: .name),
        "what a param may be in this link alone"),
      .key(
        "as", { $0.names = $1 }, .entries(of: .form(.name), keepsOwnKeys: true),
        "the name in the URL and the param that it sets"),
      .key("without", { $0.without = $1 }, .list(of: .text), "query keys that must be absent"),
      .key(
        "when", { $0.when = $1 }, .test, examples: ["signedIn", "!signedIn"],
        "a condition, or \"!condition\", that makes it a candidate"),
      .key("deprecated", { $0.deprecated = $1 }, .boolean, default: false, "still opened, never built"),
      .key(
        "priority", { $0.priority = $1 }, .integer(in: -9...9), default: 0, examples: [1],
        "higher wins where two links match"),
      .key("build", { $0.build = $1 }, .boolean, default: true, "false: never built"),
    ], requiresOneOf: ["path", "url"], noteLost: { $1.lostKeys.insert($0) })
}

extension ValueReader where Value == LinkSpec {
  /// A pattern, or the long form.
  static var link: Self {
    Self(shape: .named("linkOrPattern", .anyOf([.form(.urlPattern), .object(SpecKeys.link.description)]))) {
      node, sink in
      var link = LinkSpec(range: node.range)
      if let pattern = node.located {
        if let patterns = Restatement.patterns(in: pattern.value) {
          sink.report(
            .malformedTemplate, "several patterns in one text", at: pattern.range,
            label: "one pattern for YAML",
            fixes: [.writing(patterns.joined(separator: ", "), at: pattern.range)])
          return nil
        }
        link.pattern = pattern
        return link
      }
      if case .sequence = node.content {
        // `[/a/{id}]` in flow syntax: YAML took the braces for a map.
        return sink.refuse(node, wanted: "a pattern in quotes, or a map with 'path' or 'url'")
      }
      let pairs = node.entries ?? []
      if let component = pairs.first(where: { $0.key.scalarText == "/" }) {
        let path = pairs.count == 1 ? component.value.untagged : nil
        let parts = path?.split(separator: "*", omittingEmptySubsequences: false) ?? []
        let param = parts.count == 2 && parts[0].hasPrefix("/") ? parts.joined(separator: "{id}") : nil
        return sink.refuse(
          node, "a component of an association file", wanted: "a pattern",
          meant: parts.count == 1 ? path?.inQuotes : nil, isSafe: false,
          notes: ["for example '\"\(param ?? "/item/{id}{?tab}")\"', where a param is in braces"])
      }
      if pairs.count == 1, let pattern = pairs[0].key.located,
        pattern.value.contains("/"), case .scalar = pairs[0].value.content, let text = pairs[0].key.flowText
      {
        sink.report(
          .wrongType, "a pattern with a value where a pattern alone belongs", at: node.range,
          label: "must be a pattern", fixes: [.writing(text, at: node.range)])
        link.pattern = pattern
        return link
      }
      let count = sink.diagnostics.count
      SpecKeys.link.read(node, into: &link, &sink)
      let patterns = pairs.filter { ["path", "url"].contains($0.key.located?.value) }
      if patterns.count > 1 {
        sink.report(
          .wrongType, "a link has one pattern, 'path' or 'url'", at: patterns[1].key.range,
          label: "a second pattern", related: [.init("the first one", at: patterns[0].key.range)])
      }
      if link.pattern == nil, sink.diagnostics.count == count {
        sink.report(
          .missingKey, "'path' or 'url' is missing from a link", at: node.range, label: "needs a pattern",
          notes: ["in flow syntax a pattern with braces needs quotes: \"/recipe/{id}\""])
      }
      return link
    }
  }
}

extension ValueReader where Value == [ExampleSpec] {
  /// URL → params that must be equal, or null for must-not-match.
  static var routeExamples: Self {
    Self(shape: .map(.anyOf([.null, paramsShape]), names: .exampleURL, keepsOwnKeys: true)) { node, sink in
      readExamples(node, &sink) { url, value, sink in
        if value.isNull { return [ExampleSpec(url: url, expectation: .noMatch)] }
        return readParams(value, &sink).map { params in
          [ExampleSpec(url: url, expectation: .opens(route: nil, params: params))]
        } ?? []
      }
    }
  }

  /// URL → a route, {route, params, when, as}, null for must-not-match, or a list of these where it depends
  /// on conditions.
  static var topLevelExamples: Self {
    let shape = TopLevelExample.reader.shape
    return Self(shape: .map(.anyOf([shape, .list(shape)]), names: .exampleURL, keepsOwnKeys: true)) {
      node, sink in
      readExamples(node, &sink) { url, value, sink in
        value.items.compactMap { value in
          guard let example = TopLevelExample.reader.read(value, &sink), let route = example.route else {
            return nil
          }
          var spec = ExampleSpec(url: url, expectation: .noMatch)
          if let route { spec.expectation = .opens(route: route, params: example.params) }
          spec.when = example.when
          spec.persona = example.persona
          return spec
        }
      }
    }
  }
}

private struct TopLevelExample: Sendable {
  /// The route, nil inside for none; nil where nothing that can be read was written.
  var route: Located<String>??
  var params: [Entry<ExampleValue>] = []
  var when: [Located<String>] = []
  var persona: Located<String>?

  static var reader: ValueReader<TopLevelExample> {
    ValueReader(shape: .anyOf([.null, .form(.reference), .object(keys.description)])) { node, sink in
      var example = TopLevelExample()
      switch node.content {
      case .scalar: example.route = .some(node.located)
      default: keys.read(node, into: &example, &sink)
      }
      return example
    }
  }

  private static let routeOrNull = ValueReader<Located<String>?>(shape: .anyOf([.null, .form(.reference)])) {
    node, sink in
    guard case .scalar = node.content else {
      return sink.refuse(node, wanted: "a route, or null for no match")
    }
    return .some(node.located)
  }

  static let keys = KeyTable<TopLevelExample>(
    .example,
    [
      .key(
        "route", { $0.route = $1 }, routeOrNull, isRequired: true, "the route it opens; null: no link matches"
      ),
      .key(
        "params", { $0.params = $1 },
        ValueReader<[Entry<ExampleValue>]>(shape: paramsShape) { readParams($0, &$1) },
        "the params that must be equal"),
      .key(
        "when", { $0.when = $1 }, .list(of: .test, several: .words), examples: ["!signedIn"],
        "conditions that hold, or with '!' do not; all others hold"),
      .key(
        "as", { $0.persona = $1 }, .form(.name), examples: ["guest"],
        "the persona whose answers hold where 'when' says nothing"),
    ])
}

/// Params and the values they must equal.
private var paramsShape: Shape {
  .map(.named("exampleValue", .anyOf([.null, .text, .list(.text), .map(.text)])), names: .name)
}

private func readExamples(
  _ node: YAMLNode, _ sink: inout DiagnosticSink,
  examples: (Located<String>, YAMLNode, inout DiagnosticSink) -> [ExampleSpec]
) -> [ExampleSpec]? {
  guard case .mapping(let pairs) = node.content else {
    return sink.refuse(
      node, wanted: "a map of URLs", meant: Restatement.text(of: node, as: .map(paramsShape)), isSafe: false)
  }
  return pairs.flatMap { pair -> [ExampleSpec] in
    guard let url = pair.key.located else {
      sink.reportWrongType(pair.key, wanted: "a URL")
      return []
    }
    return examples(url, pair.value, &sink)
  }
}

private func readParams(_ node: YAMLNode, _ sink: inout DiagnosticSink) -> [Entry<ExampleValue>]? {
  guard let pairs = node.specEntries else {
    let isRefused = node.located.map { ["no", "false", "none", "nil", "unmatched"].contains($0.value) }
    return sink.refuse(
      node, wanted: "the params it opens with, or null for no match",
      meant: isRefused.map { $0 ? "null" : "{}" } ?? Restatement.text(of: node, as: .map(.text)),
      isSafe: false)
  }
  return pairs.compactMap { pair in
    guard let name = pair.key.located, let value = readExampleValue(pair.value, &sink) else { return nil }
    return Entry(name: name, value: value)
  }
}

private func readExampleValue(_ node: YAMLNode, _ sink: inout DiagnosticSink) -> ExampleValue? {
  switch node.content {
  case .scalar: return node.located.map { .scalar($0) } ?? .null(node.range)
  case .sequence:
    return ValueReader<[Located<String>]>.list(of: .text).read(node, &sink).map { .list($0, node.range) }
  case .mapping:
    return ValueReader<[Entry<Located<String>>]>.entries(of: .text, keepsOwnKeys: true).read(node, &sink)
      .map { .map($0, node.range) }
  }
}

extension ValueReader where Value == [ScreenSpec] {
  /// Routes from the lowest to the topmost, with the params that do not come by their names.
  fileprivate static var screens: Self {
    list(of: .screen).restating("a list") { $0.untagged.flatMap(Restatement.path) }
  }
}
