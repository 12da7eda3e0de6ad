import NavSpecDiagnostics
import NavSpecModel

/// Keys of routes that say what is saved, and until when a screen exists.
let ineffectiveStateKeys: [Rule] = [
  Rule("restore-without-restoration", needs: [.wholeSpec, .app], in: \.graph.routes) { route, context, kind in
    let former = route.formerKeys.first
    if context.graph.restoration == nil {
      let explicit = route.restore == nil ? nil : route.restorationKey
      return (explicit ?? former).map { key in
        Diagnostic(
          kind, "'\(route.qualifiedName)' has a restoration key, but the app saves no state", at: key.range,
          label: "in no snapshot", fixes: [.init("add 'restoration: {key: …}' to the root spec")])
      }
    }
    guard route.restorationKey == nil, let former else { return nil }
    return Diagnostic(
      kind, "'\(route.qualifiedName)' has a former key, but is not restored", at: former.range,
      label: "in no snapshot",
      related: route.restore.map { [.init("not restored", at: $0.range)] } ?? [],
      fixes: [.removing(key: "formerly", around: former.range, emptyParent: .kept)])
  },

  Rule("restored-result", in: \.graph.routes) { route, _, kind in
    guard let returns = route.returns, let key = route.restorationKey else { return nil }
    return Diagnostic(
      kind, "'\(route.qualifiedName)' returns a result, and is never restored", at: key.range,
      label: "in no snapshot", related: [.init("the result", at: returns.range)],
      fixes: [.removing(key: "restore", around: key.range, emptyParent: .kept)])
  },

  Rule(
    "restored-sensitive-route", in: { $0.graph.restoration == nil ? [] : $0.graph.routes }
  ) { route, _, kind in
    // Without 'restore' the key is a default, and claims nothing.
    guard route.isSensitive, route.restore != nil, let key = route.restorationKey else {
      return nil
    }
    return Diagnostic(
      kind, "'\(route.qualifiedName)' is sensitive, and is never restored", at: key.range,
      label: "in no snapshot",
      fixes: [.setting("write 'restore: false'", key: "restore", to: "false", of: route.name.range)])
  },

  Rule("sunset-without-deprecation", needs: [.wholeSpec], in: \.graph.routes) { route, _, kind in
    guard let sunset = route.sunset, !route.isOutgoing else { return nil }
    return Diagnostic(
      kind, "'\(route.qualifiedName)' has a sunset, but is not deprecated", at: sunset.range,
      label: "has no effect",
      fixes: [
        .removing(key: "sunset", around: sunset.range, emptyParent: .kept),
        .setting("add 'deprecated: true'", key: "deprecated", to: "true", of: route.name.range),
      ])
  },
]
