import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// Where the system shows routes outside of the app's windows, and what it and servers know them as there.
struct SurfaceChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    comparison.comparedRoutes.flatMap { old, new, subject in
      let before = entries(of: old, in: comparison.base.graph)
      let after = entries(of: new, in: comparison.head.graph)
      return steps.compactMap { surface, step -> Change? in
        func change(_ kind: ChangeKind, _ message: String, _ steps: [String]) -> Change {
          let witness = steps.isEmpty ? nil : Change.Witness(json: .null, lines: steps)
          return subject.change(kind, saying: message, proof: .derived, witness: witness, about: [surface])
        }
        return switch (before[surface], after[surface]) {
        case (nil, nil): nil
        case (nil, _): change(.surfaceAdded, "\(subject.title) has the surface '\(surface)'", [])
        case (_, nil):
          change(.surfaceRemoved, "\(subject.title) no longer has the surface '\(surface)'", [step])
        case (let old?, let new?) where old.name != new.name:
          change(
            .surfaceRenamed, "'\(surface)' of \(subject.title) is '\(new.name)' instead of '\(old.name)'",
            [step])
        case (let old?, let new?):
          subject.change(.descriptionChanged, "text of '\(surface)'", old.words, new.words)
        }
      }
    }
  }

  /// What still has the former name when the app is updated.
  private static let steps: KeyValuePairs = [
    "intent": "Shortcuts that people saved before no longer open the screen.",
    "handoff": "Search forgets the screen, and other devices show its page without a title.",
    "quickAction": "Icons keep the former quick action until the app sets 'shortcutItems' again.",
    "notification":
      "Give the server the output of 'navspec payload'; notifications sent before open nothing.",
  ]

  /// By its surfaces, what a route is known as, and its own words there.
  private static func entries(
    of route: Route, in graph: NavigationGraph
  ) -> [String: (name: String, words: String)] {
    guard let surfaces = route.shownSurfaces else { return [:] }
    let name = route.qualifiedName
    var entries: [String: (name: String, words: String)] = [:]
    if let intent = surfaces.intent {
      let base = SwiftName.upperCamel(ofRoute: route, in: graph)
      let destination = "\(graph.name.value)Destination.\(name)"
      entries["intent"] = (intent.entity.map { "\($0.value) of Open\(base)Intent" } ?? destination, "")
    }
    entries["handoff"] = surfaces.handoff.map { ("", words($0)) }
    entries["quickAction"] = surfaces.quickAction.map { (name, words($0)) }
    if surfaces.notification?.value == true { entries["notification"] = (name, "") }
    return entries
  }

  private static func words(_ words: SurfaceWords) -> String {
    ([words.title, words.subtitle, words.image] + words.keywords).compactMap(\.?.value).joined(
      separator: ", ")
  }
}
