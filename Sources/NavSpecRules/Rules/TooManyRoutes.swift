import NavSpecDiagnostics
import NavSpecModel

/// More routes in one enum than the Swift compiler handles well.
struct TooManyRoutes: Rule {
  let kind = DiagnosticKind(
    id: "too-many-routes", severity: .warning,
    explanation: """
      The Swift compiler becomes slow for an enum with more than a hundred cases. Each feature is one \
      enum, and a change of one route compiles all of it. Divide it: a feature is a file with 'feature:'.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      #            ^^^^ too-many-routes
      external: true
      routes: {
        r1: {}, r2: {}, r3: {}, r4: {}, r5: {}, r6: {}, r7: {}, r8: {}, r9: {}, r10: {},
        r11: {}, r12: {}, r13: {}, r14: {}, r15: {}, r16: {}, r17: {}, r18: {}, r19: {}, r20: {},
        r21: {}, r22: {}, r23: {}, r24: {}, r25: {}, r26: {}, r27: {}, r28: {}, r29: {}, r30: {},
        r31: {}, r32: {}, r33: {}, r34: {}, r35: {}, r36: {}, r37: {}, r38: {}, r39: {}, r40: {},
        r41: {}, r42: {}, r43: {}, r44: {}, r45: {}, r46: {}, r47: {}, r48: {}, r49: {}, r50: {},
        r51: {}, r52: {}, r53: {}, r54: {}, r55: {}, r56: {}, r57: {}, r58: {}, r59: {}, r60: {},
        r61: {}, r62: {}, r63: {}, r64: {}, r65: {}, r66: {}, r67: {}, r68: {}, r69: {}, r70: {},
        r71: {}, r72: {}, r73: {}, r74: {}, r75: {}, r76: {}, r77: {}, r78: {}, r79: {}, r80: {},
        r81: {}, r82: {}, r83: {}, r84: {}, r85: {}, r86: {}, r87: {}, r88: {}, r89: {}, r90: {},
        r91: {}, r92: {}, r93: {}, r94: {}, r95: {}, r96: {}, r97: {}, r98: {}, r99: {}, r100: {},
        r101: {},
        }
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      external: true
      routes:
        home: {}
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var direct = graph.routes.count
    var diagnostics: [Diagnostic] = []
    func report(_ count: Int, _ name: Located<String>, _ what: String) {
      guard count > Self.limit else { return }
      diagnostics.append(
        Diagnostic(
          kind, "\(what) '\(name.value)' has \(count) routes in one enum", at: name.range,
          label: "more than \(Self.limit)", fixes: [.init("move some of them to a feature of their own")]))
    }
    for feature in graph.features {
      direct -= feature.routes.count
      report(feature.routes.count, feature.name, "the feature")
    }
    report(direct, graph.name, "the app")
    return diagnostics
  }

  private static let limit = 100
}
