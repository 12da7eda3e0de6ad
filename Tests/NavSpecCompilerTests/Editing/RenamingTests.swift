import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecFrontend
import NavSpecReport
import TestSupport
import Testing

/// A rename keeps what people rely on: links that they have, and screens to which they come back.
@Suite struct RenamingTests {
  private static let fresh = "renamedByTest"
  /// Every name with `--full`, else some.
  private static let step = ProcessInfo.processInfo.environment["NAVSPEC_ROUNDS"] == nil ? 6 : 1

  @Test(arguments: SpecCorpusTests.names(of: "valid"))
  func everyNameOfASpecCanBeRenamed(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
    let files = try MemorySpecFiles(folder: folder)
    let root = try #require(files.contents.keys.first { $0.hasSuffix(".nav.yaml") && !$0.contains("/") })
    let spec = try CheckedSpec(root: root, files: files)
    let names = spec.names
    let base = try BaseSpec(
      SpecVersion(root: root, files: files, name: root),
      after: HeadSpec(spec, name: root))
    for kind in NameKind.allCases {
      let symbols = names.declared(kind).compactMap(names.symbol).distinct
      for symbol in symbols.indices.filter({ $0 % Self.step == 0 }).map({ symbols[$0] }) {
        let new = kind == .type ? "RenamedByTest" : Self.fresh
        do {
          let edited = try spec.renaming(symbol, to: new, in: files)
          #expect(edited.files.count > 0)
          let changes = try HeadSpec(edited.spec, name: root).report(against: base).comparison?.changes ?? []
          let lost = changes.filter { $0.level == .breaking && [.link, .state].contains($0.changeClass) }
          #expect(lost.map(\.message) == [], "\(symbol.kind.title) \(symbol.key)")
        } catch let refusal as SpecRequestError {
          // The language has no other name for what a prefix captures, for a second key of a query, and for what features in packages of their own call the app's routes.
          let known = ["unused-link-name", "a link"]
          let isKnown =
            kind == .param && known.contains(where: refusal.description.contains)
            || refusal.description.contains("package")
          #expect(isKnown, "\(symbol.kind.title) \(symbol.key): \(refusal)")
        }
      }
    }
  }

  private static let shop = """
    navspec: 1
    app: { name: Shop, schemes: [shop] }
    root: home
    routes:
      # The first screen.
      home: { links: ["/"], to: [item, old] }
      item: { params: { id: Int, q: String? }, links: ["/item/{id}{?q}"] }
      old:  { params: { id: Int }, links: ["/old/{id}"] }

    """

