import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension SpecKeys {
  static let link = ObjectShape<LinkSpec>(
    "a link",
    [
      .key(
        "path", \.pattern, .text, examples: ["/recipe/{id}{?servings}"],
        "the pattern: a URI template of a path"),
      .key(
        "url", \.pattern, .text, examples: ["https://old.example.com/r/{id}"],
        "the pattern: a URI template of a full URL"),
      .key("source", \.source, .text, "the group of schemes and domains it answers to"),
      .key("stack", \.stack, .located(.list(of: .text)), "the path it opens, ending in the route"),
      .key("tab", \.tab, .text, "the tab it opens in"),
      .key("present", \.present, .presentation, "how the route appears"),
      .key("with", \.with, .entries(of: .text), "preset params: a value, $param, $url or $path"),
      .key("where", \.constraints, .entries(of: .list(of: .text)), "what a param may be in this link alone"),
      .key("as", \.names, .entries(of: .text), "name in the URL and the param it stands for"),
      .key("without", \.without, .list(of: .text), "query keys that must be absent"),
      .key(
        "when", \.when, .text, examples: ["signedIn", "!signedIn"],
        "a condition, or \"!condition\", that makes it a candidate"),
      .key("deprecated", \.deprecated, .boolean, default: false, "still opened, never built"),
      .key("priority", \.priority, .integer(in: -9...9), default: 0, "higher wins where two links match"),
      .key("build", \.build, .boolean, default: true, "false: never built"),
    ], requiresOneOf: ["path", "url"])
}

extension ValueReader where Value == LinkSpec {
  /// A pattern, or the long form.
  static var link: Self {
    Self(shape: .named("linkOrPattern", .anyOf([.text, .object(SpecKeys.link.description)]))) {
      node, decoder in
      var link = LinkSpec(range: node.range)
      if let pattern = node.located {
        link.pattern = pattern
        return link
      }
      if case .sequence = node.content {
        // `[/a/{id}]` in flow syntax: YAML took the braces for a map.
        decoder.reportWrongType(node, wanted: "a pattern in quotes, or a map with 'path' or 'url'")
        return nil
      }
      let count = decoder.diagnostics.count
      SpecKeys.link.read(node, into: &link, &decoder)
      if link.pattern == nil, decoder.diagnostics.count == count {
        decoder.report(
          Diagnostic(
            .missingKey, "'path' or 'url' is missing from a link", at: node.range,
            label: "needs a pattern",
            notes: ["in flow syntax a pattern with braces needs quotes: \"/recipe/{id}\""]))
      }
      return link
    }
  }
}

extension ValueReader where Value == [ExampleSpec] {
  /// URL → params that must be equal, or null for must-not-match.
  static var routeExamples: Self {
    Self(shape: .map(.anyOf([.null, paramsShape]))) { node, decoder in
      readExamples(node, &decoder) { value, decoder in
        readParams(value, &decoder).map { .opens(route: nil, params: $0) }
      }
    }
  }

  /// URL → {route, params}, or null for must-not-match.
  static var topLevelExamples: Self {
    Self(shape: .map(.anyOf([.null, .text, .object(TopLevelExample.keys.description)]))) { node, decoder in
      readExamples(node, &decoder) { value, decoder in
        if let route = value.located { return .opens(route: route, params: []) }
        var example = TopLevelExample()
        TopLevelExample.keys.read(value, into: &example, &decoder)
        guard let route = example.route else { return nil }
        return .opens(route: route, params: example.params)
      }
    }
  }
}

private struct TopLevelExample: Sendable {
  var route: Located<String>?
  var params: [Entry<ExampleValue>] = []

  static let keys = ObjectShape<TopLevelExample>(
    "an example",
    [
      .key("route", \.route, .text, isRequired: true, "the route it opens"),
      .key(
        "params", \.params,
        ValueReader<[Entry<ExampleValue>]>(shape: paramsShape) { readParams($0, &$1) },
        "the params that must be equal"),
    ])
}

/// Params and the values they must equal.
private var paramsShape: Shape {
  .map(.named("exampleValue", .anyOf([.null, .text, .list(.text), .map(.text)])))
}

private func readExamples(
  _ node: YAMLNode, _ decoder: inout Decoder,
  expectation: (YAMLNode, inout Decoder) -> ExampleSpec.Expectation?
) -> [ExampleSpec]? {
  if node.isNull { return [] }
  guard case .mapping(let pairs) = node.content else {
    decoder.reportWrongType(node, wanted: "a map of URLs")
    return nil
  }
  return pairs.compactMap { pair in
    guard let url = pair.key.located else {
      decoder.reportWrongType(pair.key, wanted: "a URL")
      return nil
    }
    if pair.value.isNull { return ExampleSpec(url: url, expectation: .noMatch) }
    return expectation(pair.value, &decoder).map { ExampleSpec(url: url, expectation: $0) }
  }
}

private func readParams(_ node: YAMLNode, _ decoder: inout Decoder) -> [Entry<ExampleValue>]? {
  if node.isNull { return [] }
  guard case .mapping(let pairs) = node.content else {
    decoder.reportWrongType(node, wanted: "the params it opens with, or null for no match")
    return nil
  }
  return pairs.compactMap { pair in
    guard let name = pair.key.located, let value = readExampleValue(pair.value, &decoder) else { return nil }
    return Entry(name: name, value: value)
  }
}

private func readExampleValue(_ node: YAMLNode, _ decoder: inout Decoder) -> ExampleValue? {
  switch node.content {
  case .scalar: return node.located.map { .scalar($0) } ?? .null(node.range)
  case .sequence:
    return ValueReader<[Located<String>]>.list(of: .text).read(node, &decoder).map { .list($0, node.range) }
  case .mapping:
    return ValueReader<[Entry<Located<String>>]>.entries(of: .text).read(node, &decoder)
      .map { .map($0, node.range) }
  }
}
