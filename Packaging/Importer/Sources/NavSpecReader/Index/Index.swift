/// A type of the app, with what its extensions add. An extension of a type from elsewhere is one of its own.
struct AppType {
  var fact: TypeFact
  var file: Int
  var members: [Int] = []
  var isForeign: Bool { fact.kind == .extension }
  var lastName: String { fact.name.lastName }
}

/// The facts of all files in lists with one numbering, and tables to find them by name.
struct Index {
  var files: [FileFacts]
  var types: [AppType] = []
  private(set) var aliases: [Int] = []
  var members: [MemberFact] = []
  var events: [Event] = []
  var arms: [Arm] = []
  var parts: [Event] = []
  var fileOfMember: [Int] = []
  /// The type that a member belongs to.
  var typeOfMember: [Int?] = []
  var children: [[Int]] = []
  var eventsOfMember: [[Int]] = []
  var eventsOfArm: [[Int]] = []
  var functions: [String: [Int]] = [:]
  var properties: [String: [Int]] = [:]
  private(set) var named: [String: [Int]] = [:]
  private(set) var initializers: [Int: [Int]] = [:]
  let memo = Memo()

  /// What was asked before. One thread asks.
  final class Memo {
    var functions: [Int: Int?] = [:]
    var made: [Int: Int?] = [:]
    var named: [Written: Int?] = [:]
  }

  struct Written: Hashable {
    var name: String
    var file: Int
    var scope: String?
  }

