import NavSpecDiagnostics

/// An object of the model: keys in the order of writing, and none for what is not said, empty or false.
struct ModelObject {
  private var members: [(String, JSONText)] = []

  var json: JSONText { .object(members) }
  var isEmpty: Bool { members.isEmpty }

  mutating func set(_ key: String, _ value: String?) {
    if let value { members.append((key, .string(value))) }
  }

  mutating func set(_ key: String, _ value: Int) { members.append((key, .int(value))) }

  mutating func set(_ key: String, if flag: Bool) {
    if flag { members.append((key, .bool(true))) }
  }

  /// Written although it is false, where true is the rule.
  mutating func set(_ key: String, unless flag: Bool) {
    if !flag { members.append((key, .bool(false))) }
  }

  mutating func set(_ key: String, _ values: [String]) { set(key, values.map { JSONText.string($0) }) }

  mutating func set(_ key: String, _ values: [JSONText]) {
    if !values.isEmpty { members.append((key, .array(values))) }
  }

  mutating func set(_ key: String, _ object: ModelObject?) {
    if let object, !object.isEmpty { members.append((key, object.json)) }
  }

  mutating func set(_ key: String, json: JSONText?) {
    if let json { members.append((key, json)) }
  }
}
