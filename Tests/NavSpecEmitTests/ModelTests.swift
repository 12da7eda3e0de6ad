import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import TestSupport
import Testing

@Suite struct ModelTests {
  @Test func theModelOfFeaturesAndExitsIsItsGolden() throws {
    expectGolden(try model(of: ExampleSpec(named: "shop")), "model/shop.json")
  }

  @Test func theModelOfEveryKeyIsItsGolden() throws {
    for (name, text) in everyKey {
      let spec = try ExampleSpec(text)
      #expect(spec.diagnostics.map(\.message) == [])
      expectGolden(try model(of: spec), "model/\(name).json")
    }
  }

  @Test func theExampleOfTheDocumentationIsTrue() throws {
    let spec = try ExampleSpec(block("yaml"))
    #expect(spec.diagnostics.isEmpty)
    let expected = try block("json")
    let json = try model(of: spec)
    #expect(json == expected, "docs/model.md has an old example; this is the new one:\n\(json)")
  }

  @Test func everyKeyIsDocumented() throws {
    let document = try documentation()
    var keys: Set<String> = []
    var texts = try everyKey.map { try model(of: ExampleSpec($0.text)) }
    for name in ExampleSpec.names { texts.append(try model(of: ExampleSpec(named: name))) }
    for text in texts {
      collectKeys(of: try JSONSerialization.jsonObject(with: Data(text.utf8)), into: &keys)
    }
    #expect(keys.count > 80)
    for key in keys.sorted() {
      #expect(
        document.contains("`\(key)`") || document.contains("\"\(key)\":"), "docs/model.md lacks '\(key)'")
    }
  }

  /// `docs/schema/navspec-model.schema.json` knows every key, where it is.
  @Test func everyKeyIsInTheSchema() throws {
    let file = repository.appending(path: "docs/schema/navspec-model.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let specs =
      try everyKey.map { try ExampleSpec($0.text) } + ExampleSpec.names.map(ExampleSpec.init(named:))
    for spec in specs {
      let json = try JSONSerialization.jsonObject(with: Data(model(of: spec).utf8))
      #expect(unknown(json, schema, "", schema["definitions"] as? [String: Any] ?? [:]) == [])
    }
  }

  /// Shown keys of routes are in the documentation and in the schema, in the order of their list and with the values of
  /// the schema for editors: UPDATE_GOLDENS=1 writes them there.
  @Test func shownKeysOfRoutesFollowTheirList() throws {
    let names = ShownRouteKey.all.map { "`\($0.name)`" }.joined(separator: ", ")
    let meaning = " | as in [the spec](language/routes.md), if not the default |"
    var lines = try documentation().components(separatedBy: "\n")
    let row = try #require(
      lines.firstIndex { $0.hasSuffix(meaning) }, "docs/model.md has no row of shown keys")
    lines[row] = "| \(names)\(meaning)"
    expectFile(lines.joined(separator: "\n"), "docs/model.md")

    let path = "docs/schema/navspec-model.schema.json"
    lines = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "    \"route\": {"))
    for (keys, before, after) in [
      (ShownRouteKey.ofModals, "wrapper", "dismiss"), (ShownRouteKey.ofScreens, "column", "tab"),
    ] {
      let first = try #require(lines[start...].firstIndex { $0.hasPrefix("        \"\(before)\":") }) + 1
      let end = try #require(lines[first...].firstIndex { $0.hasPrefix("        \"\(after)\":") })
      lines.replaceSubrange(
        first..<end, with: try keys.map { try "        \"\($0.name)\": \(shape(of: $0))," })
    }
    expectFile(lines.joined(separator: "\n"), path)
  }

  /// The values of a key but for its default, in the words of JSON Schema.
  private func shape(of shown: ShownRouteKey) throws -> String {
    let editors = try JSONSerialization.jsonObject(with: Data(FileSchema.spec.text.utf8)) as? [String: Any]
    let route = (editors?["$defs"] as? [String: Any])?["route"] as? [String: Any]
    let keys = try #require(route?["properties"] as? [String: [String: Any]])
    let key = try #require(keys[shown.name], "a route has no '\(shown.name)'")
    guard let words = key["enum"] as? [String] else {
      return #"{ "type": "array", "minItems": 1, "items": { "type": "string" } }"#
    }
    let written = words.filter { $0 != key["default"] as? String }.map { "\"\($0)\"" }
    return #"{ "enum": [\#(written.joined(separator: ", "))] }"#
  }

  /// The keys of a value that its schema does not have.
  private func unknown(_ value: Any, _ shape: Any?, _ path: String, _ named: [String: Any]) -> [String] {
    // `true` is the schema of any value.
    guard let shape = shape as? [String: Any] else { return shape == nil ? [path] : [] }
    if let name = (shape["$ref"] as? String)?.split(separator: "/").last {
      return unknown(value, named[String(name)], path, named)
    }
    if let forms = shape["oneOf"] as? [Any] {
      return forms.map { unknown(value, $0, path, named) }.min { $0.count < $1.count } ?? []
    }
    if let list = value as? [Any] {
      return list.flatMap { unknown($0, shape["items"], path + "[]", named) }
    }
    guard let object = value as? [String: Any] else { return shape["properties"] == nil ? [] : [path] }
    let keys = shape["properties"] as? [String: Any]
    return object.flatMap { name, value in
      unknown(value, keys.map { $0[name] } ?? shape["additionalProperties"], "\(path).\(name)", named)
    }
  }

  @Test func theModelIsTheSameEveryTime() throws {
    for name in ExampleSpec.names {
      #expect(try model(of: ExampleSpec(named: name)) == model(of: ExampleSpec(named: name)))
    }
  }

  private func model(of spec: ExampleSpec) throws -> String {
    ModelFile.text(of: ResolvedSpec(spec.graph, sources: spec.sources))
  }

  private func documentation() throws -> String {
    try String(contentsOf: repository.appending(path: "docs/model.md"), encoding: .utf8)
  }

  private func block(_ language: String) throws -> String {
    let start = try #require(documentation().components(separatedBy: "```\(language)\n").dropFirst().first)
    return try #require(start.components(separatedBy: "```\n").first)
  }

  /// The keys of the format: those of maps are names of the spec, and values may hold any.
  private func collectKeys(of value: Any, in key: String = "", into keys: inout Set<String>) {
    if let list = value as? [Any] {
      for item in list { collectKeys(of: item, in: key, into: &keys) }
    } else if let object = value as? [String: Any] {
      // `params` is a list where a route declares them, and a map where a screen is given them.
      guard !["params", "value", "default"].contains(key) || object["arity"] != nil else { return }
      let isMap = ["platforms", "meta", "arguments", "where", "as", "properties"].contains(key)
      for (name, inner) in object {
        if !isMap { keys.insert(name) }
        collectKeys(of: inner, in: name, into: &keys)
      }
    }
  }
}

