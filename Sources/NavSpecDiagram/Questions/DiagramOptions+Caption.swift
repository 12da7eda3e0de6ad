extension DiagramOptions {
  /// What a picture answers, as a sentence.
  func question(isComparison: Bool) -> String {
    let parts = [
      features.isEmpty ? nil : "feature \(features.joined(separator: " or "))",
      tabs.isEmpty ? nil : "tab \(tabs.joined(separator: " or "))",
      owners.isEmpty ? nil : "owner \(owners.joined(separator: " or "))",
      only.isEmpty ? nil : "only \(only.joined(separator: " or "))",
      exclude.isEmpty ? nil : "without \(exclude.joined(separator: " and "))",
      persona.map { "as \($0)" },
    ].compactMap(\.self)
    return asked(isComparison) + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }

  private func asked(_ isComparison: Bool) -> String {
    if let flow { return "Which steps has the flow \(flow)?" }
    let places = focus.joined(separator: " and ")
    if !focus.isEmpty { return depth ?? 1 == 1 ? "What is next to \(places)?" : "What is around \(places)?" }
    if from != nil || to != nil {
      let start = from ?? "launch"
      guard let to else { return "Where does one come to from \(start)?" }
      return "Which ways\(showsAllWays ? "" : " with the fewest taps") lead from \(start) to \(to)?"
    }
    if let reaches { return "What leads to \(reaches)?" }
    if showsLinks, showsGuards { return "Which links open what, and what does a screen need?" }
    if showsLinks { return "Which links open which screens?" }
    if showsGuards { return "Which screens need a condition, and what is shown instead?" }
    if showsChangesOnly { return "What changed, and what leads there?" }
    if isComparison { return "What is added, removed and changed?" }
    if showsRestoration { return "What is restored, and as what?" }
    switch collapse {
    case .feature: return "Which feature leads to which?"
    case .tab: return "Which tab leads to which?"
    case .section: return "Which section leads to which?"
    case .nothing, nil: return "Which screens are there, and what leads to each?"
    }
  }
}
