import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

extension Output {
  /// Swift for what the system shows of routes outside of the app's windows: a file for each surface that a route has, for
  /// the app's own target.
  public static let surfaces = Output(
    id: "surfaces", doc: "the folder of App Intents and other surfaces that 'generate' writes",
    example: "Sources/App/Surfaces", needsNoErrors: true
  ) { spec, options in
    let plan = try SwiftPlan(spec, options)
    // A feature by itself knows neither the app's URLs nor its entities.
    guard spec.graph.app != nil else { return [] }
    let texts = [
      "Intents": try plan.intentsFile().map { try Template<IntentsFile>("swift/Intents").text(for: $0) },
      "Handoff": try plan.handoffFile.map { try Template<ScreensFile>("swift/Handoff").text(for: $0) },
      "QuickActions": try plan.quickActionsFile.map {
        try Template<ScreensFile>("swift/QuickActions").text(for: $0)
      },
    ]
    return texts.compactMapValues(\.self).sorted { $0.key < $1.key }.map { topic, text in
      GeneratedFile(
        name: SwiftName.file(forSpec: plan.rootPath, topic: topic),
        text: options.indentation.applied(to: text))
    }
  }
}

/// What one surface shows of the routes that have it.
struct ScreensFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  let imports: [SwiftCode]
  /// Routes without their values, each with what the surface shows as the elements of a tuple.
  let cases: [SwitchCase]
  /// Whether other routes have none.
  let hasOthers: Bool
  /// Whether the app has a container of its own.
  let isExternal: Bool

  static let fields: TemplateFields<Self> = [
    .field("head", \.head), .field("app", \.app), .field("imports", \.imports), .field("cases", \.cases),
    .field("hasOthers", \.hasOthers), .field("isExternal", \.isExternal),
  ]
}

extension SwiftPlan {
  fileprivate var handoffFile: ScreensFile? {
    screens(\.handoff, "SwiftUI") { route, handoff in
      let keywords = SwiftCode.joined(handoff.keywords.map { .localized($0.value) }, by: ", ")
      return [.localized(handoff.title?.value ?? route.displayTitle), "[\(keywords)]"]
    }
  }

  fileprivate var quickActionsFile: ScreensFile? {
    screens(\.quickAction, "UIKit") { route, action in
      [
        .quoted(route.qualifiedName), .localized(action.title?.value ?? route.displayTitle),
        action.subtitle.map { .localized($0.value) } ?? "nil",
        action.image.map { .quoted($0.value) } ?? "nil",
        route.parameters.isEmpty ? "false" : "true",
      ]
    }
  }

  /// nil where no route has the surface.
  private func screens(
    _ surface: KeyPath<SurfacesSpec, SurfaceWords?>, _ module: String,
    words: (Route, SurfaceWords) -> [SwiftCode]
  ) -> ScreensFile? {
    let cases = graph.routes.compactMap { route in
      route.shownSurfaces?[keyPath: surface].map { surface in
        SwitchCase(
          pattern: wrapped(".\(SwiftIdentifier(route.name.value).member)", route),
          value: SwiftCode.joined(words(route, surface), by: ", "))
      }
    }
    guard !cases.isEmpty else { return nil }
    return ScreensFile(
      head: head(of: rootPath), app: app,
      imports: imports(using: ["Foundation", module, Self.runtime]), cases: cases,
      hasOthers: cases.count < graph.routes.count, isExternal: isExternal)
  }
}

extension SwiftCode {
  /// A text that a catalog of strings may translate.
  fileprivate static func localized(_ text: String) -> SwiftCode { "String(localized: \(quoted: text))" }
}
