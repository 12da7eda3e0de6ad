// A copy that changes leaves what it was copied from as it was, with the options of the page's module. With others, an
// optimizer once moved a retain behind the check for a unique reference (decision 26).

protocol Growing {
  init()
  var count: Int { get }
  mutating func grow(by value: Int)
}

struct Stack: Growing {
  var path: [Int] = []
  var count: Int { path.count }
  mutating func grow(by value: Int) { path.append(value) }
}

indirect enum Boxed<Value: Growing>: Growing {
  case one(Value)
  case other(Value)

  init() { self = .one(Value()) }
  var count: Int {
    switch self {
    case .one(let value), .other(let value): value.count
    }
  }
  mutating func grow(by value: Int) {
    switch self {
    case .one(var inner):
      inner.grow(by: value)
      self = .one(inner)
    case .other(var inner):
      inner.grow(by: value)
      self = .other(inner)
    }
  }
}

enum PartlyBoxed<Value: Growing>: Growing {
  case plain
  indirect case boxed(Value)

  init() { self = .boxed(Value()) }
  var count: Int {
    if case .boxed(let value) = self { value.count } else { 0 }
  }
  mutating func grow(by value: Int) {
    guard case .boxed(var inner) = self else { return }
    inner.grow(by: value)
    self = .boxed(inner)
  }
}

struct Listed<Value: Growing>: Growing {
  var list = [Value(), Value()]
  var count: Int { list[1].count }
  mutating func grow(by value: Int) { list[1].grow(by: value) }
}

struct Keyed: Growing {
  var values: [Int: [Int]] = [:]
  var count: Int { values[0]?.count ?? 0 }
  mutating func grow(by value: Int) { values[0, default: []].append(value) }
}

struct Members: Growing {
  var values: Set<Int> = []
  var count: Int { values.count }
  mutating func grow(by value: Int) { values.insert(value) }
}

struct Written: Growing {
  var text = "a text of more than fifteen bytes"
  var count: Int { text.utf8.count - 33 }
  mutating func grow(by value: Int) { text += "x" }
}

struct Shared: Growing {
  final class Storage {
    var path: [Int]
    init(_ path: [Int]) { self.path = path }
  }
  var storage = Storage([])
  var count: Int { storage.path.count }
  mutating func grow(by value: Int) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.path) }
    storage.path.append(value)
  }
}

final class Holder<Value: Growing> {
  var value = Value()

  @inline(never) func grow(by value: Int, isKept: Bool) {
    var next = self.value
    next.grow(by: value)
    if isKept { self.value = next }
  }
}

@inline(never) func grown<Value: Growing>(_ value: Value, by number: Int) -> Value {
  var next = value
  next.grow(by: number)
  return next
}

@_silgen_name("exit") func exit(_ status: Int32) -> Never

nonisolated(unsafe) var failures = 0

func check<Value: Growing>(_ type: Value.Type, _ name: StaticString) {
  let one = grown(Value(), by: 1)
  let two = grown(one, by: 2)
  let holder = Holder<Value>()
  holder.grow(by: 1, isKept: true)
  holder.grow(by: 2, isKept: false)
  if one.count == 1, two.count == 2, holder.value.count == 1 { return }
  print("copies: ", terminator: "")
  print(name, terminator: "")
  print(": a copy changed what it was copied from")
  failures += 1
}

@main struct Copies {
  static func main() {
    check(Stack.self, "a structure")
    check(Keyed.self, "a dictionary")
    check(Members.self, "a set")
    check(Written.self, "a text")
    check(Shared.self, "a structure around a class")
    check(Boxed<Stack>.self, "an indirect enum")
    check(PartlyBoxed<Stack>.self, "an enum with an indirect case")
    check(Listed<Boxed<Stack>>.self, "a list of indirect enums")
    check(Boxed<Boxed<Stack>>.self, "an indirect enum in another")
    check(Boxed<Keyed>.self, "an indirect enum with a dictionary")
    check(PartlyBoxed<Written>.self, "an enum with an indirect case of a text")
    check(Boxed<Shared>.self, "an indirect enum with a structure around a class")
    check(Listed<Stack>.self, "a list of structures")
    if failures > 0 { exit(1) }
  }
}
