#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// How the values of params look in Swift: their types, how they are read and written, their literals.
struct SwiftTypes {
  let graph: NavigationGraph
  /// The outermost types of the spec, and its views in other modules. Swift finds one of them instead of a module of that
  /// name.
  private let outermost: Set<Substring>

  init(graph: NavigationGraph) {
    self.graph = graph
    let types = graph.types.filter { $0.kind != .invalid }.map(\.name.value)
    let views = (graph.routes.map(\.view) + graph.wrappers.map(\.view.value)).compactMap { view -> String? in
      guard case .named(let name, _?) = view else { return nil }
      return name
    }
    outermost = Set((types + views).map { $0.prefix { $0 != "." } })
  }

  func type(of parameter: Parameter) -> SwiftCode {
    switch parameter.arity {
    case .one: name(of: parameter.type)
    case .optional: "\(name(of: parameter.type))?"
    case .list: "[\(name(of: parameter.type))]"
    case .map: "[String: String]"
    }
  }

  func name(of type: ParameterType) -> SwiftCode {
    switch type {
    case .builtin(let builtin): name(of: builtin)
    case .named(let id): reference(graph.types[id].name.value, in: graph.types[id].importedModule)
    case .invalid: "Never"
    }
  }

  func name(of builtin: BuiltinType) -> SwiftCode { Self.reference(builtin.rawValue) }

  /// A type of a module, with the module: SwiftUI, Foundation and generated code may have the name too.
  func reference(_ name: String, in module: String?) -> SwiftCode {
    guard let module, !outermost.contains(module[...]) else { return Self.reference(name) }
    return "\(Self.reference(module)).\(Self.reference(name))"
  }

