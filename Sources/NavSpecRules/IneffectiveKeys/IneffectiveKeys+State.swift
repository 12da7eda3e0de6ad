import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// Keys of routes that say what is saved, and until when a screen exists.
let ineffectiveStateKeys: [Rule] = [
  Rule("restore-without-restoration", .warning, needs: [.wholeSpec, .app], in: \.unusedKeys) {
    unused, context in
    let isSaved = context.graph.restoration != nil
    let what = isSaved && unused.name == "formerly" ? "former" : "restoration"
    return Diagnostic(
      "\(unused.owner) has a \(what) key, but \(isSaved ? unused.reason : "the app saves no state")",
      at: unused.key.range, label: "in no snapshot",
      related: isSaved ? unused.cause.map { [.init("not restored", at: $0)] } ?? [] : [],
      fixes: isSaved
        ? [.removing(key: unused.name, around: unused.key.range, emptyParent: .kept)]
        : [.init("add 'restoration: {key: …}' to the root spec")])
  },

  Rule("restored-result", .warning, in: \.graph.routes) { route, _ in
    guard let returns = route.returns, let key = route.restorationKey else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' returns a result, and is never restored", at: key.range,
      label: "in no snapshot", related: [.init("the result", at: returns.range)],
      fixes: [.removing(key: "restore", around: key.range, emptyParent: .kept)])
  },

  Rule(
    "restored-sensitive-route", .warning, in: { $0.graph.restoration == nil ? [] : $0.graph.routes }
  ) { route, _ in
    guard route.isSensitive, let key = route.restore?.key else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' is sensitive, and is never restored", at: key.range, label: "in no snapshot",
      fixes: [.setting("write 'restore: false'", key: "restore", to: "false", of: route.name.range)])
  },

  Rule("sunset-without-deprecation", .warning, needs: [.wholeSpec], in: \.graph.routes) { route, _ in
    guard let sunset = route.sunset, !route.isOutgoing else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' has a sunset, but is not deprecated", at: sunset.range,
      label: "has no effect",
      fixes: [
        .removing(key: "sunset", around: sunset.range, emptyParent: .kept),
        .setting("add 'deprecated: true'", key: "deprecated", to: "true", of: route.name.range),
      ])
  },
]

/// A restoration key that no snapshot has.
private struct UnusedKey {
  let owner: String
  /// The key of the spec that says it.
  let name: String
  let key: Located<String>
  /// Why, in an app that saves state.
  let reason: String
  var cause: SourceRange?
}

extension RuleContext {
  fileprivate var unusedKeys: [UnusedKey] {
    let isSaved = graph.restoration != nil
    let routes = graph.routes.compactMap { route -> UnusedKey? in
      guard !isSaved || route.restorationKey == nil, let key = route.restore?.key ?? route.formerKeys.first
      else { return nil }
      return UnusedKey(
        owner: "'\(route.qualifiedName)'", name: route.restore?.key == nil ? "formerly" : "restore", key: key,
        reason: "is not restored", cause: route.restore?.range)
    }
    let saved = graph.routes.filter { spec.schema.routes[$0.id.value].key != nil }
    let used = Set(saved.flatMap { $0.parameters.compactMap(\.restorationKey?.range) })
    let params = graph.routes.flatMap { route in
      graph.ownParameters(of: route).compactMap { parameter -> UnusedKey? in
        guard let key = parameter.restore?.key, !used.contains(key.range) else { return nil }
        return UnusedKey(
          owner: "'\(parameter.name.value)' of '\(route.qualifiedName)'", name: "restore", key: key,
          reason: parameter.isSensitive ? "is sensitive" : "'\(route.qualifiedName)' is not restored")
      }
    }
    let tabs = (isSaved ? [] : graph.tabs).compactMap { tab in
      tab.restore.map {
        UnusedKey(owner: "the tab '\(tab.name.value)'", name: "restore", key: $0, reason: "")
      }
    }
    return routes + params + tabs
  }
}