/// Specs that between them say what a graph can hold.
let everyKey: [(name: String, text: String)] = [
  (
    "every-key",
    """
    navspec: 1
    app:
      name: Keys
      schemes: [keys]
      domains: [keys.example.com]
      platforms: {iOS: "26.1", macOS: "26.0"}
      bundle: com.example.keys
      team: ABCDE12345
      tabBar: {style: sidebarAdaptable, minimize: onScrollDown, customizable: tabs, accessory: {view: Player, visible: pro}}
    sources:
      old:
        schemes: [old]
        domains: [old.example.com]
        http: true
        case: insensitive
        trailingSlash: strict
        slashes: collapse
        plus: space
        host: domain
    types:
      Item.ID: {is: UUID, import: Items, doc: Names an item.}
      Level: {is: Int, min: 1, max: 9}
      Slug: {is: String, pattern: "[a-z]+", length: 1..9}
      Code: {raw: Int}
      Handle: {text: true}
      Kind: {cases: [one, {twoParts: two-parts}]}
      Photo: opaque
    conditions:
      signedIn: {redirect: signIn, doc: Whether somebody is.}
      pro: {onLoss: keep}
    tabs:
      home:
        title: Home
        image: house
        root: {list: {kind: one}}
        badge: true
        doc: The start.
        meta: {team: core}
        customization: {id: com.example.home, sidebar: automatic, tabBar: disabled, visibility: hidden}
      mine: {asset: mine, root: mine, section: own, restore: own, visible: signedIn}
      search: {role: search, root: search, prompt: Find, section: own}
      mail: {root: boxes, layout: split, sidebar: boxes, content: messages, detail: nothing, compact: content}
    sections:
      own: {title: Own, doc: What is mine., customization: {id: com.example.own}}
    edges:
      notes: [note]
    anywhere: [{help: {present: sheet, when: pro}}]
    routes:
      list: {params: {kind: Kind, level: "Level?"}, to: [item]}
      item:
        title: Item
        doc: One item.
        meta: {size: large}
        owner: core
        stability: draft
        screen: item-detail
        view: {name: ItemScreen, module: ItemsUI}
        params: {id: Item.ID, tags: {type: "[String]", restore: labels}, slug: {type: "Slug?", sensitive: true, restore: false, doc: Its name.}}
        parent: {list: {kind: one}}
        tab: home
        requires: signedIn
        links:
          - "/item/{id}"
          - {path: "/i/{code}", as: {code: id}, source: old, deprecated: true, priority: -1, without: [token], when: "!pro", tab: home, present: push}
          - {path: "/new", with: {id: 6F9619FF-8B86-D011-B42D-00C04FC964FF}, stack: [item], build: false}
        examples:
          "/item/6F9619FF-8B86-D011-B42D-00C04FC964FF": {id: 6F9619FF-8B86-D011-B42D-00C04FC964FF}
          "/item/6F9619FF-8B86-D011-B42D-00C04FC964FE": {slug: null}
          "/item/x": null
        formerly: [thing]
        tabBar: hidden
        transition: zoom
        to:
          - {note: {present: cover, label: Note, when: pro}}
          - {done: {popTo: list, inclusive: true}}
          - {window: {present: {window: {else: popover}}}}
      note: {under: item, present: sheet, stack: true, detents: [medium, large], dismiss: false, returns: String}
      shared: {params: {kind: Kind, from: URL}, links: [{path: "/shared/{kind}", where: {kind: [one]}, with: {from: $url}}]}
      done: {deprecated: true, sunset: 2027-01-01, sensitive: true}
      mine: {view: manual, restore: false}
      search: {params: {at: "URL?", rest: "String?"}, links: [{path: "/s/{host}{/_*}", with: {at: "https://{host}", rest: $remainder}}]}
      boxes: {params: {level: "Level = 2", open: "Bool = false"}, to: [+notes]}
      messages: {column: content}
      nothing: {links: [{path: "/nothing", present: {window: {else: cover}}}]}
      window: {present: {window: {else: cover}}, reachedBy: code}
      help: {}
      signIn: {present: cover}
      lost: {}
    links:
      exclude: ["/admin/{+rest}"]
      redirects: {"/thing/{id}": "/item/{id}"}
      prefixes: ["/{locale}"]
      fallback: help
    restoration: {storage: app, key: com.example.keys, version: 3, maxBytes: 1000}
    examples:
      "/nowhere": null
      "/item/6F9619FF-8B86-D011-B42D-00C04FC964FF": {route: item, params: {tags: []}, when: signedIn}
    """
  ),
  (
    "split",
    """
    navspec: 1
    app: {name: Split}
    split: {sidebar: boxes, content: {messages: {box: 1}}, detail: nothing, visibility: all, compact: content}
    routes:
      boxes: {to: [messages]}
      messages: {params: {box: Int}, column: content, to: [nothing]}
      nothing: {}
    links: {fallback: browser}
    """
  ),
]
