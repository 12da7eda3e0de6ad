/// The parameters of a schema, with what their values may be.
nonisolated extension SchemaWriter {
  mutating func form(_ form: ValueForm) {
    switch form.base {
    case .string: self += "string"
    case .int: self += "int"
    case .int64: self += "int64"
    case .double: self += "double"
    case .bool: self += "bool"
    case .uuid: self += "uuid"
    case .date: self += "date"
    case .url: self += "url"
    case .opaque: self += "opaque"
    case .cases(let cases): items("cases(", cases, ")") { $0.nested($1) }
    }
    var constraints: [(key: StaticString, text: String)] = []
    if let pattern = form.pattern { constraints.append(("pattern=", pattern)) }
    if let minimum = form.minimum { constraints.append(("min=", minimum.description)) }
    if let maximum = form.maximum { constraints.append(("max=", maximum.description)) }
    if let length = form.length {
      let most = length.upperBound == .max ? "" : "\(length.upperBound)"
      constraints.append(("length=", "\(length.lowerBound)..\(most)"))
    }
    constraints += (form.schemes ?? []).map { ("scheme=", $0) }
    if !constraints.isEmpty { items("(", constraints, ")") { $0.part($1.key, $1.text) } }
  }

  mutating func named(_ name: String, _ form: ValueForm) {
    nested(name)
    part(":", form) { $0.form($1) }
  }

  mutating func parameter(_ parameter: NavigationSchema.Parameter) {
    self += " "
    named(parameter.name, parameter.form)
    switch parameter.arity {
    case .one: break
    case .optional: self += "?"
    case .list: self += "[]"
    case .map: self += "{}"
    }
    if parameter.isSensitive { self += "!" }
    if parameter.key != parameter.name {
      self += "~"
      if let key = parameter.key { nested(key) }
    }
    part("=", parameter.defaultValue) { $0.value($1) }
  }
}
