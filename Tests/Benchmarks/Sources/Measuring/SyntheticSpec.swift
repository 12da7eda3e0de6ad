import Foundation

/// A spec of any size that looks like a real one: tabs, features of 50 routes, params, parents, edges,
/// links with literals, values and queries, guards, restoration.
public struct SyntheticSpec {
  public let routes: Int
  /// The module of the views, each of which then has a name of its own.
  public let viewModule: String?
  public static let routesPerFeature = 50

  public init(routes: Int, viewModule: String? = nil) {
    self.routes = routes
    self.viewModule = viewModule
  }

  /// The names of each feature's routes.
  public var routeNames: [[String]] {
    stride(from: 0, to: routes, by: Self.routesPerFeature).map { first in
      ["home"] + (1..<max(1, min(Self.routesPerFeature, routes - first))).map { "screen\($0)" }
    }
  }

  /// A param of a screen; the first is in the path of its link, the others in the query.
  public struct Parameter: Sendable {
    public let name: String
    /// `UUID`, `Int`, `String` or `Bool`, or an optional one.
    public let type: String
    public var value: String?
  }

  /// The params of a screen: several forms, in an order of its own in each feature, so that no two features
  /// compile to the same code.
  public func parameters(feature: Int, screen: Int) -> [Parameter] {
    let page = Parameter(name: "page", type: "Int", value: "1")
    let filter = Parameter(name: "filter", type: "String?")
    let forms: [[Parameter]] = [
      [Parameter(name: "id", type: "UUID"), page, filter],
      [Parameter(name: "id", type: "String")],
      [Parameter(name: "id", type: "Int"), page],
      [Parameter(name: "name", type: "String"), filter],
      [Parameter(name: "id", type: "UUID")],
      [
        Parameter(name: "number", type: "Int"), Parameter(name: "isNew", type: "Bool", value: "false"),
        filter,
      ],
      [Parameter(name: "id", type: "String"), Parameter(name: "position", type: "Int?")],
    ]
    var mixed = UInt64(feature * Self.routesPerFeature + screen) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 31
    return forms[Int(mixed % UInt64(forms.count))]
  }

  private func view(_ name: String) -> String {
    viewModule.map { "view: {name: \(name)View, module: \($0)}" } ?? ""
  }

  /// Path → text; the root is `app.nav.yaml`.
  public var files: [String: String] {
    let features = (routes + Self.routesPerFeature - 1) / Self.routesPerFeature
    var files: [String: String] = [:]
    var root = """
      navspec: 1
      app:
        name: Synthetic
        schemes: [synthetic]
        domains: [synthetic.example.com]
        platforms: {iOS: "18.0"}
      include: [features/*.nav.yaml]
      conditions:
        signedIn: {redirect: signIn}
      tabs:

      """
    for tab in 0..<min(features, 5) {
      root += "  tab\(tab): {title: Tab \(tab), image: star, root: feature\(tab).home}\n"
    }
    let signIn = [view("SignIn"), "present: cover", "restore: false"].filter { !$0.isEmpty }
    root += "routes:\n  signIn: {\(signIn.joined(separator: ", "))}\n"
    root += "anywhere: [\((0..<features).map { "feature\($0).home" }.joined(separator: ", "))]\n"
    root += "restoration: {storage: scene, key: synthetic.navigation, version: 1}\n"
    files["app.nav.yaml"] = root
    for feature in 0..<features {
      let count = min(Self.routesPerFeature, routes - feature * Self.routesPerFeature)
      files["features/feature\(feature).nav.yaml"] = text(feature: feature, count: count)
    }
    return files
  }

  private func text(feature: Int, count: Int) -> String {
    var text = "navspec: 1\nfeature: feature\(feature)\nroutes:\n"
    text +=
      "  home:\n    title: Home of \(feature)\n    doc: Where feature \(feature) begins.\n    links: [\"/f\(feature)\"]\n    to: [\(count > 1 ? "screen1" : "")]\n"
    if viewModule != nil { text += "    \(view("Feature\(feature)Home"))\n" }
    for index in 1..<max(count, 1) {
      let parameters = parameters(feature: feature, screen: index)
      let list = parameters.map { "\($0.name): \"\($0.type)\($0.value.map { " = \($0)" } ?? "")\"" }
      let query = parameters.dropFirst().map(\.name).joined(separator: ",")
      let ways = index + 1 < count ? "screen\(index + 1), home" : "home"
      text += """
          screen\(index):
            title: Screen \(index)
            doc: What screen \(index) of feature \(feature) is for.
            params: {\(list.joined(separator: ", "))}
            parent: home
            links:
              - "/f\(feature)/screen\(index)/{\(parameters[0].name)}\(query.isEmpty ? "" : "{?\(query)}")"
              - {path: "/f\(feature)/old\(index)/{\(parameters[0].name)}", deprecated: true}
            to: [\(ways)]

        """
      if viewModule != nil { text += "    \(view("Feature\(feature)Screen\(index)"))\n" }
      if index % 10 == 0 { text += "    requires: signedIn\n    present: sheet\n    stack: true\n" }
      if index % 7 == 0 { text += "    formerly: [f\(feature)-old\(index)]\n" }
    }
    return text
  }

  /// Writes the files into a folder.
  public func write(to folder: URL) throws {
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }
}
