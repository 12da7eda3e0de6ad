import Foundation
import NavSpecRuntime

/// Routes of an app with values to try, made once.
final class SampleRoutes<Definition: RouteDefinition>: Sendable {
  /// By index of the route; one that cannot be made has none.
  let routes: [[Definition.Route]]

  init(opaque: [any Hashable & Sendable]) {
    routes = Definition.map.schema.routes.enumerated().map { index, declared in
      (0..<3).compactMap { round in
        var choices: [[RouteValue]] = [[]]
        for parameter in declared.parameters {
          let values = parameter.samples(round, opaque: opaque)
          choices = choices.flatMap { chosen in values.map { chosen + [$0] } }
          // An opaque type says itself which value is one of it.
          if choices.count > 1_000 { choices.removeLast(choices.count - 1_000) }
        }
        return choices.lazy.compactMap { Definition.Route(index: index, values: $0) }.first
      }
    }
  }

  /// A route as two bytes of a step say.
  func route(from line: inout DriveLine) -> Definition.Route? {
    let rounds = routes[line.number(below: routes.count)]
    let round = line.number(below: 3)
    return rounds.isEmpty ? nil : rounds[round % rounds.count]
  }

  /// The URL of every screen that has one.
  var urls: [String] {
    routes.joined().compactMap { Definition.links.url(for: $0.index, values: $0.values) }
  }

  /// The same as steps, in each state of the conditions that matters.
  func seeds(_ name: String) -> [String] {
    let count = Definition.Condition.allCases.count
    let states = Set(["+", "-", "?"].map { String(repeating: $0, count: count) }).sorted()
    var seeds: [String] = []
    for url in urls {
      for state in states { seeds.append("\(name) \(state)\no\(url)\nc\(String(state.reversed()))\nk") }
    }
    return seeds
  }
}

extension SampleRoutes where Definition: NavigationDefinition {
  /// What a window keeps of each screen, as it is taken up under conditions of every state.
  @MainActor func snapshotSeeds(_ name: String) -> [String] {
    let count = Definition.Condition.allCases.count
    var seeds: [String] = []
    for route in routes.joined() {
      let router = NavigationRouter<Definition>(conditions: .allMet)
      router.navigate(to: route)
      router.present(route)
      let text = String(decoding: router.snapshot(), as: UTF8.self)
      for state in Set(["+", "-", "?"].map({ String(repeating: $0, count: count) })).sorted() {
        seeds.append("\(name) \(state)\nR\(text)\nc\(String(repeating: "+", count: count))\nk\nK")
      }
    }
    return seeds
  }
}

extension NavigationSchema.Parameter {
  /// Values to try; several only where the type is not known.
  fileprivate func samples(_ round: Int, opaque: [any Hashable & Sendable]) -> [RouteValue] {
    if case .opaque = form.base {
      let boxes = opaque.map { RouteValue.opaque(OpaqueValue($0)) }
      switch arity {
      case .one: return boxes
      case .optional: return round == 0 ? [.absent] : boxes
      case .list: return round == 0 ? [.list([])] : boxes.map { .list([$0]) }
      case .map: return []
      }
    }
    switch arity {
    case .one: return [sample(round)]
    case .optional: return [round == 0 ? .absent : sample(round)]
    case .list: return [.list((0..<round).map(sample))]
    case .map: return [.map(round == 0 ? [:] : ["key": "value \(round)"])]
    }
  }

  private func sample(_ round: Int) -> RouteValue {
    switch form.base {
    case .string: .string(text(round))
    case .int, .int64: .integer(Int64(within(Double(round) - 1)))
    case .double: .double(within(Double(round) / 4))
    case .bool: .bool(round == 1)
    case .uuid: .string("6F9619FF-8B86-D011-B42D-00C04FC964F\(round)")
    case .date: .string("2026-02-2\(round)")
    case .url: .string("https://example.com/\(round)")
    case .cases(let raws): .string(raws[round % raws.count])
    case .opaque: .absent
    }
  }

  private func within(_ number: Double) -> Double {
    min(max(number, form.minimum ?? -.infinity), form.maximum ?? .infinity)
  }

  private func text(_ round: Int) -> String {
    if isSensitive { return "hush, hush, hush \(round)" }
    let tempting = ["a", "caf\u{e9} \"\u{1}\\/", "b#?&=%"][round]
    let plain = ["ab_\(round)", "abcdef", "1\(round)", "AB123\(round)", "en", "us", "abcdefabcdefabcdef"]
    return ([tempting] + plain).first(where: accepts) ?? tempting
  }

  private func accepts(_ text: String) -> Bool {
    if let length = form.length, !length.contains(text.unicodeScalars.count) { return false }
    guard let pattern = form.pattern else { return true }
    return text.range(of: "^(?:\(pattern))$", options: .regularExpression) == text.startIndex..<text.endIndex
  }
}
