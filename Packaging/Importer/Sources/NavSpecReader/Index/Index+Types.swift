extension Index {
  /// The type of an expression's value, as far as declarations say it.
  func type(of value: Value, at event: Int, depth: Int = 0) -> Int? {
    guard depth < 8 else { return nil }
    switch value {
    case .reference(let path): return type(of: path, at: event, depth)
    case .type(let name): return type(written: name, in: events[event].member)
    case .call(let index):
      let call = events[index]
      if let made = constructed(index) { return made }
      if Self.same.contains(call.name), functions[call.name] == nil,
        let list = call.base ?? call.arguments.first?.value
      {
        return type(of: list, at: index, depth: depth + 1)
      }
      if call.name.first?.isUppercase == true { return nil }
      if case .reference(let path)? = call.base, path.last?.first?.isUppercase == true,
        let owner = type(of: path, at: index, depth + 1), hasCase(call.name, owner)
      {
        return owner
      }
      return function(called: index, depth: depth + 1).flatMap { type(written: members[$0].type, in: $0) }
    case .choice(let values), .list(let values):
      return values.lazy.compactMap { type(of: $0, at: event, depth: depth + 1) }.first
    default: return nil
    }
  }

  func hasCase(_ name: String, _ type: Int) -> Bool { types[type].fact.cases.contains { $0.name == name } }

  /// The type of the app that a call makes.
  func constructed(_ index: Int) -> Int? {
    if let known = memo.made[index] { return known }
    let found = made(by: events[index])
    memo.made[index] = .some(found)
    return found
  }

  private func made(by call: Event) -> Int? {
    // A type may begin with a small letter; a function of the name is nearer.
    let isType = call.base == nil && named[call.name] != nil && functions[call.name] == nil
    guard call.kind == .call, call.name == "init" || call.name.first?.isUppercase == true || isType else {
      return nil
    }
    guard let base = call.base else { return type(written: call.name, in: call.member) }
    guard case .reference(let path) = base else { return nil }
    let names = call.name == "init" ? path : path + [call.name]
    return type(written: names.joined(separator: "."), in: call.member)
  }

  /// The function of the app that a call means: that of its base's type, or the only one with the name and labels.
  func function(called index: Int, depth: Int = 0) -> Int? {
    let call = events[index]
    guard call.kind == .call, call.name != "init", depth < 8, let all = functions[call.name] else {
      return nil
    }
    if let known = memo.functions[index] { return known }
    let taking = all.filter { takes($0, call) }
    // Of a protocol's requirement and the function that meets it, the latter does something.
    let real = taking.filter { typeOfMember[$0].map { types[$0].fact.kind != .protocol } ?? true }
    let candidates = real.isEmpty ? taking : real
    var found: Int?
    if candidates.count == 1 {
      found = isOn(candidates[0], call, at: index, depth) ? candidates[0] : nil
    } else if let owner = call.base.map({ type(of: $0, at: index, depth: depth + 1) })
      ?? typeOfMember[call.member]
    {
      found = candidates.first { typeOfMember[$0] == owner }
    }
    memo.functions[index] = .some(found)
    return found
  }

  /// Whether a function takes what a call gives: other functions have its name too.
  func takes(_ member: Int, _ call: Event) -> Bool {
    var params = members[member].params[...]
    for argument in call.arguments where !argument.isTrailing {
      while let next = params.first, next.label != argument.label, next.value != nil { params.removeFirst() }
      guard let param = params.popFirst(), param.label == argument.label || param.type.hasSuffix("...") else {
        return false
      }
      if param.type.hasSuffix("...") { params.insert(param, at: params.startIndex) }
    }
    let given = call.arguments.count(where: \.isTrailing)
    return params.count { $0.value == nil && !$0.type.hasSuffix("...") } <= given
  }

  /// Whether a call may be one of a function, by what it is called on: what is of another type is none.
  func isOn(_ member: Int, _ call: Event, at event: Int, _ depth: Int = 0) -> Bool {
    guard case .reference(let path)? = call.base, let first = path.first, !first.isEmpty else { return true }
    if let type = type(of: .reference(path), at: event, depth: depth + 1), let owner = typeOfMember[member] {
      return type == owner || types[type].fact.kind == .protocol || types[owner].fact.kind == .protocol
        || isKind(type, of: owner) || isKind(owner, of: type) || types[owner].isForeign
    }
    // `UIApplication.shared` is of no type of the app.
    return first.first?.isUppercase != true || named[first] != nil
  }

  private func isKind(_ type: Int, of other: Int) -> Bool {
    types[type].fact.inherits.contains { self.type(written: $0, file: types[type].file, scope: nil) == other }
  }

  /// What has the type of what it is a member of, or that of its elements.
  private static let same: Set<String> = [
    "wrappedValue", "projectedValue", "first", "last", "allCases", "shared", "reversed", "indices", "value",
    "Array", "filter", "sorted", "prefix", "dropFirst", "enumerated",
  ]

  private func type(of path: [String], at event: Int, _ depth: Int) -> Int? {
    let member = events[event].member
    let names = path.map(Self.plain)
    guard let first = names.first, !first.isEmpty else { return nil }
    var rest = names.dropFirst()
    var current: Int?
    if first == "self" || first == "Self" {
      current = typeOfMember[member]
    } else if first.first?.isUppercase == true {
      let inner = rest.prefix { $0.first?.isUppercase == true }
      rest = rest.dropFirst(inner.count)
      current = type(written: ([first] + inner).joined(separator: "."), in: member)
    } else {
      current = type(ofName: first, at: event, depth)
    }
    for name in rest {
      guard let owner = current else { return nil }
      if let property = property(name, of: owner) {
        current = type(ofProperty: property, depth)
      } else if !hasCase(name, owner), !Self.same.contains(name) {
        return nil
      }
    }
    return current
  }

  private func type(ofName name: String, at event: Int, _ depth: Int) -> Int? {
    let member = events[event].member
    if let found = type(ofClosureParam: name, at: event, depth) { return found }
    if let local = members[member].locals[name] {
      return type(written: local.type, in: member)
        ?? local.value.flatMap { type(of: $0, at: event, depth: depth + 1) }
    }
    if let param = members[member].params.first(where: { $0.name == name }) {
      return type(written: param.type, in: member)
    }
    return typeOfMember[member].flatMap { property(name, of: $0) }.flatMap { type(ofProperty: $0, depth) }
  }

  /// What a closure is given, as far as SwiftUI's names say: a destination's value, a sheet's item, an element.
  private func type(ofClosureParam name: String, at event: Int, _ depth: Int) -> Int? {
    closure(of: name, at: event).flatMap { type(ofElement: $0.call, $0.param, depth) }
  }

  /// The call whose closure has a param of a name, which argument that is, and the param as it is written.
  func closure(of name: String, at event: Int) -> (call: Int, place: Int, param: String?)? {
    var current = events[event]
    while let parent = current.parent, let argument = current.argument {
      let call = events[parent]
      if argument < call.arguments.count, case .closure(let params) = call.arguments[argument].value {
        let names = params.map { Self.plain(String($0.split(separator: ":")[0])) }
        let isEnumerated =
          names.count == 2
          && children[parent].contains { child in
            ([child] + children[child]).contains { events[$0].name == "enumerated" }
              && events[child].argument.map { !call.arguments[$0].isTrailing } ?? false
          }
        let meant = name == "$0" && params.isEmpty ? 0 : names.firstIndex(of: name)
        if let meant, meant == (isEnumerated ? 1 : 0) || call.name == "onChange" {
          return (parent, argument, params.isEmpty ? nil : params[meant])
        }
        if names.contains(name) { return nil }
      }
      current = call
    }
    return nil
  }

  private func type(ofElement call: Int, _ param: String?, _ depth: Int) -> Int? {
    let event = events[call]
    if let written = param?.split(separator: ":").dropFirst().first {
      return type(written: String(written), in: event.member)
    }
    for argument in event.arguments where !argument.isTrailing {
      switch (argument.label, argument.value) {
      case ("item", _), ("for", _), ("selection", _), (nil, .reference), (nil, .type), (nil, .call):
        return type(of: argument.value, at: call, depth: depth + 1)
      default: continue
      }
    }
    return event.base.flatMap { type(of: $0, at: call, depth: depth + 1) }
  }

  /// What the declarations of a name say of its type, and what the aliases of this stand for.
  func written(_ name: String, in member: Int) -> [String] {
    let owner = typeOfMember[member]
    let declared = owner.flatMap { property(Self.plain(name), of: $0) }.map { members[$0] }
    let param = members[member].params.first { $0.name == name }?.type
    var texts = declared?.attributes ?? []
    texts += [declared?.type, param, members[member].locals[name]?.type].compactMap { $0 }
    for alias in aliases where texts.contains(where: { mentions($0, types[alias].lastName) }) {
      texts += types[alias].fact.inherits
    }
    return texts
  }

  /// Whether a written type has a name in it, as a word.
  func mentions(_ text: String, _ name: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }

  func property(_ name: String, of type: Int) -> Int? {
    guard let candidates = properties[name] else { return nil }
    if let own = candidates.first(where: { typeOfMember[$0] == type }) { return own }
    // What a superclass or a protocol declares.
    for inherited in types[type].fact.inherits {
      let parent = self.type(written: inherited, file: types[type].file, scope: nil)
      if let parent, let own = candidates.first(where: { typeOfMember[$0] == parent }) { return own }
    }
    return nil
  }

  func type(ofProperty index: Int, _ depth: Int = 0) -> Int? {
    guard depth < 8 else { return nil }
    let member = members[index]
    if member.type != nil { return type(written: member.type, in: index) }
    for attribute in member.attributes {
      // `@Environment(Router.self)`, `@UIApplicationDelegateAdaptor(Delegate.self)`.
      guard let open = attribute.firstIndex(of: "("), attribute.hasSuffix(")") else { continue }
      let text = attribute[attribute.index(after: open)...].dropLast()
      if text.hasSuffix(".self") { return type(written: String(text.dropLast(5)), in: index) }
      guard attribute.hasPrefix("Environment(") else { continue }
      // A key of the environment: its property is in an extension of `EnvironmentValues`.
      return properties[text.lastName]?.first { members[$0].owner?.hasSuffix("EnvironmentValues") ?? false }
        .flatMap { type(ofProperty: $0, depth + 1) }
    }
    switch member.value {
    case .call(let call)?: return type(of: .call(call), at: call, depth: depth + 1)
    // `Router.shared`, `Route.home`.
    case .reference(let path)? where path[0].first?.isUppercase == true:
      return type(written: path[0], in: index)
    default: return nil
    }
  }

  /// A name without the sign of a binding or a wrapper.
  static func plain(_ name: String) -> String {
    (name.hasPrefix("$") || name.hasPrefix("_")) && name.count > 1 && name != "$0"
      ? String(name.dropFirst()) : name
  }
}
