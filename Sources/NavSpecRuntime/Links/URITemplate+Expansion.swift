nonisolated extension URITemplate {
  /// The template with its expressions replaced; nil if a list or a map is asked for a prefix, which
  /// RFC 6570 does not define.
  public func expanded(with values: [String: Value]) -> String? {
    var result: [UInt8] = []
    for part in parts {
      switch part {
      case .literal(let text, _): LinkEncoding.append(text.utf8, to: &result, keeping: .reservedAndEncoded)
      case .expression(let expression):
        guard expression.expand(with: values, into: &result) else { return nil }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

nonisolated extension URITemplate.Operator {
  /// The text before the first value.
  fileprivate var first: String {
    switch self {
    case .simple, .reserved: ""
    default: rawValue
    }
  }

  fileprivate var separator: UInt8 {
    switch self {
    case .simple, .reserved, .fragment: UInt8(ascii: ",")
    case .label: UInt8(ascii: ".")
    case .path: UInt8(ascii: "/")
    case .parameters: UInt8(ascii: ";")
    case .query, .continuation: UInt8(ascii: "&")
    }
  }

  fileprivate var isNamed: Bool { self == .parameters || self == .query || self == .continuation }

  /// The text after the name of an empty value.
  fileprivate var afterEmpty: [UInt8] { self == .parameters ? [] : [UInt8(ascii: "=")] }

  fileprivate var kept: LinkEncoding.Kept {
    self == .reserved || self == .fragment ? .reservedAndEncoded : .unreserved
  }
}

nonisolated extension URITemplate.Expression {
  fileprivate func expand(with values: [String: URITemplate.Value], into result: inout [UInt8]) -> Bool {
    var isFirst = true
    func separate(_ result: inout [UInt8]) {
      if isFirst {
        result.append(contentsOf: operation.first.utf8)
      } else {
        result.append(operation.separator)
      }
      isFirst = false
    }
    func name(_ name: String, isEmpty: Bool, _ result: inout [UInt8]) {
      result.append(contentsOf: name.utf8)
      result.append(contentsOf: isEmpty ? operation.afterEmpty : [UInt8(ascii: "=")])
    }
    func encoded(_ text: String, _ result: inout [UInt8]) {
      LinkEncoding.append(text.utf8, to: &result, keeping: operation.kept)
    }
    for variable in variables {
      guard let value = values[variable.name] else { continue }
      let entries: [(key: String?, value: String)]
      switch value {
      case .text(var text):
        if let prefix = variable.prefix { text = String(text.unicodeScalars.prefix(prefix)) }
        separate(&result)
        if operation.isNamed { name(variable.name, isEmpty: text.isEmpty, &result) }
        encoded(text, &result)
        continue
      case .list(let list): entries = list.map { (nil, $0) }
      case .map(let pairs): entries = pairs.map { ($0.key, $0.value) }
      }
      if entries.isEmpty { continue }
      if variable.prefix != nil { return false }
      if variable.isExploded {
        for entry in entries {
          separate(&result)
          if let key = entry.key {
            encoded(key, &result)
            result.append(
              contentsOf: entry.value.isEmpty && operation.isNamed
                ? operation.afterEmpty : [UInt8(ascii: "=")])
          } else if operation.isNamed {
            name(variable.name, isEmpty: entry.value.isEmpty, &result)
          }
          encoded(entry.value, &result)
        }
      } else {
        separate(&result)
        if operation.isNamed { name(variable.name, isEmpty: false, &result) }
        for (index, entry) in entries.enumerated() {
          if index > 0 { result.append(UInt8(ascii: ",")) }
          if let key = entry.key {
            encoded(key, &result)
            result.append(UInt8(ascii: ","))
          }
          encoded(entry.value, &result)
        }
      }
    }
    return true
  }
}

nonisolated extension URITemplate.Expression {
  /// This expression alone.
  func expanded(with values: [String: URITemplate.Value]) -> String? {
    var result: [UInt8] = []
    return expand(with: values, into: &result) ? String(decoding: result, as: UTF8.self) : nil
  }
}