  private func edited(_ edit: (CheckedSpec, any SpecFiles) throws -> EditedSpec) throws -> String {
    let files = MemorySpecFiles("shop.nav.yaml", Self.shop)
    let spec = try edit(CheckedSpec(root: "shop.nav.yaml", files: files), files)
    return String(decoding: try #require(spec.files.first).fixed, as: UTF8.self)
  }

  /// Where it has no such name yet.
  @Test func paramsAndTabsStayWhatSavedStateCallsThem() throws {
    let text = """
      navspec: 1
      app: { name: Shop, schemes: [shop] }
      restoration: { key: shop }
      tabs: { first: { root: home } }
      routes:
        home: { to: [item, once] }
        item:
          params:
            id: Int = 4
            tags: [String]
            q: { type: "String?" }
            page: { type: Int?, restore: number }
            token: { type: "String?", sensitive: true }
        once: { params: { id: Int }, restore: false }

      """
    let files = MemorySpecFiles("shop.nav.yaml", text)
    func renamed(_ kind: NameKind, _ key: String) throws -> String {
      let spec = try CheckedSpec(root: "shop.nav.yaml", files: files)
      let edited = try spec.renaming(.init(kind: kind, key: key), to: "other", in: files)
      let (old, new) = (text.split(separator: "\n"), String(decoding: edited.files[0].fixed, as: UTF8.self))
      return new.split(separator: "\n").filter { !old.contains($0) }.joined(separator: "\n")
    }
    #expect(try renamed(.tab, "first") == "tabs: { other: { root: home, restore: first } }")
    #expect(try renamed(.param, "item#id") == "      other: {type: Int = 4, restore: id}")
    #expect(try renamed(.param, "item#tags") == #"      other: {type: "[String]", restore: tags}"#)
    #expect(try renamed(.param, "item#q") == #"      other: { type: "String?", restore: q }"#)
    #expect(try renamed(.param, "item#page") == "      other: { type: Int?, restore: number }")
    #expect(try renamed(.param, "item#token") == #"      other: { type: "String?", sensitive: true }"#)
    #expect(try renamed(.param, "once#id") == "  once: { params: { other: Int }, restore: false }")
  }

  /// A name that could be an answer, one that a link captures for a screen below, and one that a screen had before.
  @Test func namesThatAreHardToKeepAreKept() throws {
    let text = """
      navspec: 1
      app: { name: Grid, schemes: [grid] }
      restoration: { key: grid }
      root: home
      routes:
        home: { links: ["/"], to: [item] }
        item: { params: { y: Int }, formerly: [thing], links: ["/item/{y}"], to: [cook] }
        cook:
          params: { step: Int }
          links:
            - { path: "/item/{y}/cook/{step}", stack: [home, item, cook], build: false }

      """
    let files = MemorySpecFiles("grid.nav.yaml", text)
    func renamed(_ kind: NameKind, _ key: String, _ name: String) throws -> String {
      let spec = try CheckedSpec(root: "grid.nav.yaml", files: files)
      let edited = try spec.renaming(.init(kind: kind, key: key), to: name, in: files)
      return String(decoding: edited.files[0].fixed, as: UTF8.self)
    }
    let row = try renamed(.param, "item#y", "row")
    let texts = ["row: {type: Int, restore: \"y\"}", "/item/{row}\"", "/item/{row}/cook/{step}"]
    #expect(texts.allSatisfy(row.contains), "\(row)")
    let back = try renamed(.route, "item", "thing")
    #expect(back.contains("thing: { params") && back.contains("restore: item, screen: "), "\(back)")
    let on = try renamed(.route, "cook", "on")
    #expect(on.contains("stack: [home, item, on]"), "\(on)")
  }

  @Test func aParamStaysTheKeyOfAQuery() throws {
    let text = try edited { try $0.renaming(.init(kind: .param, key: "item#q"), to: "term", in: $1) }
    #expect(
      text.contains(
        #"item: { params: { id: Int, term: String? }, links: [{path: "/item/{id}{?q}", as: {q: term}}] }"#))
  }

  @Test(arguments: [
    (
      "help#topic", "about",
      [
        "help: {help: {about: $topic}}\n      product", "about: {type: \"String = start\", restore: topic}",
        "/help{/about}",
        "{about: Returns}",
      ]
    ),
    ("orders.order#order", "number", ["receipt: {orders.order: {number: $order}}"]),
    ("checkout!help", "aid", ["aid: help\n      product"]),
    ("help", "support", ["help: support\n      product", "anywhere: [support]", "formerly: [help]"]),
  ])
  func exitsLeadWhereTheyDid(key: String, name: String, texts: [String]) throws {
    let files = try MemorySpecFiles(folder: SpecCorpusTests.folder.appendingPathComponent("valid/shop"))
    let spec = try CheckedSpec(root: "shop.nav.yaml", files: files)
    let kind = key.contains("#") ? NameKind.param : key.contains("!") ? .exit : .route
    let symbol = SpecNames.Symbol(kind: kind, key: key.replacing("!", with: "."))
    let edited = try spec.renaming(symbol, to: name, in: files)
    let text = edited.files.map { String(decoding: $0.fixed, as: UTF8.self) }.joined()
    for part in texts { #expect(text.contains(part), "\(part): \(text)") }
  }

  @Test(arguments: [
    (#"{path: "/x/{id}", source: web}"#, #"{path: "/x/{id}", as: {lang: tongue}, source: web}"#),
    (
      #"{path: "/x/{id}", source: web, as: {number: id}}"#,
      #"{path: "/x/{id}", source: web, as: {lang: tongue, number: id}}"#
    ),
    (
      #"{url: "shop://{lang}/{id}", with: {text: "{lang}-{id}"}}"#,
      #"{url: "shop://{tongue}/{id}", with: {text: "{tongue}-{id}"}}"#
    ),
  ])
  func whatAHostGivesStaysItsName(link: String, expected: String) throws {
    let text = """
      navspec: 1
      app: {name: Shop, schemes: [shop]}
      sources: {web: {domains: ["{lang}.example.com"]}}
      root: home
      routes:
        home: {to: [item]}
        item:
          params: {id: Int, lang: "String = en", text: String?}
          links: [\(link.replacing("{id}", with: link.contains("number") ? "{number}" : "{id}"))]

      """
    let files = MemorySpecFiles("shop.nav.yaml", text)
    let spec = try CheckedSpec(root: "shop.nav.yaml", files: files)
    let edited = try spec.renaming(.init(kind: .param, key: "item#lang"), to: "tongue", in: files)
    let result = String(decoding: try #require(edited.files.first).fixed, as: UTF8.self)
    #expect(
      result.contains(expected.replacing("{id}", with: link.contains("number") ? "{number}" : "{id}")),
      "\(result)")
  }

  @Test func commentsAndLayoutStay() throws {
    let text = try edited { try $0.renaming(.init(kind: .route, key: "home"), to: "start", in: $1) }
    #expect(text.contains("  # The first screen.\n  start: { links: [\"/\"], to: [item, old], "))
    #expect(text.contains("root: start\n"))
  }

  @Test func aRouteIsRemovedWhereNothingLeadsThere() throws {
    #expect(throws: SpecRequestError.self) {
      try edited { try $0.removing(route: "old", redirectingTo: nil, in: $1) }
    }
    let text = try edited { try $0.removing(route: "old", redirectingTo: "item", in: $1) }
    #expect(!text.contains("old:") && text.contains("redirects:") && text.contains("to: [item]"))
  }
}
