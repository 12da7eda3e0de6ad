import Foundation
import NavSpecRuntime
import TestSupport
import Testing

@testable import ChatApp

/// The schema of payloads and the app's `deliver` agree.
@MainActor @Suite struct PayloadSchemaTests {
  private let schema: SchemaCheck
  private let router = ChatRouter(conditions: .allMet)

  init() throws {
    let file = repository.appending(path: "Tests/Goldens/surfaces/chat/notification.schema.json")
    schema = SchemaCheck(schema: try #require(JSONText(parsing: [UInt8](Data(contentsOf: file)))))
  }

  private func json(_ text: String) throws -> JSONText {
    try #require(JSONText(parsing: [UInt8](text.utf8)), "\(text) is no JSON")
  }

  private func isRead(_ payload: String) throws -> Bool {
    if case .refused = router.deliver([LinkArrival.payload(try json(payload))]) { return false }
    return true
  }

  private func isAccepted(_ payload: String) throws -> Bool {
    schema.accepts(try json(payload))
  }

  @Test(arguments: [
    #"{"route": "rooms"}"#, #"{"route": "rooms", "params": {}}"#,
    #"{"aps": {"alert": "a"}, "route": "rooms"}"#,
    #"{"url": "https://chat.example.com/room/7"}"#,
    #"{"url": "https://chat.example.com/room/7", "params": 5}"#,
    #"{"route": "room", "params": {"id": 999999999, "message": null}}"#,
    #"{"route": "room", "params": {"id": 1, "message": -9, "server": "", "from": "https://a.example.org/b?c=d#e"}}"#,
    #"{"route": "thread", "params": {"room": 1, "root": 2, "sent": "2026-02-28T09:30:00.125+01:00"}}"#,
    #"{"route": "call", "params": {"channel": "ü", "key": "0123456789abcdef", "muted": false}}"#,
    #"{"route": "people", "params": {"layout": "grid", "filter": {"team": "red"}}}"#,
    #"{"route": "file", "params": {"path": ["a", "b"], "version": 1.5}}"#,
    #"{"route": "file", "params": {"path": []}}"#,
    #"{"route": "invite", "params": {"code": "AB12CD", "by": "6f9619ff-8b86-d011-b42d-00c04fc964ff"}}"#,
  ])
  func whatTheSchemaAcceptsIsRead(_ payload: String) throws {
    #expect(try isAccepted(payload))
    #expect(try isRead(payload))
  }

  @Test(arguments: [
    "{}", #"{"aps": {}}"#, #"{"route": "romms"}"#, #"{"route": "rooms", "url": "https://chat.example.com/"}"#,
    #"{"route": 5}"#, #"{"url": 5}"#, #"{"url": null}"#, #"{"route": "rooms", "params": []}"#,
    #"{"route": "room"}"#,
    #"{"route": "rooms", "params": null}"#, #"{"route": "room", "params": {"id": "7"}}"#,
    #"{"route": "room", "params": {"id": 0}}"#, #"{"route": "room", "params": {"id": 1000000000}}"#,
    #"{"route": "room", "params": {"id": 1, "mesage": 2}}"#,
    #"{"route": "room", "params": {"id": 1, "from": "no URL"}}"#,
    #"{"route": "room", "params": {"id": 1, "from": "ftp://a.example.org/"}}"#,
    #"{"route": "room", "params": {"id": 1, "server": null}}"#,
    #"{"route": "thread", "params": {"room": 1, "root": 2, "sent": "2026-02-30"}}"#,
    #"{"route": "thread", "params": {"room": 1, "root": 2, "sent": "today"}}"#,
    #"{"route": "thread", "params": {"root": 2}}"#,
    #"{"route": "call", "params": {"channel": "a", "key": "short"}}"#,
    #"{"route": "call", "params": {"channel": "a", "key": "0123456789abcdef", "muted": 1}}"#,
    #"{"route": "people", "params": {"layout": "rows"}}"#,
    #"{"route": "people", "params": {"filter": {"a": 1}}}"#,
    #"{"route": "file", "params": {"path": "a"}}"#,
    #"{"route": "file", "params": {"path": [], "version": "1"}}"#,
    #"{"route": "invite", "params": {"code": "AB12C"}}"#,
    #"{"route": "invite", "params": {"code": "AB12CD", "by": "6f9619ff"}}"#,
  ])
  func nonsenseIsRefusedByBoth(_ payload: String) throws {
    #expect(try !isAccepted(payload))
    #expect(try !isRead(payload))
  }

  /// A screen that does not ask for it is the app's alone, and a server is not told how to open it.
  @Test func otherRoutesAreNotInTheSchema() throws {
    let payload = #"{"route": "person", "params": {"name": "ada"}}"#
    #expect(try !isAccepted(payload))
    #expect(try isRead(payload))
  }
}

/// As much of JSON Schema as the schema of payloads uses.
private struct SchemaCheck {
  let schema: JSONText

  func accepts(_ value: JSONText) -> Bool { accepts(value, schema) }

  private func accepts(_ value: JSONText, _ schema: JSONText) -> Bool {
    guard let rules = schema.members else { return same(schema, .bool(true)) }
    return rules.allSatisfy { rule, argument in accepts(value, rule, argument, in: schema) }
  }

  private func accepts(_ value: JSONText, _ rule: String, _ argument: JSONText, in rules: JSONText) -> Bool {
    let members = value.members ?? []
    switch rule {
    case "type":
      return value.type == argument.string || value.type == "integer" && argument.string == "number"
    case "required":
      return value.members == nil
        || names(argument).allSatisfy { name in members.contains { $0.0 == name } }
    case "properties":
      return members.allSatisfy { name, value in argument[name].map { accepts(value, $0) } ?? true }
    case "additionalProperties":
      return members.allSatisfy { rules["properties"]?[$0] != nil || accepts($1, argument) }
    case "items": return (value.array ?? []).allSatisfy { accepts($0, argument) }
    case "const": return same(value, argument)
    case "enum": return argument.array?.contains { same($0, value) } == true
    case "not": return !accepts(value, argument)
    case "allOf": return argument.array?.allSatisfy { accepts(value, $0) } == true
    case "anyOf": return argument.array?.contains { accepts(value, $0) } == true
    case "oneOf": return argument.array?.count { accepts(value, $0) } == 1
    case "minimum": return value.number.map { $0 >= argument.number ?? .infinity } ?? true
    case "maximum": return value.number.map { $0 <= argument.number ?? -.infinity } ?? true
    case "minLength":
      return value.string.map { Double($0.unicodeScalars.count) >= argument.number ?? .infinity } ?? true
    case "maxLength":
      return value.string.map { Double($0.unicodeScalars.count) <= argument.number ?? 0 } ?? true
    case "pattern":
      guard let text = value.string, let pattern = argument.string else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case "$schema", "$comment", "title", "description", "format": return true
    default:
      Issue.record("the check does not know '\(rule)'")
      return false
    }
  }

  private func same(_ a: JSONText, _ b: JSONText) -> Bool { "\(a)" == "\(b)" }

  private func names(_ list: JSONText) -> [String] { (list.array ?? []).compactMap(\.string) }
}

extension JSONText {
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .double: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
