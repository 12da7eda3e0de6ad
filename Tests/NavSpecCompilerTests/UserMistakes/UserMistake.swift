import Foundation
import NavSpecDiagnostics
import TestSupport
import Testing

/// One mistake in a spec that is right otherwise.
struct UserMistake: CustomTestStringConvertible, Sendable {
  /// The spec around a mistake.
  enum Context: String, Sendable {
    case whole, file, top, home, app, tab, route, param, link, condition, type, edge
    /// `.navspec.yaml`
    case settings
  }

  /// The line of the file where its block starts.
  private let line: Int
  let id: String
  let message: String
  /// What was written, and the place that is reported between « and ».
  private let marked: String
  /// The same after the first fix; nil where there is none.
  private let fixed: String?
  private let context: Context
  /// A note or the text of a fix; nil where the edit says it all.
  let help: String?

  /// Those of `Tests/UserMistakes/mistakes.txt`, whose head says how they are written.
  static func all() throws -> [UserMistake] {
    let file = repository.appending(path: "Tests/UserMistakes/mistakes.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let blocks = lines.enumerated().split { $0.element.isEmpty }.map(Array.init)
    return try blocks.filter { !$0.allSatisfy { $0.element.hasPrefix("#") } }.map { block in
      try UserMistake(line: block[0].offset + 1, lines: block.map(\.element))
    }
  }

  /// The lines of one block.
  private init(line: Int, lines: [String]) throws {
    let head = lines[0].components(separatedBy: " ")
    var texts: [Character: String] = [:]
    for line in lines.dropFirst() {
      guard let mark = line.first, "-+!?".contains(mark), [nil, " "].contains(line.dropFirst().first) else {
        throw Unreadable(line: line)
      }
      let text = try Self.unescaped(String(line.dropFirst(2)))
      texts[mark] = texts[mark].map { $0 + "\n" + text } ?? text
    }
    guard head.count == 2, let context = Context(rawValue: head[0]), let marked = texts["-"],
      let message = texts["!"], marked.contains("«"), marked.contains("»")
    else { throw Unreadable(line: lines[0]) }
    (self.line, self.context, id) = (line, context, head[1])
    (self.marked, self.message) = (marked, message)
    (fixed, help) = (texts["+"], texts["?"])
  }

  private struct Unreadable: Error {
    let line: String
  }

  private static func unescaped(_ text: String) throws -> String {
    let parts = text.components(separatedBy: "\\u{")
    return try parts.dropFirst().reduce(into: parts[0]) { result, part in
      let digits = part.prefix { $0 != "}" }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw Unreadable(line: text)
      }
      result.unicodeScalars.append(scalar)
      result += part.dropFirst(digits.count + 1)
    }
  }

  var isOfSettings: Bool { context == .settings }

  var testDescription: String { "\(line), \(context): \(marked)" }

  var spec: String { context.spec(written) }
  var fixedSpec: String? { fixed.map(context.spec) }

  private var written: String { marked.replacing("«", with: "").replacing("»", with: "") }

  /// In UTF-8 offsets of the spec.
  var place: Range<Int> {
    let before = context.spec("«").prefix { $0 != "«" }.utf8.count
    let start = before + marked.prefix { $0 != "«" }.utf8.count
    return start..<(before + marked.replacing("«", with: "").prefix { $0 != "»" }.utf8.count)
  }

  func fixed(by fix: Diagnostic.Fix) -> String {
    var bytes = Array(spec.utf8)
    for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UserMistake.Context {
  private static let head =
    "navspec: 1\napp: { name: Demo, schemes: [demo], domains: [demo.example.com] }\n"

  func spec(_ text: String) -> String {
    switch self {
    case .whole, .settings: text
    case .file: Self.head + text + "\n"
    case .top: Self.head + "root: home\n\(text)\nroutes: { home: {} }\n"
    case .home: Self.head + "root: home\nroutes:\n  home:\(text)\n"
    case .app: "navspec: 1\napp: { name: Demo, \(text) }\nroot: home\nroutes: { home: {} }\n"
    case .tab:
      Self.head + """
        conditions: { paid: { redirect: more } }
        sections: { mine: { title: Mine } }
        tabs:
          home: { title: Home, image: house, root: home, section: mine }
          more: \(text)
        routes: { home: {}, more: {} }

        """
    case .route:
      Self.head + """
        root: home
        conditions: { signedIn: { redirect: signIn } }
        routes:
          home: { to: [item, signIn, other] }
          item:
            \(text)
          signIn: { present: sheet }
          other: { requires: signedIn }

        """
    case .param: Self.routes("params: { id: \(text) }")
    case .link:
      Self.head + """
        root: home
        conditions: { signedIn: { redirect: home } }
        routes:
          home: { to: [item, other] }
          item: { params: { id: Int, tab: String?, rest: [String], host: String? }, links: [\(text)] }
          other: { requires: signedIn }

        """
    case .condition: Self.routes("requires: signedIn", after: "conditions: { signedIn: \(text) }\n")
    case .type: Self.routes("params: { genre: Genre }", after: "types:\n  Genre: \(text)\n")
    case .edge:
      Self.head + """
        root: home
        conditions: { signedIn: { redirect: item } }
        routes:
          home: { to: [\(text), other] }
          item: { params: { tab: String? } }
          other: { requires: signedIn }

        """
    }
  }

  private static func routes(_ item: String, after lines: String = "") -> String {
    head + "root: home\n" + lines + "routes:\n  home: { to: [item] }\n  item: { \(item) }\n"
  }
}
