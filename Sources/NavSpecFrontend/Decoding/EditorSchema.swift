package import NavSpecDiagnostics

/// The JSON Schema (draft 2020-12) of a kind of file, made from the table of keys that reads it.
///
/// It accepts every file the front end accepts, and refuses most mistakes of shape. What names refer to, values that
/// are compared with each other, and regular expressions are beyond it.
package enum EditorSchema {
  package static var spec: JSONText {
    schema(
      of: SpecKeys.file.description, title: "navspec",
      description: "A declarative navigation spec, or a part of one.")
  }

  package static func configuration(outputs: [OutputKey]) -> JSONText {
    schema(
      of: SpecKeys.configuration(outputs: outputs).description, title: ".navspec.yaml",
      description: "How navspec treats the specs of this project.", isNullable: true)
  }

  private static func schema(
    of root: ObjectDescription, title: String, description: String, isNullable: Bool = false
  ) -> JSONText {
    var definitions = Definitions()
    var members: [(String, JSONText)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", .string(title)),
      ("description", .string(description)),
    ]
    members += definitions.members(of: root, isNullable: isNullable)
    members.append(("$defs", .object(definitions.sorted)))
    return .object(members)
  }
}

/// The shapes that are written once and referred to by name.
private struct Definitions {
  private static let ownKeys: (String, JSONText) = ("patternProperties", ["^x-": true])

  /// Not `.inf`, and not `.nan`, which is neither above nor below.
  private static let finite: [(String, JSONText)] = [
    ("not", ["type": "number", "exclusiveMinimum": .double(.greatestFiniteMagnitude)])
  ]

  /// nil while a definition is being made: a shape may hold itself.
  private var byName: [String: JSONText?] = [:]

  var sorted: [(String, JSONText)] {
    byName.compactMap { name, value in value.map { (name, $0) } }.sorted { $0.0 < $1.0 }
  }

  /// The members of the schema of an object.
  /// - Parameter isNullable: Whether an empty value counts as a map without keys.
  mutating func members(of object: ObjectDescription, isNullable: Bool) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [("type", isNullable ? ["object", "null"] : "object")]
    members.append(("properties", .object(object.keys.map { ($0.name, schema(of: $0)) })))
    if !object.required.isEmpty {
      members.append(("required", .array(object.required.map { .string($0) })))
    }
    for (word, keys) in [("oneOf", object.requiresOneOf), ("anyOf", object.requiresAnyOf)]
    where !keys.isEmpty {
      members.append((word, .array(keys.map { ["required": .array([.string($0)])] })))
    }
    members += [Self.ownKeys, ("additionalProperties", false)]
    let needs = object.needs.map { need -> JSONText in
      func has(_ key: String, _ value: JSONText) -> JSONText {
        ["required": [.string(key)], "properties": .object([(key, value)])]
      }
      return ["if": has(need.key, need.value), "then": ["anyOf": .array(need.others.map(has))]]
    }
    return needs.isEmpty ? members : members + [("allOf", .array(needs))]
  }

  private mutating func schema(of key: ObjectDescription.Key) -> JSONText {
    var members: [(String, JSONText)] = [("description", .string(key.doc))]
    members += self.members(of: key.shape)
    if let value = key.defaultValue { members.append(("default", value)) }
    if !key.examples.isEmpty { members.append(("examples", .array(key.examples))) }
    return .object(members)
  }

  private mutating func members(of shape: Shape) -> [(String, JSONText)] {
    switch shape {
    // Any scalar is read as it is written: `18.0` and `true` are texts too.
    case .text: return reference(to: "text") { _ in [("type", ["string", "number", "boolean"])] }
    case .form(let form):
      return reference(to: form.name) { _ in
        let numbers =
          form.numbers == .values || form.numbers == .unsigned
          ? [("minimum", .int(form.least))] + Self.finite : []
        return [("type", form.types), ("pattern", .string(form.pattern))] + numbers
      }
    case .boolean: return [("type", "boolean")]
    case .constant(let value): return [("const", .bool(value))]
    case .bounded(let bounds):
      return [
        ("type", "integer"), ("minimum", .int(bounds.lowerBound)), ("maximum", .int(bounds.upperBound)),
      ]
    case .number:
      return [("type", "number"), ("minimum", .int(.min)), ("maximum", .int(.max))] + Self.finite
    case .height: return [("type", "number"), ("exclusiveMinimum", 0), ("maximum", 100_000)] + Self.finite
    case .null: return [("type", "null")]
    case .choice(let words):
      return words.count == 1
        ? [("const", .string(words[0]))] : [("enum", .array(words.map { .string($0) }))]
    case .list(let element, let limits):
      return [("type", "array"), ("items", .object(alternative(element)))]
        + (limits == nil ? [] : [("minItems", 1)]) + (limits == .single ? [("maxItems", 1)] : [])
        + (limits == .set ? [("uniqueItems", true)] : [])
    case .map(let value, let names, let keepsOwnKeys):
      var members: [(String, JSONText)] = [("type", "object")]
      if !keepsOwnKeys { members.append(Self.ownKeys) }
      if let names {
        let pattern = keepsOwnKeys ? names.pattern : "^x-|" + names.pattern
        members.append(("propertyNames", ["pattern": .string(pattern)]))
        if let required = names.required { members.append(("required", [.string(required)])) }
        if !names.values.isEmpty {
          members.append(
            ("properties", .object(names.values.map { ($0.name, schema(of: .form($0.form))) })))
        }
      }
      return members + [("additionalProperties", schema(of: value))]
    case .single(let value, let name):
      return [
        ("type", "object"), ("minProperties", 1), ("maxProperties", 1),
        ("additionalProperties", schema(of: value)),
      ] + (name.map { [("propertyNames", ["pattern": .string($0.pattern)])] } ?? [])
    case .named(let name, let shape): return reference(to: name) { $0.members(of: shape) }
    case .object(let description):
      return reference(to: description.kind.rawValue) {
        $0.members(of: description, isNullable: description.isOptional)
      }
    case .anyOf(let shapes):
      return [("anyOf", .array(shapes.map { .object(alternative($0)) }))]
    }
  }

  private mutating func schema(of shape: Shape) -> JSONText { .object(members(of: shape)) }

  /// The members of the schema of an item of a list, or of one of several shapes: there, an empty value is no object.
  private mutating func alternative(_ shape: Shape) -> [(String, JSONText)] {
    guard case .object(let description) = shape, description.isOptional else { return members(of: shape) }
    return members(of: shape) + [("type", "object")]
  }

  private mutating func reference(
    to name: String, _ members: (inout Definitions) -> [(String, JSONText)]
  ) -> [(String, JSONText)] {
    if byName[name] == nil {
      byName[name] = .some(nil)
      byName[name] = .object(members(&self))
    }
    return [("$ref", .string("#/$defs/\(name)"))]
  }
}
