import NavSpecDiagnostics
import NavSpecModel

let deadFeature = Rule("dead-feature", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  return graph.features.enumerated().compactMap { index, feature in
    guard feature.routes.isEmpty || context.reachability.deadFeatures.contains(FeatureID(index)) else {
      return nil
    }
    let isEmpty = feature.routes.isEmpty
    return Diagnostic(
      isEmpty
        ? "the feature '\(feature.name.value)' has no routes"
        : "nothing leads into the feature '\(feature.name.value)'", at: feature.name.range,
      label: isEmpty ? "its enum would be empty" : "none of its \(feature.routes.count) routes is reached",
      fixes: [.init(isEmpty ? "give it a route" : "add an edge to one of its routes")])
  }
}
