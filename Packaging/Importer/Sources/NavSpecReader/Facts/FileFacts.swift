/// What one file says, without a question to any other: numbers are places in its own lists. It may be kept by the
/// file's hash.
struct FileFacts: Codable, Sendable, Equatable {
  /// The path, relative to the base folder.
  var path: String
  var imports: [String] = []
  var types: [TypeFact] = []
  var members: [MemberFact] = []
  var events: [Event] = []
  var arms: [Arm] = []
  /// What may be parts of URLs, and nothing that happens: `url.host`.
  var parts: [Event] = []
  /// Whether navspec wrote it: it shows screens, and no way of the app is in it.
  var isGenerated = false
  /// Whether it has errors of syntax: it is read in part.
  var hasErrors = false
  /// Why it was not read, or not whole.
  var unread: String?
}

struct Place: Codable, Sendable, Hashable {
  var line: Int
  /// In bytes, from 1.
  var column: Int
}

/// A declaration or an extension of a type, or a type alias.
struct TypeFact: Codable, Sendable, Equatable {
  enum Kind: String, Codable, Sendable { case type, `enum`, `protocol`, `extension`, alias }
  var kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  var name: String
  /// The inherited types; of an alias, what it stands for.
  var inherits: [String] = []
  var attributes: [String] = []
  var isClass = false
  /// The names of its generic parameters.
  var generics: [String] = []
  /// Whether a generic parameter is a view: the type wraps what it is given.
  var isWrapper = false
  var cases: [CaseFact] = []
  var place: Place
}

struct CaseFact: Codable, Sendable, Equatable {
  var name: String
  var params: [Param]
  var place: Place
}

struct Param: Codable, Sendable, Equatable {
  var label: String?
  var name: String
  var type: String
  var value: String?
}

/// A property, function or initializer: what statements stand in.
struct MemberFact: Codable, Sendable, Equatable {
  enum Kind: String, Codable, Sendable { case property, function, initializer }
  var kind: Kind
  /// The type around it, `nil` at the top of a file.
  var owner: String?
  var name: String
  var params: [Param] = []
  var generics: [String] = []
  var type: String?
  var attributes: [String] = []
  var isStatic = false
  var isComputed = false
  var value: Value?
  var locals: [String: Local] = [:]
  var line: Int
}

struct Local: Codable, Sendable, Equatable {
  var type: String?
  var value: Value?
}

/// Something that happens in a body, in the order of the text.
struct Event: Codable, Sendable, Equatable {
  enum Kind: String, Codable, Sendable {
    case call, assignment
    /// An expression alone, which may be what a body returns.
    case mention
  }
  var kind: Kind
  var member: Int
  /// The call in whose argument this stands. The base of a call is not inside it.
  var parent: Int?
  /// Which argument of the parent.
  var argument: Int?
  /// What is called, without its base; of an assignment, the last name of its target.
  var name: String
  /// What it is called on.
  var base: Value?
  var arguments: [Argument] = []
  /// The innermost arm of a `switch` or `if case` around it.
  var arm: Int?
  /// How many `if`, `switch` and `?:` are around it.
  var branches: Int
  /// The condition of the `#if` around it.
  var condition: String?
  var place: Place
}

struct Argument: Codable, Sendable, Equatable {
  var label: String?
  var value: Value
  var isTrailing = false
}

/// One way through a `switch`, or the body of an `if case`.
struct Arm: Codable, Sendable, Equatable {
  var subject: Value
  var patterns: [String]
  /// The names of all cases of the same `switch`.
  var siblings: [String]
  var parent: Int?
  /// How many branches are around its statements.
  var branches: Int
}

/// What is known of an expression.
indirect enum Value: Codable, Sendable, Equatable {
  /// `router.path`; an implicit member begins with an empty name, a binding's last name with `$`.
  case reference([String])
  /// The call with this number.
  case call(Int)
  case literal(String)
  /// `Route.self`.
  case type(String)
  /// One of several: `?:` and `??`.
  case choice([Value])
  case list([Value])
  case closure([String])
  case other

  /// The names of a reference.
  var path: [String]? { if case .reference(let path) = self { path } else { nil } }

  /// The same with numbers of calls that count on from others.
  func shifted(_ events: Int) -> Value {
    switch self {
    case .call(let index): .call(index + events)
    case .choice(let values): .choice(values.map { $0.shifted(events) })
    case .list(let values): .list(values.map { $0.shifted(events) })
    default: self
    }
  }
}