  init(_ sources: [FileFacts]) {
    files = sources
    for file in files.indices { addFacts(of: file) }
    addTypes()
    // Names may mean what was added last.
    memo.named = [:]
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

  /// Moves a file's facts to the lists of all, where their numbers count on.
  private mutating func addFacts(of file: Int) {
    let (firstMember, firstEvent, firstArm) = (members.count, events.count, arms.count)
    func shift(_ event: inout Event) {
      event.member += firstMember
      event.parent = event.parent.map { $0 + firstEvent }
      event.arm = event.arm.map { $0 + firstArm }
      event.base = event.base?.shifted(firstEvent)
      for place in event.arguments.indices {
        event.arguments[place].value = event.arguments[place].value.shifted(firstEvent)
      }
    }
    events += files[file].events
    for index in firstEvent..<events.count { shift(&events[index]) }
    for var part in files[file].parts {
      shift(&part)
      parts.append(part)
    }
    for var arm in files[file].arms {
      arm.subject = arm.subject.shifted(firstEvent)
      arm.parent = arm.parent.map { $0 + firstArm }
      arms.append(arm)
    }
    for var member in files[file].members {
      member.value = member.value?.shifted(firstEvent)
      member.locals = member.locals.mapValues { Local(type: $0.type, value: $0.value?.shifted(firstEvent)) }
      members.append(member)
      fileOfMember.append(file)
    }
    (files[file].members, files[file].events, files[file].arms, files[file].parts) = ([], [], [], [])
  }

  private mutating func addTypes() {
    let facts = files.enumerated().flatMap { file, source in source.types.map { (file, $0) } }
    for (file, fact) in facts where fact.kind != .extension { add(fact, file) }
    var foreign: Set<String> = []
    for (file, fact) in facts where fact.kind == .extension {
      if let known = type(named: fact.name, file: file, scope: nil), !types[known].isForeign {
        types[known].fact.inherits += fact.inherits
      } else if foreign.insert(fact.name).inserted {
        add(fact, file)
      }
    }
  }

  private mutating func add(_ fact: TypeFact, _ file: Int) {
    let type = AppType(fact: fact, file: file)
    named[type.lastName, default: []].append(types.count)
    if fact.kind == .alias { aliases.append(types.count) }
    types.append(type)
  }

  private mutating func addMembers() {
    for (index, member) in members.enumerated() {
      let owner = member.owner.flatMap { type(named: $0, file: fileOfMember[index], scope: nil) }
      typeOfMember.append(owner)
      if let owner { types[owner].members.append(index) }
      if let owner, member.kind == .initializer { initializers[owner, default: []].append(index) }
      if member.kind == .property {
        properties[member.name, default: []].append(index)
      } else {
        functions[member.name, default: []].append(index)
      }
    }
  }

  // MARK: Names

  /// Whether no other declaration has the name of a type.
  func isOnly(_ type: Int) -> Bool {
    let name = types[type].fact.name
    return named[types[type].lastName, default: []].allSatisfy {
      $0 == type || types[$0].isForeign || types[$0].fact.name != name
    }
  }

  /// The type that a name means in a file, inside a type. Names are not unique: the nearest one is meant.
  func type(named name: String, file: Int, scope: String?) -> Int? {
    if let candidates = named[name], candidates.count == 1 { return candidates[0] }
    let written = Written(name: name, file: file, scope: scope)
    if let known = memo.named[written] { return known }
    let found = type(written)
    memo.named[written] = .some(found)
    return found
  }

  private func type(_ written: Written) -> Int? {
    let (name, file) = (written.name, written.file)
    let parts = name.split(separator: ".")
    guard let last = parts.last, let candidates = named[String(last)] else { return nil }
    func nearest(where isMeant: (String) -> Bool) -> Int? {
      let meant = candidates.filter { isMeant(types[$0].fact.name) }
      return meant.count < 2 ? meant.first : meant.min { distance($0, file) < distance($1, file) }
    }
    var around = written.scope?.split(separator: ".") ?? []
    while !around.isEmpty {
      let full = (around + parts).joined(separator: ".")
      if let found = nearest(where: { $0 == full }) { return found }
      around.removeLast()
    }
    if let found = nearest(where: { $0 == name || $0.hasSuffix("." + name) }) { return found }
    // `Module.Type`.
    let rest = parts.dropFirst().joined(separator: ".")
    return nearest { $0 == rest }
  }

  private func distance(_ type: Int, _ file: Int) -> Int {
    if types[type].file == file { return -1_000 }
    let (path, other) = (files[file].path.utf8, files[types[type].file].path.utf8)
    let shared = zip(path, other).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    return (types[type].isForeign ? 500 : 0) - shared
  }

  /// The type that a written type is about: that of an optional's, an array's or a binding's value.
  func type(written text: String?, file: Int, scope: String?, depth: Int = 0) -> Int? {
    guard let text, depth < 6, let found = type(named: Self.core(text), file: file, scope: scope) else {
      return nil
    }
    guard types[found].fact.kind == .alias else { return found }
    return type(written: types[found].fact.inherits[0], file: types[found].file, scope: nil, depth: depth + 1)
  }

  /// The same for what is written in a member.
  func type(written text: String?, in member: Int) -> Int? {
    type(written: text, file: fileOfMember[member], scope: members[member].owner)
  }

  private static let wrappers: Set<String> = [
    "Binding", "Optional", "Array", "Set", "State", "Published", "ObservedObject", "CurrentValueSubject",
    "PassthroughSubject", "IdentifiedArrayOf", "Bindable", "AnyPublisher", "NavigationStack", "Result",
    "Just",
  ]

  static func core(_ written: String) -> String {
    // Nearly all are plain names, and this is asked often.
    if written.utf8.allSatisfy({ $0 > UInt8(ascii: "-") && !"<?@[".utf8.contains($0) }) { return written }
    var text = Substring(written).drop { $0 == " " }
    for word in ["any ", "some ", "inout ", "weak ", "@escaping ", "@MainActor "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count).drop { $0 == " " }
    }
    while let last = text.last, "?! ".contains(last) { text.removeLast() }
    let isTuple = text.hasPrefix("(") && text.hasSuffix(")") && !text.contains("->") && !text.contains(",")
    if isTuple || text.hasPrefix("[") && text.hasSuffix("]") && !text.contains(":") {
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

  func place(of event: Int) -> (file: Int, line: Int) {
    (fileOfMember[events[event].member], events[event].place.line)
  }
}
