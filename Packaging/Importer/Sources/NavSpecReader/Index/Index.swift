/// A type of the app, with what its extensions add. An extension of a type from elsewhere is one of its own.
struct AppType {
  var fact: TypeFact
  var file: Int
  var members: [Int] = []
  var isForeign: Bool { fact.kind == .extension }
  var lastName: String { String(fact.name.split(separator: ".").last ?? "") }
}

/// The facts of all files in lists with one numbering, and tables to find them by name.
struct Index {
  var files: [FileFacts]
  var types: [AppType] = []
  var members: [MemberFact] = []
  var events: [Event] = []
  var arms: [Arm] = []
  var parts: [URLPart] = []
  var fileOfMember: [Int] = []
  /// The type that a member belongs to.
  var typeOfMember: [Int?] = []
  var children: [[Int]] = []
  var eventsOfMember: [[Int]] = []
  var eventsOfArm: [[Int]] = []
  var functions: [String: [Int]] = [:]
  var properties: [String: [Int]] = [:]
  private(set) var named: [String: [Int]] = [:]
  let memo = Memo()

  /// What was asked before. One thread asks.
  final class Memo {
    var functions: [Int: Int?] = [:]
    var names: [String: Int?] = [:]
  }

  init(_ sources: [FileFacts]) {
    files = sources
    for (file, source) in sources.enumerated() {
      let facts = source.rebased(members: members.count, events: events.count, arms: arms.count)
      fileOfMember += Array(repeating: file, count: facts.members.count)
      members += facts.members
      events += facts.events
      arms += facts.arms
      parts += facts.parts
    }
    addTypes()
    addMembers()
    children = Array(repeating: [], count: events.count)
    eventsOfMember = Array(repeating: [], count: members.count)
    eventsOfArm = Array(repeating: [], count: arms.count)
    for (index, event) in events.enumerated() {
      eventsOfMember[event.member].append(index)
      if let parent = event.parent { children[parent].append(index) }
      var arm = event.arm
      while let current = arm {
        eventsOfArm[current].append(index)
        arm = arms[current].parent
      }
    }
  }

  private mutating func addTypes() {
    for (file, source) in files.enumerated() {
      for fact in source.types where fact.kind != .extension { add(AppType(fact: fact, file: file)) }
    }
    var foreign: [String: Int] = [:]
    for (file, source) in files.enumerated() {
      for fact in source.types where fact.kind == .extension {
        if let known = type(named: fact.name, file: file, scope: nil), !types[known].isForeign {
          types[known].fact.inherits += fact.inherits
        } else if foreign[fact.name] == nil {
          foreign[fact.name] = types.count
          add(AppType(fact: fact, file: file))
        }
      }
    }
  }

  private mutating func add(_ type: AppType) {
    named[type.lastName, default: []].append(types.count)
    types.append(type)
  }

  private mutating func addMembers() {
    for (index, member) in members.enumerated() {
      let owner = member.owner.flatMap { type(named: $0, file: fileOfMember[index], scope: nil) }
      typeOfMember.append(owner)
      if let owner { types[owner].members.append(index) }
      if member.kind == .property {
        properties[member.name, default: []].append(index)
      } else {
        functions[member.kind == .initializer ? "init" : member.name, default: []].append(index)
      }
    }
  }

  // MARK: Names

  /// The type that a name means in a file, inside a type. Names are not unique: the nearest one is meant.
  func type(named name: String, file: Int, scope: String?) -> Int? {
    let parts = name.split(separator: ".")
    guard let last = parts.last, let candidates = named[String(last)] else { return nil }
    if candidates.count == 1, parts.count == 1 { return candidates[0] }
    var around = scope?.split(separator: ".") ?? []
    while !around.isEmpty {
      let full = (around + parts).joined(separator: ".")
      if let found = nearest(candidates.filter { types[$0].fact.name == full }, file) { return found }
      around.removeLast()
    }
    let suffix = "." + name
    let fitting = candidates.filter { types[$0].fact.name == name || types[$0].fact.name.hasSuffix(suffix) }
    if let found = nearest(fitting, file) { return found }
    // `Module.Type`.
    return parts.count > 1
      ? nearest(candidates.filter { types[$0].fact.name == parts.dropFirst().joined(separator: ".") }, file)
      : nil
  }

  private func nearest(_ candidates: [Int], _ file: Int) -> Int? {
    if candidates.count < 2 { return candidates.first }
    let path = files[file].path.split(separator: "/")
    func distance(_ type: Int) -> Int {
      if types[type].file == file { return -1_000 }
      let other = files[types[type].file].path.split(separator: "/")
      let foreign = types[type].isForeign ? 500 : 0
      return foreign - zip(path, other).prefix { $0 == $1 }.count
    }
    return candidates.min { distance($0) < distance($1) }
  }

  /// The type that a written type is about: that of an optional's, an array's or a binding's value.
  func type(written text: String?, file: Int, scope: String?, depth: Int = 0) -> Int? {
    guard let text, depth < 6 else { return nil }
    let core = Self.core(text)
    guard !core.isEmpty, let found = type(named: core, file: file, scope: scope) else { return nil }
    if types[found].fact.kind == .alias {
      let target = types[found].fact.inherits.first
      return type(written: target, file: types[found].file, scope: nil, depth: depth + 1)
    }
    return found
  }

  private static let wrappers: Set<String> = [
    "Binding", "Optional", "Array", "Set", "State", "Published", "ObservedObject", "CurrentValueSubject",
    "PassthroughSubject", "IdentifiedArrayOf", "Bindable", "AnyPublisher", "NavigationStack", "Result",
    "Just",
  ]

  static func core(_ written: String) -> String {
    var text = Substring(written)
    func trim() { while text.first == " " { text.removeFirst() } }
    trim()
    for word in ["any ", "some ", "inout ", "weak ", "@escaping ", "@MainActor "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
      trim()
    }
    while let last = text.last, "?! ".contains(last) { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->"), !text.contains(",") {
      return core(String(text.dropFirst().dropLast()))
    }
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      return core(String(text.dropFirst().dropLast()))
    }
    guard let open = text.firstIndex(of: "<") else { return text.contains("->") ? "" : String(text) }
    let name = String(text[..<open])
    guard wrappers.contains(name), let close = text.lastIndex(of: ">") else { return name }
    return core(String(text[text.index(after: open)..<close].split(separator: ",")[0]))
  }

  /// The type of the first param of a closure.
  static func closureParam(_ written: String) -> String? {
    guard written.contains("->"), let open = written.firstIndex(of: "("),
      let close = written[open...].firstIndex(of: ")")
    else { return nil }
    let first = written[written.index(after: open)..<close].drop { $0 == "(" }.split(separator: ",").first
    return first?.split(separator: ":").last.map(\.trimmingSpaces)
  }

  func scope(of member: Int) -> String? { members[member].owner }

  func place(of event: Int) -> (file: Int, line: Int) {
    (fileOfMember[events[event].member], events[event].line)
  }
}
