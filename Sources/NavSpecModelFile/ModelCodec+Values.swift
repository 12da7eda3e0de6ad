import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension ModelCodec {
  /// Leaves out a value that is the rule.
  func unless(_ usual: Value) -> Self
  where Value: Equatable & Sendable {
    Self(json: { $0 == usual ? nil : json($0, $1) }, value: value)
  }

  /// The same codec for a value with its place.
  static func located<Inner>(_ inner: ModelCodec<Inner>) -> Self where Value == Located<Inner> {
    Self {
      inner.json($0.value, $1)
    } value: { node, reader in
      inner.value(node, &reader).map { Located($0, at: reader.range(of: node)) }
    }
  }

  /// A list; an empty one is left out.
  static func list<Element>(_ element: ModelCodec<Element>) -> Self where Value == [Element] {
    Self { values, writer in
      values.isEmpty ? nil : .array(values.map { element.json($0, writer) ?? .object([]) })
    } value: { node, reader in
      guard case .sequence(let nodes) = node.content else { return reader.fail("must be a list", at: node) }
      return nodes.compactMap { element.value($0, &reader) }
    }
  }

  /// A map whose names the spec chooses; an empty one is left out.
  static func map<Element>(_ element: ModelCodec<Element>) -> Self where Value == [Entry<Element>] {
    Self { entries, writer in
      entries.isEmpty
        ? nil : .object(entries.map { ($0.name.value, element.json($0.value, writer) ?? .null) })
    } value: { node, reader in
      reader.entries(of: node)?.compactMap { name, node in
        element.value(node, &reader).map { Entry(name: name, value: $0) }
      }
    }
  }
}

extension ModelCodec where Value == String {
  /// Any text.
  static var text: Self {
    Self { value, _ in
      .string(value)
    } value: { node, reader in
      node.text ?? reader.fail("must be a text", at: node)
    }
  }

  /// A text that passes a test; `what` says what such a text is.
  private static func text(_ what: String, _ isFit: @escaping @Sendable (String) -> Bool) -> Self {
    Self { value, _ in
      .string(value)
    } value: { node, reader in
      guard let text = node.text, isFit(text) else { return reader.fail("must be \(what)", at: node) }
      return text
    }
  }

  /// The name of something that generated code declares.
  static var name: Self { text("a lowerCamelCase name", SwiftName.isLowerCamel) }

  /// The app's name.
  static var appName: Self { text("an UpperCamelCase name", SwiftName.isUpperCamel) }

  /// The name of a type, a view or a module: identifiers with dots between.
  static var typeName: Self {
    text("the name of a Swift type") { name in
      name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        SwiftName.isIdentifier(String($0))
      }
    }
  }

  /// A link pattern.
  static var pattern: Self {
    Self { value, _ in
      .string(value)
    } value: { node, reader in
      guard let text = node.text else { return reader.fail("must be a link pattern", at: node) }
      return reader.pattern(text, at: node) == nil ? nil : text
    }
  }
}

extension ModelCodec where Value == Bool {
  /// Left out where it is false.
  static var flag: Self { boolean.unless(false) }

  /// Always written.
  static var boolean: Self {
    Self { value, _ in
      .bool(value)
    } value: { node, reader in
      guard case .scalar(let scalar) = node.content, case .bool(let value) = scalar.resolved else {
        return reader.fail("must be true or false", at: node)
      }
      return value
    }
  }

  /// A word for true; false is left out.
  static func word(_ word: String) -> Self {
    Self { value, _ in
      value ? .string(word) : nil
    } value: { node, reader in
      node.text == word ? true : reader.fail("must be '\(word)'", at: node)
    }
  }
}

extension ModelCodec where Value == Int {
  /// A whole number within bounds.
  static func integer(in bounds: ClosedRange<Int>) -> Self {
    Self { value, _ in
      .int(value)
    } value: { node, reader in
      guard case .scalar(let scalar) = node.content, case .int(let value) = scalar.resolved,
        let number = Int(exactly: value), bounds.contains(number)
      else {
        return reader.fail("must be an integer from \(bounds.lowerBound) to \(bounds.upperBound)", at: node)
      }
      return number
    }
  }
}

extension ModelCodec where Value == Double {
  /// A finite number.
  static var number: Self {
    Self { value, _ in
      .double(value)
    } value: { node, reader in
      guard case .scalar(let scalar) = node.content else { return reader.fail("must be a number", at: node) }
      switch scalar.resolved {
      case .int(let value): return Double(value)
      case .float(let value) where value.isFinite: return value
      default: return reader.fail("must be a number", at: node)
      }
    }
  }
}

extension ModelCodec where Value == ClosedRange<Int> {
  /// The least and the greatest; null where there is no greatest.
  static var bounds: Self {
    Self { value, _ in
      [.int(value.lowerBound), value.upperBound == .max ? .null : .int(value.upperBound)]
    } value: { node, reader in
      func number(_ node: YAMLNode) -> Int? {
        guard case .scalar(let scalar) = node.content else { return nil }
        switch scalar.resolved {
        case .int(let value): return Int(value)
        case .null: return .max
        default: return nil
        }
      }
      guard case .sequence(let nodes) = node.content, nodes.count == 2, let least = number(nodes[0]),
        let most = number(nodes[1]), least >= 0, least <= most
      else { return reader.fail("must be the least and the greatest, or null for none", at: node) }
      return least...most
    }
  }
}

extension ModelCodec where Value: RawRepresentable<String> & Sendable {
  /// One word of a closed set.
  static var word: Self {
    Self { value, _ in
      .string(value.rawValue)
    } value: { node, reader in
      node.text.flatMap(Value.init(rawValue:))
        ?? reader.fail("is not a word that navspec knows here", at: node)
    }
  }
}

// MARK: References

extension ModelCodec {
  /// The name of an element of a list at the top of the model.
  private static func reference<Element>(
    to list: ModelList, name: @escaping @Sendable (NavigationGraph, Value) -> String
  ) -> Self where Value == GraphID<Element> {
    Self { id, writer in
      .string(name(writer.graph, id))
    } value: { node, reader in
      reader.index(of: node, in: list).map { GraphID($0) }
    }
  }
}

extension ModelCodec where Value == RouteID {
  static var route: Self { reference(to: .routes) { $0.name(of: $1) } }
}

extension ModelCodec where Value == TabID {
  static var tab: Self { reference(to: .tabs) { $0.tabs[$1].name.value } }
}

extension ModelCodec where Value == SectionID {
  static var section: Self { reference(to: .sections) { $0.sections[$1].name.value } }
}

extension ModelCodec where Value == ConditionID {
  static var condition: Self { reference(to: .conditions) { $0.conditions[$1].name.value } }
}

extension ModelCodec where Value == FeatureID {
  static var feature: Self { reference(to: .features) { $0.features[$1].name.value } }
}

extension ModelCodec where Value == SourceGroupID {
  /// Left out for the app's own.
  static var source: Self {
    reference(to: .sources) { $0.sources[$1].name.value }.unless(SourceGroupID(0))
  }
}

extension ModelCodec where Value == ConditionTest {
  /// A condition, or `!` and a condition.
  static var when: Self {
    Self { test, writer in
      .string((test.isNegated ? "!" : "") + writer.graph.conditions[test.condition].name.value)
    } value: { node, reader in
      guard let text = node.text else { return reader.fail("must be a condition", at: node) }
      let isNegated = text.hasPrefix("!")
      return reader.index(of: isNegated ? String(text.dropFirst()) : text, in: .conditions, at: node)
        .map { ConditionTest(condition: ConditionID($0), isNegated: isNegated) }
    }
  }
}