  static func reference(_ name: String) -> SwiftCode {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return "\(SwiftIdentifier(name))" }
    return .joined(name.split(separator: ".").map { "\(SwiftIdentifier(String($0)))" }, by: ".")
  }

  /// The type of what a route hands back: a list, or an optional value, where the spec says so.
  func name(ofResult route: Route, type: ParameterType) -> SwiftCode {
    let (name, text) = (name(of: type), route.returns?.value ?? "")
    return text.hasPrefix("[") ? "[\(name)]" : text.hasSuffix("?") ? "\(name)?" : name
  }

  /// The modules that code which names a type must import.
  func modules(naming type: ParameterType) -> Set<String> {
    switch type {
    case .builtin(let builtin): builtin.isOfFoundation ? ["Foundation"] : []
    case .named(let id): graph.types[id].importedModule.map { [$0] } ?? []
    case .invalid: []
    }
  }

  func modules(for parameters: [Parameter]) -> Set<String> { Set(parameters.flatMap { modules(for: $0) }) }

  /// The modules that code which names a param's type must import.
  /// - Parameter makesValue: Whether the code makes a value too, `UUID(…)`.
  func modules(for parameter: Parameter, makesValue: Bool = false) -> Set<String> {
    guard parameter.arity != .map else { return [] }
    // The name is enough to pass a value on, but not to make one, as the default.
    let makesOne = makesValue || parameter.defaultValue != nil
    let isOfFoundation = makesOne && graph.builtin(of: parameter.type)?.isOfFoundation == true
    return modules(naming: parameter.type).union(isOfFoundation ? ["Foundation"] : [])
  }

  /// The call that reads a param, `reader.uuid()`.
  func reading(_ parameter: Parameter) -> SwiftCode {
    if parameter.arity == .map { return "reader.map()" }
    let type = name(of: parameter.type)
    let coding = coding(of: parameter.type)
    if parameter.arity == .one, case .builtin(let builtin) = coding {
      return "reader.\(SwiftIdentifier(builtin.rawValue.lowercased()))()"
    }
    let call =
      switch parameter.arity {
      case .one: coding.word
      case .optional: "optional" + SwiftName.upperCamel(coding.word)
      case .list, .map: coding.word.isEmpty ? "list" : coding.word + "List"
      }
    return "reader.\(SwiftIdentifier(call))(\(type).self)"
  }

  func writing(_ parameter: Parameter, from value: SwiftIdentifier) -> SwiftCode {
    let word = parameter.arity == .map ? "" : coding(of: parameter.type).word
    return word.isEmpty ? "\(value)" : "\(SwiftIdentifier(word)): \(value)"
  }

  /// The default value in the case; nil without one. A default that Swift cannot make without
  /// a chance of failure, as of a `RawRepresentable`, holds for links alone.
  func defaultValue(of parameter: Parameter) -> SwiftCode? {
    if let value = parameter.defaultValue { return literal(value, of: parameter) }
    switch parameter.arity {
    case .one: return nil
    case .optional: return "nil"
    case .list: return "[]"
    case .map: return "[:]"
    }
  }

  /// A value written in the spec, as Swift makes it; nil where it cannot without a chance of failure.
  func literal(_ value: RouteValue, of parameter: Parameter) -> SwiftCode? {
    switch value {
    case .absent: return "nil"
    case .list(let values):
      let items = values.compactMap { literal($0, of: parameter) }
      return items.count == values.count ? "[\(SwiftCode.joined(items, by: ", "))]" : nil
    case .map(let map):
      let items = map.sorted { $0.key < $1.key }.map { "\(quoted: $0.key): \(quoted: $0.value)" as SwiftCode }
      return items.isEmpty ? "[:]" : "[\(SwiftCode.joined(items, by: ", "))]"
    case .string, .integer, .double, .bool, .opaque: return scalar(value, of: parameter.type)
    }
  }

  private func scalar(_ value: RouteValue, of type: ParameterType) -> SwiftCode? {
    if case .named(let id) = type, case .cases(let cases) = graph.types[id].kind {
      guard case .string(let raw) = value, let found = cases.first(where: { $0.raw == raw }) else {
        return nil
      }
      return ".\(SwiftIdentifier(found.name.value).member)"
    }
    guard case .builtin(let builtin) = coding(of: type) else { return nil }
    switch (value, builtin) {
    case (.string(let text), .string): return .quoted(text)
    case (.string, .uuid): return UUID(routeValue: value).map(Self.literal)
    case (.string, .date):
      return Date(routeValue: value).map {
        "Date(timeIntervalSince1970: \(Self.number($0.timeIntervalSince1970)))"
      }
    case (.string(let text), .url):
      // Without a chance to trap, though the compiler has checked that it is one.
      return "URL(string: \(quoted: text)) ?? URL(fileURLWithPath: \"/\")"
    case (.integer(let number), _): return "\(number)"
    case (.double(let number), _): return Self.number(number)
    case (.bool(let flag), _): return flag ? "true" : "false"
    default: return nil
    }
  }

  private static func number(_ value: Double) -> SwiftCode {
    guard let whole = Int64(exactly: value), abs(value) < 1e15 else { return "\(value)" }
    return "\(whole)"
  }

  private static func literal(_ id: UUID) -> SwiftCode {
    let bytes = withUnsafeBytes(of: id.uuid) { Array($0) }
    let items: [SwiftCode] = bytes.map { "\(hexadecimal: $0)" }
    return "UUID(uuid: (\(SwiftCode.joined(items, by: ", "))))"
  }

  /// The four ways in which values travel.
  private enum ValueCoding {
    case builtin(BuiltinType)
    case raw, text, opaque

    /// What the names of calls say of it.
    var word: String { if case .builtin = self { "" } else { "\(self)" } }
  }

  private func coding(of type: ParameterType) -> ValueCoding {
    switch type {
    case .builtin(let builtin): return .builtin(builtin)
    case .named(let id):
      switch graph.types[id].kind {
      case .alias(let builtin): return .builtin(builtin)
      case .raw, .cases: return .raw
      case .text: return .text
      case .opaque, .invalid: return .opaque
      }
    case .invalid: return .opaque
    }
  }
}

extension BuiltinType {
  /// Whether code that names it imports Foundation.
  var isOfFoundation: Bool {
    switch self {
    case .uuid, .date, .url: true
    case .string, .int, .int64, .double, .bool: false
    }
  }
}

extension NamedType {
  /// Whether the app's own module declares it: a name with dots, or a kind that nothing generates.
  var isOfApp: Bool { importedModule == nil && kind != .invalid && !isDeclared }
}
