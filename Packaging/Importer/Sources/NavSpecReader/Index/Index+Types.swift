extension Index {
  /// The type of an expression's value, as far as declarations say it.
  func type(of value: Value, at event: Int, depth: Int = 0) -> Int? {
    guard depth < 8 else { return nil }
    switch value {
    case .reference(let path): return type(of: path, at: event, depth)
    case .type(let name):
      let member = events[event].member
      return type(written: name, file: fileOfMember[member], scope: scope(of: member))
    case .call(let index):
      let call = events[index]
      if call.name.first?.isUppercase == true { return constructed(index) }
      if case .reference(let path)? = call.base, path.last?.first?.isUppercase == true,
        let owner = type(of: path, at: index, depth + 1),
        types[owner].fact.cases.contains(where: { $0.name == call.name })
      {
        return owner
      }
      return function(called: index, depth: depth + 1).flatMap {
        type(written: members[$0].type, file: fileOfMember[$0], scope: scope(of: $0))
      }
    case .choice(let values), .list(let values):
      return values.lazy.compactMap { type(of: $0, at: event, depth: depth + 1) }.first
    default: return nil
    }
  }

  /// The type of the app that a call makes.
  func constructed(_ index: Int) -> Int? {
    let call = events[index]
    guard call.kind == .call else { return nil }
    var name = call.name
    if case .reference(let path)? = call.base {
      if name == "init" {
        name = path.joined(separator: ".")
      } else {
        name = (path + [name]).joined(separator: ".")
      }
    } else if call.base != nil {
      return nil
    }
    guard call.name == "init" || call.name.first?.isUppercase == true else { return nil }
    let member = call.member
    return type(written: name, file: fileOfMember[member], scope: scope(of: member))
  }

  /// The function of the app that a call means: that of its base's type, or the only one with the name and labels.
  func function(called index: Int, depth: Int = 0) -> Int? {
    let call = events[index]
    guard call.kind == .call, depth < 8, let candidates = functions[call.name] else { return nil }
    if candidates.count == 1 { return candidates[0] }
    if let known = memo.functions[index] { return known }
    let found = function(called: index, among: candidates, depth)
    memo.functions[index] = .some(found)
    return found
  }

  private func function(called index: Int, among candidates: [Int], _ depth: Int) -> Int? {
    let call = events[index]
    let owner: Int?
    if let base = call.base {
      owner = type(of: base, at: index, depth: depth + 1)
    } else {
      owner = typeOfMember[call.member]
    }
    let near = candidates.filter { typeOfMember[$0] == owner && owner != nil }
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let fitting = (near.isEmpty ? candidates : near).filter {
      members[$0].params.map(\.label).starts(with: labels)
    }
    return fitting.count == 1 ? fitting[0] : near.first
  }

  private static let same: Set<String> = [
    "wrappedValue", "projectedValue", "first", "last", "allCases", "shared", "reversed", "indices", "value",
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
      var name = first
      current = type(written: name, file: fileOfMember[member], scope: scope(of: member))
      while let next = rest.first, next.first?.isUppercase == true {
        name += "." + next
        current = type(written: name, file: fileOfMember[member], scope: scope(of: member))
        rest = rest.dropFirst()
      }
    } else {
      current = type(ofName: first, at: event, depth)
    }
    for name in rest {
      guard let owner = current else { return nil }
      if let property = property(name, of: owner) {
        current = type(ofProperty: property, depth)
      } else if types[owner].fact.cases.contains(where: { $0.name == name }) || Self.same.contains(name) {
        continue
      } else {
        return nil
      }
    }
    return current
  }

  private func type(ofName name: String, at event: Int, _ depth: Int) -> Int? {
    let member = events[event].member
    let (file, scope) = (fileOfMember[member], scope(of: member))
    if let found = type(ofClosureParam: name, at: event, depth) { return found }
    if let local = members[member].locals[name] {
      return type(written: local.type, file: file, scope: scope)
        ?? local.value.flatMap { type(of: $0, at: event, depth: depth + 1) }
    }
    if let param = members[member].params.first(where: { $0.name == name }) {
      return type(written: param.type, file: file, scope: scope)
    }
    if let owner = typeOfMember[member], let found = property(name, of: owner) {
      return type(ofProperty: found, depth)
    }
    return nil
  }

  /// What a closure is given, as far as SwiftUI's names say: a destination's value, a sheet's item, an element.
  private func type(ofClosureParam name: String, at event: Int, _ depth: Int) -> Int? {
    var current = events[event]
    while let parent = current.parent, let argument = current.argument {
      let call = events[parent]
      if argument < call.arguments.count, case .closure(let params) = call.arguments[argument].value {
        let names = params.map { $0.split(separator: ":")[0] }
        let isMeant = name == "$0" ? params.isEmpty : names.first.map(String.init).map(Self.plain) == name
        if isMeant { return type(ofElement: parent, params.first, depth) }
        if names.contains(where: { $0 == name }) { return nil }
      }
      current = call
    }
    return nil
  }

  private func type(ofElement call: Int, _ param: String?, _ depth: Int) -> Int? {
    let event = events[call]
    if let written = param?.split(separator: ":").dropFirst().first {
      return type(written: String(written), file: fileOfMember[event.member], scope: scope(of: event.member))
    }
    for argument in event.arguments where !argument.isTrailing {
      switch (argument.label, argument.value) {
      case ("item", _), ("for", _), (nil, .reference), (nil, .type), (nil, .call):
        return type(of: argument.value, at: call, depth: depth + 1)
      default: continue
      }
    }
    return event.base.flatMap { type(of: $0, at: call, depth: depth + 1) }
  }

  func property(_ name: String, of type: Int) -> Int? {
    let candidates = properties[name] ?? []
    if let own = candidates.first(where: { typeOfMember[$0] == type }) { return own }
    // What a superclass or a protocol declares.
    for parent in types[type].fact.inherits.compactMap({
      self.type(written: $0, file: types[type].file, scope: nil)
    })
    where parent != type {
      if let own = candidates.first(where: { typeOfMember[$0] == parent }) { return own }
    }
    return nil
  }

  func type(ofProperty index: Int, _ depth: Int = 0) -> Int? {
    guard depth < 8 else { return nil }
    let member = members[index]
    let (file, scope) = (fileOfMember[index], member.owner)
    if let found = type(written: member.type, file: file, scope: scope) { return found }
    if member.type != nil { return nil }
    for attribute in member.attributes {
      // `@Environment(Router.self)`, `@UIApplicationDelegateAdaptor(Delegate.self)`.
      guard let open = attribute.firstIndex(of: "("), attribute.hasSuffix(")") else { continue }
      let text = attribute[attribute.index(after: open)...].dropLast()
      if text.hasSuffix(".self") { return type(written: String(text.dropLast(5)), file: file, scope: scope) }
      guard attribute.hasPrefix("Environment(") else { continue }
      // A key of the environment: its property is in an extension of `EnvironmentValues`.
      let key = text.split(separator: ".").last.map(String.init) ?? ""
      let keys = (properties[key] ?? []).filter { members[$0].owner?.hasSuffix("EnvironmentValues") ?? false }
      return keys.first.flatMap { type(ofProperty: $0, depth + 1) }
    }
    guard let value = member.value else { return nil }
    switch value {
    case .call(let call): return type(of: .call(call), at: call, depth: depth + 1)
    case .reference(let path):
      // `Router.shared`, `Route.home`.
      return path.first?.first?.isUppercase == true ? type(written: path[0], file: file, scope: scope) : nil
    default: return nil
    }
  }

  static func plain(_ name: String) -> String {
    guard let first = name.first, first == "$" || first == "_", name.count > 1, name != "$0" else {
      return name
    }
    return String(name.dropFirst())
  }
}
