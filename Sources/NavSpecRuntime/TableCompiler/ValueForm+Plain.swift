nonisolated extension ValueForm {
  /// Whether it is its base alone.
  var isPlain: Bool {
    pattern == nil && minimum == nil && maximum == nil && length == nil && schemes == nil
      && appSchemes.isEmpty
  }

  /// How many ``plainCode`` there are.
  static let plainCodes = 10

  /// A number below ``plainCodes`` for a form that is its base alone; nil for others and for a closed set.
  var plainCode: Int? {
    if case .cases = base { return nil }
    return isPlain ? base.code : nil
  }
}

nonisolated extension ValueForm.Base {
  /// A number for each kind of base, as a compiled table has it.
  var code: Int {
    switch self {
    case .string: 0
    case .int: 1
    case .int64: 2
    case .double: 3
    case .bool: 4
    case .uuid: 5
    case .date: 6
    case .url: 7
    case .cases: 8
    case .opaque: 9
    }
  }
}

nonisolated extension LinkVariant.Field {
  /// A number for what a field takes that has nothing around it and a form that is its base alone; nil for
  /// others. Most fields have one, which is found sooner than the field itself.
  public var plainCode: Int? {
    guard constraint == nil, let form = form.plainCode, surroundings == .none else { return nil }
    let arity =
      switch arity {
      case .one: 0
      case .optional: 1
      case .list: 2
      case .map: 3
      }
    return form + ValueForm.plainCodes * (arity * 4 + (isRequired ? 2 : 0) + (excludesSlash ? 1 : 0))
  }
}
