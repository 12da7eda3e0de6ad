import Foundation
import Patterns1000

/// Equality and hashing of generated routes beside those of the same enums with synthesised conformances.
func comparing() {
  let ids = (0..<10).map { _ in UUID() }
  func pair<T>(_ make: ([UUID], Int) -> [T]) -> (a: [T], b: [T], other: [T]) {
    (make(ids, 1), make(ids, 1), make(ids, 2))
  }
  let plain = pair(plainSamples)
  let ours = pair(routeSamples)
  precondition(plain.a == plain.b && ours.a == ours.b && plain.a != plain.other && ours.a != ours.other)

  print("\nComparing routes: ns for each")
  print("                                 plain generated  ratio")
  func row(_ title: String, _ plain: @escaping () -> Void, _ ours: @escaping () -> Void, steps: Int) {
    let costs = Cost.measure(rounds: 50, steps: steps, [plain, ours])
    print(
      title.padding(toLength: 30, withPad: " ", startingAt: 0) + column(number(costs[0].nanoseconds), 8)
        + column(number(costs[1].nanoseconds), 10)
        + column(number(costs[1].nanoseconds / costs[0].nanoseconds, 2), 7))
  }
  func equality(_ title: String, _ x: ([PlainRoute], [PlainRoute]), _ y: ([BenchRoute], [BenchRoute])) {
    row(
      title, { keep(equalities(x.0, x.1)) }, { keep(equalities(y.0, y.1)) }, steps: repeats * x.0.count)
  }
  equality("==, the same value", (plain.a, plain.a), (ours.a, ours.a))
  equality("==, equal, built apart", (plain.a, plain.b), (ours.a, ours.b))
  equality("==, last value differs", (plain.a, plain.other), (ours.a, ours.other))
  equality("==, another case", (plain.a, turned(plain.a)), (ours.a, turned(ours.a)))
  for (offset, shape) in ["no value", "Int, Int", "UUID, String?", "String, enum?", "String"].enumerated() {
    func some<T>(_ all: [T]) -> [T] { [all[offset], all[offset + 5]] }
    equality(
      "  equal, \(shape)", (some(plain.a), some(plain.b)), (some(ours.a), some(ours.b)))
  }
  row("hash", { keep(hashes(plain.a)) }, { keep(hashes(ours.a)) }, steps: repeats * 10)
  for (offset, shape) in ["no value", "Int, Int", "UUID, String?", "String, enum?", "String"].enumerated() {
    func some<T>(_ all: [T]) -> [T] { [all[offset], all[offset + 5]] }
    let (x, y) = (some(plain.a), some(ours.a))
    row("  \(shape)", { keep(hashes(x)) }, { keep(hashes(y)) }, steps: repeats * 2)
  }
}

private let repeats = 500

private func turned<T>(_ values: [T]) -> [T] { Array(values.dropFirst() + values.prefix(1)) }

@inline(never) private func equalities<T: Equatable>(_ a: [T], _ b: [T]) -> Int {
  var count = 0
  for _ in 0..<repeats {
    for index in a.indices where a[index] == b[index] { count += 1 }
  }
  return count
}

@inline(never) private func hashes<T: Hashable>(_ values: [T]) -> Int {
  var sum = 0
  for _ in 0..<repeats {
    for value in values {
      var hasher = Hasher()
      value.hash(into: &hasher)
      sum &+= hasher.finalize()
    }
  }
  return sum
}
