import NavSpecDiagnostics
import NavSpecModel

let missingTitle = missingText("title") { $0.title == nil }
let missingDoc = missingText("doc") { $0.doc == nil }

private func missingText(_ key: String, isMissing: @escaping @Sendable (Route) -> Bool) -> Rule {
  Rule("missing-\(key)", .note, needs: [.wholeSpec]) { context in
    let groups = Dictionary(grouping: context.graph.routes) { $0.feature }
    return groups.values.flatMap { routes -> [Diagnostic] in
      let silent = routes.filter { isMissing($0) && !$0.isOutgoing }
      guard routes.count >= 5, silent.count * 5 <= routes.count else { return [] }
      return silent.map { route in
        Diagnostic(
          "'\(route.qualifiedName)' has no \(key)", at: route.name.range,
          label: "nearly all others have one", fixes: [.init("add '\(key): …'")])
      }
    }
  }
}
