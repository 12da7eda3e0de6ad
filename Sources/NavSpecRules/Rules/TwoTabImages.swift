import NavSpecDiagnostics
import NavSpecModel

/// A tab with a symbol and an asset.
struct TwoTabImages: Rule {
  let kind = DiagnosticKind(
    id: "two-tab-images", severity: .warning,
    explanation: """
      A tab has one image: an SF Symbol or one of the asset catalog. With both, the asset shows.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, image: house, asset: House, root: home }
      #                                           ^^^^^ two-tab-images
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, asset: House, root: home }
      routes:
        home: {}
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.tabs.compactMap { tab in
      guard let image = tab.image, let asset = tab.asset, let range = tab.valueRanges["asset"] else {
        return nil
      }
      return Diagnostic(
        kind, "'\(tab.name.value)' has the symbol '\(image)' and the asset '\(asset)'", at: range,
        label: "this one shows",
        fixes: tab.valueRanges["image"].map {
          [.removing("leave out 'image'", key: "image", around: $0)]
        } ?? [])
    }
  }
}
