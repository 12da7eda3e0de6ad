/// What SwiftUI and UIKit have to show a screen. A modifier or call that is not here does not navigate.
struct Idiom {
  var name: String
  var presentation: Presentation
  /// The labels of what is shown; the empty one is that of a trailing closure or of the first argument.
  var content: [String]
  /// The label that tells it from other functions of the name.
  var needs: [String] = []
  var isUIKit = false

  static let all: [String: Idiom] = Dictionary(
    uniqueKeysWithValues: [
      Idiom(name: "sheet", presentation: .sheet, content: ["content", ""], needs: ["isPresented", "item"]),
      Idiom(
        name: "fullScreenCover", presentation: .cover, content: ["content", ""],
        needs: ["isPresented", "item"]),
      Idiom(
        name: "popover", presentation: .popover, content: ["content", ""], needs: ["isPresented", "item"]),
      Idiom(
        name: "navigationDestination", presentation: .push, content: ["destination", ""],
        needs: ["isPresented", "item", "for"]),
      Idiom(name: "NavigationLink", presentation: .push, content: ["destination", ""]),
      Idiom(name: "pushViewController", presentation: .push, content: [""], isUIKit: true),
      Idiom(name: "present", presentation: .sheet, content: [""], needs: ["animated"], isUIKit: true),
      Idiom(name: "show", presentation: .push, content: [""], needs: ["sender"], isUIKit: true),
      Idiom(name: "showDetailViewController", presentation: .push, content: [""], isUIKit: true),
      Idiom(name: "performSegue", presentation: .push, content: ["withIdentifier"], isUIKit: true),
    ].map { ($0.name, $0) })

  /// Words for a presentation in an argument of an app's own router.
  static let presentations: [String: Presentation] = [
    "push": .push, "pushed": .push, "sheet": .sheet, "modal": .sheet, "cover": .cover,
    "fullScreenCover": .cover,
    "fullScreen": .cover, "fullscreen": .cover, "fullScreenModal": .cover, "popover": .popover,
    "window": .window,
  ]

  /// Words for a presentation in the name of a function.
  static let words: [(word: String, presentation: Presentation)] = [
    ("sheet", .sheet), ("cover", .cover), ("fullscreen", .cover), ("popover", .popover), ("modal", .sheet),
    ("present", .sheet), ("window", .window),
  ]

  func matches(_ event: Event) -> Bool {
    guard event.kind == .call, event.name == name else { return false }
    return needs.isEmpty
      || event.arguments.contains { argument in argument.label.map(needs.contains) ?? false }
  }

  /// The argument that is shown. With a `value` there is none, and a closure beside a `destination` is a label.
  func contentArgument(of event: Event) -> Int? {
    if name == "NavigationLink", event.arguments.contains(where: { ["value", "route"].contains($0.label) }) {
      return nil
    }
    for label in content where !label.isEmpty {
      if let found = event.arguments.firstIndex(where: { $0.label == label }) { return found }
    }
    guard content.contains("") else { return nil }
    if isUIKit { return event.arguments.isEmpty ? nil : 0 }
    return event.arguments.firstIndex { $0.isTrailing && $0.label == nil }
  }
}

/// Whom a route may be handed to.
struct Sinks {
  struct Sink: Equatable {
    /// The route enum.
    var type: Int
    var presentation: Presentation
  }

  /// By function and param.
  var functions: [Int: [Int: Sink]] = [:]
  /// By type and the label of its initializer.
  var constructors: [Int: [String: Sink]] = [:]
  /// By property: a closure that takes a route, or a place that keeps one.
  var properties: [Int: Sink] = [:]
  /// Types and functions that are given a view, and how it appears.
  var views: [Unit: [String: Presentation]] = [:]
  /// The destinations of values that are no route of an enum, by the name of their type.
  var values: [String: [(unit: Unit, targets: [Destination])]] = [:]
  /// The scenes that are opened by a value or an identifier.
  var windows: [String: [Destination]] = [:]
}
