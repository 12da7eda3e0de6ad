import NavSpecDiagnostics
import NavSpecModel

let circularRedirects = Rule("circular-redirects") { context in
  let graph = context.graph
  // Another rule reports a redirect that requires its own condition.
  let next = graph.conditions.enumerated().map { index, condition -> [Int] in
    guard let redirect = condition.redirect else { return [] }
    return graph.routes[redirect.value].requirements.map(\.value.index).filter { $0 >= 0 && $0 != index }
  }
  var diagnostics: [Diagnostic] = []
  var reported: Set<Int> = []
  var steps = steps
  for members in StrongComponents(next).cycles {
    let group = Set(members)
    var isFirst = true
    for start in members where !reported.contains(start) && (isFirst || steps > 0) {
      isFirst = false
      guard let circle = circle(from: start, within: group, next, &steps) else { continue }
      reported.formUnion(circle)
      if let diagnostic = diagnostic(of: circle, in: graph) { diagnostics.append(diagnostic) }
    }
  }
  return diagnostics
}

/// How many requirements may be followed for more circles than one of each group.
private let steps = 1_000_000

private func diagnostic(of circle: [Int], in graph: NavigationGraph) -> Diagnostic? {
  guard let start = circle.first, let last = circle.last, let redirect = graph.conditions[last].redirect
  else { return nil }
  let names = (circle + [start]).map { graph.conditions[$0].name.value }
  return Diagnostic(
    "the redirects of '\(names[0])' and '\(names[names.count - 2])' require each other",
    at: redirect.range, label: chain(names),
    related: graph.conditions[start].redirect.map {
      [.init("and this one needs '\(names[1])'", at: $0.range)]
    } ?? [], fixes: [.init("let one of the redirects require nothing")])
}

private func chain(_ names: [String]) -> String {
  let shown = names.count <= 12 ? names : names.prefix(6) + ["…"] + names.suffix(5)
  return shown.joined(separator: " needs ")
}

/// The conditions of a circle that starts and ends at one.
private func circle(from start: Int, within group: Set<Int>, _ next: [[Int]], _ steps: inout Int) -> [Int]? {
  var cameFrom: [Int: Int] = [:]
  var pending = [start]
  while let current = pending.popLast() {
    for condition in next[current] where group.contains(condition) {
      steps -= 1
      if condition == start {
        var trail = [current]
        while let last = trail.last, last != start, let previous = cameFrom[last] { trail.append(previous) }
        return trail.reversed()
      }
      guard cameFrom[condition] == nil else { continue }
      cameFrom[condition] = current
      pending.append(condition)
    }
  }
  return nil
}
