package import NavSpecDiagnostics
package import NavSpecRuntime

/// The keys of a route that refer to nothing: the resolved route holds them as they are written.
package struct PlainRouteKeys: Sendable {
  /// For people; nil if none was written.
  package var title: Located<String>?
  package var doc: Located<String>?
  package var meta: [Entry<Located<String>>] = []
  package var deprecated: Located<Bool>?
  package var screen: Located<String>?
  package var sensitive: Located<Bool>?
  /// Of a resolved route: its own, or the default of its file.
  package var present: Located<PresentationSpec>?
  package var stack: Located<Bool>?
  /// The app's view around the stack of a modal.
  package var wrapper: Located<ViewSpec>?
  /// The heights of a sheet.
  package var detents: [Located<String>] = []
  /// Where a sheet stands.
  package var placement: Located<NavigationSchema.SheetPlacement>?
  package var transition: Located<Transition>?
  package var dismiss: Located<Bool>?
  /// What becomes of it when a condition that it requires is lost.
  package var onLoss: Located<NavigationSchema.Loss>?
  package var returns: Located<String>?
  package var restore: Located<RestoreSpec>?
  package var formerKeys: [Located<String>] = []
  package var column: Located<NavigationSchema.Column>?
  package var tabBar: Located<TabBarVisibility>?
  package var reachedBy: Located<ReachedBy>?
  package var entry: Located<RouteEntry>?
  package var evidence = EvidenceSpec()
  /// Of a resolved route: its own, or the default of its file.
  package var owner: Located<String>?
  package var stability: Located<Stability>?
  package var sunset: Located<String>?
  package var surfaces: SurfacesSpec?

  package init() {}
}

/// A plain key that the app has: what `diff`, the model and the app's schema make of it.
package struct ShownRouteKey: Sendable {
  package let name: String
  package let title: String
  /// Its value as changes show it; nil for none.
  package let text: @Sendable (PlainRouteKeys) -> String?
  /// Its value in the model; nil for the usual one.
  package let json: @Sendable (PlainRouteKeys) -> JSONText?
  /// Puts its value into the schema.
  package let fill: @Sendable (inout NavigationSchema.Route, PlainRouteKeys) -> Void

  package static let all = ofModals + ofScreens

  /// Those of a route that is presented.
  package static let ofModals: [Self] = [
    .words("detents", \.detents) { $0.detents = $1.compactMap { NavigationSchema.Detent($0) } },
    .word("placement", \.placement, usual: .automatic) { $0.placement = $1 },
    .word("transition", \.transition, usual: .automatic) {
      ($0.zooms, $0.crossFades) = ($1 == .zoom, $1 == .crossFade)
    },
  ]

  /// Those of a route wherever it shows.
  package static let ofScreens: [Self] = [
    .word("tabBar", title: "tab bar", \.tabBar, usual: .visible) { $0.hidesTabBar = $1 == .hidden },
    Self(
      name: "onLoss", title: "onLoss", text: { $0.onLoss?.value.rawValue },
      json: { $0.onLoss.map { .string($0.value.rawValue) } }, fill: { $0.onLoss = $1.onLoss?.value }),
  ]

  private static func words(
    _ name: String, _ written: any KeyPath<PlainRouteKeys, [Located<String>]> & Sendable,
    _ set: @escaping @Sendable (inout NavigationSchema.Route, [String]) -> Void
  ) -> Self {
    let words = { @Sendable (keys: PlainRouteKeys) in keys[keyPath: written].map(\.value) }
    return Self(
      name: name, title: name,
      text: { words($0).isEmpty ? nil : words($0).joined(separator: ", ") },
      json: { words($0).isEmpty ? nil : .array(words($0).map { .string($0) }) },
      fill: { set(&$0, words($1)) })
  }

  private static func word<Word: RawRepresentable<String> & Equatable & Sendable>(
    _ name: String, title: String? = nil, _ written: any KeyPath<PlainRouteKeys, Located<Word>?> & Sendable,
    usual: Word, _ set: @escaping @Sendable (inout NavigationSchema.Route, Word) -> Void
  ) -> Self {
    let word = { @Sendable (keys: PlainRouteKeys) in keys[keyPath: written]?.value ?? usual }
    return Self(
      name: name, title: title ?? name, text: { word($0).rawValue },
      json: { word($0) == usual ? nil : .string(word($0).rawValue) }, fill: { set(&$0, word($1)) })
  }
}
