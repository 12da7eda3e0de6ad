/// Templates by name: `graph/graph` is `templates/graph/graph.mustache`.
package struct TemplateLibrary: Sendable {
  private let texts: [String: @Sendable () -> String]

  package init(_ texts: [String: String]) {
    self.texts = texts.mapValues { text in { text } }
  }

  private init(embedded: [String: @Sendable () -> [UInt8]]) {
    texts = embedded.mapValues { bytes in { String(decoding: bytes(), as: UTF8.self) } }
  }

  package var names: [String] { texts.keys.sorted() }

  func text(named name: String) -> String? { texts[name]?() }

  /// The templates in the compiler itself. File names are unique across the folders of `templates/`,
  /// since embedding knows no folders.
  package static let embedded = TemplateLibrary(embedded: [
    "swift/Edges": { PackageResources.Edges_mustache },
    "swift/Handoff": { PackageResources.Handoff_mustache },
    "swift/Head": { PackageResources.Head_mustache },
    "swift/Intents": { PackageResources.Intents_mustache },
    "swift/Names": { PackageResources.Names_mustache },
    "swift/Navigation": { PackageResources.Navigation_mustache },
    "swift/QuickActions": { PackageResources.QuickActions_mustache },
    "swift/Result": { PackageResources.Result_mustache },
    "swift/Root": { PackageResources.Root_mustache },
    "swift/RouteEnum": { PackageResources.RouteEnum_mustache },
    "swift/Routes": { PackageResources.Routes_mustache },
    "swift/Scaffold": { PackageResources.Scaffold_mustache },
    "swift/Screen": { PackageResources.Screen_mustache },
    "swift/SpecTests": { PackageResources.SpecTests_mustache },
    "swift/Tab": { PackageResources.Tab_mustache },
    "swift/TabItem": { PackageResources.TabItem_mustache },
    "swift/Tabs": { PackageResources.Tabs_mustache },
  ])
}
