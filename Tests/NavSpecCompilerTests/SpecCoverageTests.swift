import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecLinkAnalysis
import NavSpecYAML
import TestSupport
import Testing

/// Every key of the language, and every word that a key takes, occurs in a valid spec. What a key may hold
/// counts once, however many keys may hold it; a word that only repeats the default need not occur.
@Suite struct SpecCoverageTests {
  @Test func everyKeyOccursInAValidSpec() throws {
    var wanted: Set<String> = []
    var seen: Set<String> = []
    collect(FileShapes.spec, at: "", default: nil, into: &wanted, &seen)
    #expect(wanted.count > 200, "the tables of keys are not what this test thinks")
    var used: Set<String> = []
    let folders =
      SpecCorpusTests.names(of: "valid").map { SpecCorpusTests.folder.appendingPathComponent("valid/\($0)") }
      // Modules of their own take packages.
      + [repository.appending(path: "Examples/MultiPackage/App/Sources/Shop")]
    for folder in folders {
      for (path, bytes) in try MemorySpecFiles(folder: folder).contents {
        var map = SourceMap()
        let source = map.add(SourceFile(path: path, bytes: bytes))
        let root = try #require(YAMLReader.read(source, in: map).root, "\(path)")
        use(FileShapes.spec, root, at: "", &used)
      }
    }
    let missing = wanted.subtracting(used).sorted()
    #expect(missing == [], "no spec under specs/valid says these")
  }

  /// What is written inside a value has no key of its own: types, templates, hosts, arguments.
  @Test func everyFormOccursInAValidSpec() throws {
    var forms: Set<String> = []
    for name in SpecCorpusTests.names(of: "valid") {
      let folder = SpecCorpusTests.folder.appendingPathComponent("valid/\(name)")
      let compilation = try CheckedSpec(
        root: "\(name).nav.yaml", files: MemorySpecFiles(folder: folder))
      try forms.formUnion(SpecForms.used(in: #require(compilation.resolved).graph))
    }
    #expect(SpecForms.all.subtracting(forms).sorted() == [], "no spec under specs/valid has these")
    #expect(forms.subtracting(SpecForms.all).sorted() == [], "forms that this test does not know")
  }

  @Test func everyKeyIsInTheReference() throws {
    let page = try DocumentationTests.pages.filter { $0.hasPrefix("docs/language") }
      .map { try String(contentsOf: repository.appending(path: $0), encoding: .utf8) }.joined()
    let code = page.matches(of: /`[^`\n]+`/).map { String($0.output) }
    var wanted: Set<String> = []
    var seen: Set<String> = []
    collect(FileShapes.spec, at: "", default: nil, into: &wanted, &seen)
    let keys = Set(wanted.filter { !$0.contains(":") }.compactMap { $0.split(separator: ".").last })
    #expect(keys.count > 90)
    for key in keys.sorted() {
      let words = code.contains { $0.split { !$0.isLetter }.contains(key) }
      #expect(words, "docs/language lacks '\(key)'")
    }
  }

  @Test func aMissingKeyIsMissed() throws {
    var used: Set<String> = []
    var map = SourceMap()
    let text = "routes: {home: {to: [{item: {window: {else: cover}}}, {item: {popTo: home}}]}}"
    let source = map.add(SourceFile(path: "a", text: text))
    use(FileShapes.spec, try #require(YAMLReader.read(source, in: map).root), at: "", &used)
    #expect(
      used == [
        "a spec.routes", "a route.to", "windowPresentation.window", "window.else",
        "push, sheet, cover, popover, replace: cover", "an edge.popTo",
      ])
  }

  /// What a shape asks for.
  private func collect(
    _ shape: Shape, at place: String, default defaultValue: JSONText?, into wanted: inout Set<String>,
    _ seen: inout Set<String>
  ) {
    switch shape {
    case .text, .form, .constant, .bounded, .number, .height, .null: break
    case .boolean:
      // What is true by default is worth a key only to say that it is not.
      if case .bool(let value)? = defaultValue { wanted.insert("\(place): \(!value)") }
    case .choice(let words):
      guard words.count > 1 else { break }
      for word in words {
        if case .string(word)? = defaultValue { continue }
        wanted.insert("\(words.joined(separator: ", ")): \(word)")
      }
    case .list(let inner, _), .map(let inner, _, _), .single(let inner, _):
      collect(inner, at: place, default: nil, into: &wanted, &seen)
    case .named(let name, let inner):
      if seen.insert(name).inserted { collect(inner, at: name, default: nil, into: &wanted, &seen) }
    case .anyOf(let shapes):
      for shape in shapes { collect(shape, at: place, default: defaultValue, into: &wanted, &seen) }
    case .object(let object):
      guard seen.insert(object.kind.title).inserted else { return }
      for key in object.keys {
        let place = "\(object.kind.title).\(key.name)"
        wanted.insert(place)
        collect(key.shape, at: place, default: key.defaultValue, into: &wanted, &seen)
      }
    }
  }

  /// What a value gives of it.
  private func use(_ shape: Shape, _ node: YAMLNode, at place: String, _ used: inout Set<String>) {
    switch (shape, node.content) {
    case (.boolean, .scalar(let scalar)):
      if case .bool(let value) = scalar.resolved { used.insert("\(place): \(value)") }
    case (.choice(let words), .scalar(let scalar)) where words.count > 1:
      used.insert("\(words.joined(separator: ", ")): \(scalar.text)")
    case (.list(let inner, _), .sequence(let items)): for item in items { use(inner, item, at: place, &used) }
    case (.map(let inner, _, _), .mapping(let pairs)), (.single(let inner, _), .mapping(let pairs)):
      for pair in pairs { use(inner, pair.value, at: place, &used) }
    case (.named(let name, let inner), _): use(inner, node, at: name, &used)
    case (.anyOf(let shapes), _):
      if let fitting = shapes.first(where: { fits($0, node) }) { use(fitting, node, at: place, &used) }
    case (.object(let object), .mapping(let pairs)):
      for pair in pairs {
        guard let key = object.keys.first(where: { $0.name == text(of: pair.key) }) else { continue }
        let place = "\(object.kind.title).\(key.name)"
        used.insert(place)
        use(key.shape, pair.value, at: place, &used)
      }
    default: break
    }
  }

  private func fits(_ shape: Shape, _ node: YAMLNode) -> Bool {
    switch (shape, node.content) {
    case (.named(_, let inner), _): fits(inner, node)
    case (.anyOf(let shapes), _): shapes.contains { fits($0, node) }
    case (.object(let object), .mapping(let pairs)):
      pairs.allSatisfy { pair in
        let name = text(of: pair.key) ?? ""
        return name.hasPrefix("x-") || object.keys.contains { $0.name == name }
      }
    case (.single(let inner, _), .mapping(let pairs)): pairs.count == 1 && fits(inner, pairs[0].value)
    case (.map, .mapping), (.list, .sequence): true
    case (.choice(let words), .scalar(let scalar)): words.contains(scalar.text)
    case (.boolean, .scalar(let scalar)): if case .bool = scalar.resolved { true } else { false }
    case (.null, .scalar(let scalar)): scalar.resolved == .null
    case (.text, .scalar(let scalar)), (.form, .scalar(let scalar)): scalar.resolved != .null
    case (.constant(let value), .scalar(let scalar)): scalar.resolved == .bool(value)
    case (.bounded, .scalar), (.number, .scalar): true
    default: false
    }
  }

  private func text(of node: YAMLNode) -> String? {
    if case .scalar(let scalar) = node.content { return scalar.text }
    return nil
  }
}
