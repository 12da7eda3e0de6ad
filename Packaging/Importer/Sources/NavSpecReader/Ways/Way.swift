/// How sure the reader is.
enum Mark: String, Codable, Sendable, Comparable {
  /// An explicit case or constructor.
  case read
  /// One candidate by signature or containment.
  case inferred
  /// Several branches.
  case guess

  private var doubt: Int { self == .read ? 0 : self == .inferred ? 1 : 2 }
  static func < (one: Mark, other: Mark) -> Bool { one.doubt < other.doubt }
}

/// How a screen appears, in the language's words.
enum Presentation: String, Sendable { case push, sheet, cover, popover, window, replace }

/// What a way leads to.
enum Target: Hashable, Sendable {
  /// A case of a route enum, or a static member of a route struct.
  case route(Int, String)
  case view(Int)
  /// A view of a package that was not read.
  case foreign(String)
}

struct Destination: Hashable {
  var target: Target
  var mark: Mark
  /// The `#if` that it stands in.
  var condition: String?
}

extension [Destination] {
  /// The same, and none of them surer than a mark.
  func atLeast(_ mark: Mark) -> [Destination] {
    map { Destination(target: $0.target, mark: Swift.max(mark, $0.mark), condition: $0.condition) }
  }
}

/// Where statements stand: in a type, or in a function without a type of the app.
enum Unit: Hashable {
  case type(Int)
  case function(Int)
}

struct Way {
  var unit: Unit
  var target: Target
  var presentation: Presentation
  var mark: Mark
  var event: Int
  /// Whether the modal brings a stack.
  var hasStack = false
  var condition: String?
}

/// A place that navigates, and was not understood.
struct Unknown {
  var event: Int
  var reason: String
}

/// A part of the text that shows something.
enum Region: Hashable {
  case arm(Int)
  case argument(Int, Int)
  case member(Int)
  case call(Int)
}

extension String? {
  /// Whether a condition of `#if` is that of other systems than iOS.
  var isElsewhere: Bool {
    guard let self else { return false }
    let isNamed = ["os(", "targetEnvironment(macCatalyst", "canImport(AppKit"].contains(where: self.hasPrefix)
    return self.contains("!os(iOS)") || isNamed && !self.contains("os(iOS)")
  }
}

extension Event {
  /// Whether it is called like a type.
  var isConstructor: Bool { name.first?.isUppercase == true }

  /// Its name with what it is called on; `nil` where that is more than names.
  var path: [String]? {
    guard let base else { return [name] }
    if case .reference(let path) = base { return path + [name] }
    return nil
  }
}

extension [String] {
  /// Whether a path is a name of what is around it: `route`, `self.route`.
  var isOwn: Bool { count(where: { $0 != "self" }) == 1 }
}
