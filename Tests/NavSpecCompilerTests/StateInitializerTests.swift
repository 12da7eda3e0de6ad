import Foundation
import TestSupport
import Testing

/// In debug builds of Xcode 27, a struct with `@State` and an initializer in another file does not link
/// (swiftlang/swift#91700). The runtime and what is generated have none.
@Suite struct StateInitializerTests {
  /// The initializers in extensions of structs with state that another file declares, as `file: type`.
  private static func initializersElsewhere(_ files: [(name: String, text: String)]) -> [String] {
    var declared: [String: String] = [:]
    var extended: [(file: String, type: String)] = []
    for (name, text) in files {
      for (head, body) in declarations(in: text) {
        if let type = head.firstMatch(of: /\bstruct (\w+)/)?.1, body.contains(/@State\b/) {
          declared[String(type)] = name
        } else if let type = head.firstMatch(of: /\bextension (?:\w+\.)*(\w+)/)?.1,
          body.contains(/\binit[?<(]/)
        {
          extended.append((name, String(type)))
        }
      }
    }
    return extended.filter { declared[$0.type, default: $0.file] != $0.file }.map { "\($0.file): \($0.type)" }
  }

  /// The lines that begin a struct or an extension, each with what follows up to the brace at its margin.
  private static func declarations(in text: String) -> [(head: Substring, body: Substring)] {
    text.matches(of: /(?m)^( *)(\S.*\b(?:struct|extension) .*\{|(?:struct|extension) .*\{)$/).map { match in
      let rest = text[match.range.upperBound...]
      return (match.2, rest.range(of: "\n\(match.1)}\n").map { rest[..<$0.lowerBound] } ?? rest)
    }
  }

  @Test func itIsFound() {
    let view = (name: "View.swift", text: "struct Row: View {\n  @State private var isOpen = false\n}\n")
    let other = (name: "Other.swift", text: "extension Row {\n  init(open: Bool) { self.init() }\n}\n")
    #expect(Self.initializersElsewhere([view, other]) == ["Other.swift: Row"])
    #expect(Self.initializersElsewhere([(view.name, view.text + other.text)]) == [])
    let without = (name: "View.swift", text: "public struct Row: View {\n  let isOpen: Bool\n}\n")
    #expect(Self.initializersElsewhere([without, other]) == [])
  }

  @Test(arguments: [
    "Sources/NavSpecRuntime", "Tests/Goldens/swift", "Examples", "Tests/Apps", "Tests/SwiftUIStub/App",
  ])
  func noneOfOursHasOne(_ folder: String) throws {
    let root = repository.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    let files = try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
      .map { (name: $0, text: try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
    #expect(files.count > 2)
    // Each folder of what is generated is a module.
    let modules = Dictionary(grouping: files) {
      folder.hasPrefix("Sources") ? "" : $0.name.split(separator: "/")[0]
    }
    for module in modules.values { #expect(Self.initializersElsewhere(module) == []) }
  }
}
