/// What SwiftUI and UIKit have to show a screen. A modifier or call that is not here does not navigate.
struct Idiom {
  var name: String
  var presentation: Presentation
  /// The labels of what is shown; the empty one is that of a trailing closure or of the first argument.
  var content: [String]
  /// The label that tells it from other functions of the name.
  var needs: [String] = []
  var isUIKit = false

  static let all = table([
    Idiom(name: "sheet", presentation: .sheet, content: ["content", ""], needs: ["isPresented", "item"]),
    Idiom(
      name: "fullScreenCover", presentation: .cover, content: ["content", ""], needs: ["isPresented", "item"]),
    Idiom(
      name: "popover", presentation: .popover, content: ["content", ""], needs: ["isPresented", "item"]),
    Idiom(
      name: "navigationDestination", presentation: .push, content: ["destination", ""],
      needs: ["isPresented", "item", "for"]),
    // A sheet where there is no room for a column.
    Idiom(name: "inspector", presentation: .sheet, content: ["content", ""], needs: ["isPresented"]),
    Idiom(name: "NavigationLink", presentation: .push, content: ["destination", ""]),
    Idiom(name: "pushViewController", presentation: .push, content: [""], isUIKit: true),
    Idiom(name: "present", presentation: .sheet, content: [""], needs: ["animated"], isUIKit: true),
    Idiom(name: "show", presentation: .push, content: [""], needs: ["sender"], isUIKit: true),
    Idiom(name: "showDetailViewController", presentation: .push, content: [""], isUIKit: true),
    Idiom(name: "performSegue", presentation: .push, content: ["withIdentifier"], isUIKit: true),
  ])

  /// What a program begins with, in the order in which its first screen is looked for.
  static let sceneNames = [
    "WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace",
  ]
  static let scenes = table(
    sceneNames.map { Idiom(name: $0, presentation: .window, content: ["content", ""]) })

  private static func table(_ rows: [Idiom]) -> [String: Idiom] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
  }

  /// Words for a presentation in an argument of an app's own router.
  static let presentations: [String: Presentation] = [
    "push": .push, "sheet": .sheet, "modal": .sheet, "cover": .cover, "fullScreenCover": .cover,
    "fullScreen": .cover, "popover": .popover, "window": .window,
  ]

  /// Words for a presentation in the name of a function.
  static let words: [(word: String, presentation: Presentation)] = [
    ("sheet", .sheet), ("cover", .cover), ("fullscreen", .cover), ("popover", .popover), ("modal", .sheet),
    ("present", .sheet), ("window", .window),
  ]

  /// The idiom that a call is.
  static func of(_ event: Event) -> Idiom? {
    // `.present(…)` alone is a case, or made by a static function.
    guard event.kind == .call, let idiom = all[event.name], !idiom.isUIKit || event.base != .reference([""])
    else { return nil }
    let labels = event.arguments.compactMap(\.label)
    return idiom.needs.isEmpty || labels.contains(where: idiom.needs.contains) ? idiom : nil
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
