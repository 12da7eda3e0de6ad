import NavSpecDiagnostics
import NavSpecYAML

/// How one kind of value is written in a model and read from it.
struct ModelCodec<Value>: Sendable {
  /// nil leaves out the key that holds the value.
  let json: @Sendable (Value, ModelWriter) -> JSONText?
  /// nil where it cannot be read, which the reader has reported.
  let value: @Sendable (YAMLNode, inout ModelReader) -> Value?
}

/// One key of an object of the model: both directions in one place, so that they cannot disagree.
struct ModelKey<Object>: Sendable {
  let name: String
  var isRequired = false
  let json: @Sendable (Object, ModelWriter) -> JSONText?
  let read: @Sendable (YAMLNode, inout Object, inout ModelReader) -> Void

  /// A key whose value is kept at `path`.
  static func key<Value>(
    _ name: String, _ path: any WritableKeyPath<Object, Value> & Sendable, _ codec: ModelCodec<Value>,
    isRequired: Bool = false
  ) -> Self {
    Self(name: name, isRequired: isRequired) {
      codec.json($0[keyPath: path], $1)
    } read: { node, object, reader in
      if let value = codec.value(node, &reader) { object[keyPath: path] = value }
    }
  }

  /// A key whose value is optional in the object.
  static func key<Value>(
    _ name: String, _ path: any WritableKeyPath<Object, Value?> & Sendable, _ codec: ModelCodec<Value>,
    isRequired: Bool = false
  ) -> Self {
    Self(name: name, isRequired: isRequired) { object, writer in
      object[keyPath: path].flatMap { codec.json($0, writer) }
    } read: { node, object, reader in
      if let value = codec.value(node, &reader) { object[keyPath: path] = value }
    }
  }

  /// A key that says what other keys imply: written for readers of the file, and not read.
  static func derived(
    _ name: String, _ json: @escaping @Sendable (Object, ModelWriter) -> JSONText?
  ) -> Self {
    Self(name: name, json: json) { _, _, _ in }
  }

  /// A key whose object describes a part of the same value.
  static func part(_ name: String, _ table: ModelTable<Object>, isRequired: Bool = false) -> Self {
    Self(name: name, isRequired: isRequired) {
      table.json(of: $0, $1)
    } read: { node, object, reader in
      table.read(node, into: &object, &reader)
    }
  }
}

/// The keys of one kind of object, in the order in which they are written and read.
struct ModelTable<Object>: Sendable {
  let title: String
  let keys: [ModelKey<Object>]
  /// What `location` is the place of; nil if the object has no `location`.
  let place: (@Sendable (Object) -> SourceRange)?
  private let indexByName: [String: Int]

  init(
    _ title: String, place: (@Sendable (Object) -> SourceRange)? = nil,
    _ keys: [ModelKey<Object>]
  ) {
    self.title = title
    self.place = place
    var keys = keys
    if let place {
      keys.append(.derived("location") { $1.location(of: place($0)) })
    }
    self.keys = keys
    indexByName = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
  }

  /// nil for an object that says nothing.
  func json(of object: Object, _ writer: ModelWriter) -> JSONText? {
    let members = keys.compactMap { key in key.json(object, writer).map { (key.name, $0) } }
    return members.isEmpty ? nil : .object(members)
  }

  /// Reads the keys of a map into `object`, in the order of the table.
  func read(_ node: YAMLNode, into object: inout Object, _ reader: inout ModelReader) {
    guard case .mapping(let pairs) = node.content else {
      return reader.report("this must be \(title)", at: node)
    }
    var values = [YAMLNode?](repeating: nil, count: keys.count)
    for pair in pairs {
      if let index = pair.key.text.flatMap({ indexByName[$0] }) { values[index] = pair.value }
    }
    let outer = reader.place
    defer { reader.place = outer }
    if place != nil, let location = values.last ?? nil, let range = reader.range(ofLocation: location) {
      reader.place = range
    }
    for (key, value) in zip(keys, values) {
      if let value {
        let known = reader.diagnostics.count
        key.read(value, &object, &reader)
        // Without a key that is required, other keys would look wrong.
        if key.isRequired, reader.diagnostics.count > known { return }
      } else if key.isRequired {
        return reader.report("\(title) has no '\(key.name)'", at: node)
      }
    }
  }

  /// Whole objects. `make` is given the place of the object.
  func codec(_ make: @escaping @Sendable (SourceRange) -> Object) -> ModelCodec<Object> {
    ModelCodec {
      json(of: $0, $1)
    } value: { node, reader in
      var object = make(reader.range(of: node))
      read(node, into: &object, &reader)
      return object
    }
  }
}

extension YAMLNode {
  /// A text, as JSON writes it.
  var text: String? {
    guard case .scalar(let scalar) = content, case .string = scalar.resolved else { return nil }
    return scalar.text
  }

  /// The value of a key of a map.
  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.text == key }?.value
  }
}
