import Foundation

/// A spec of any size that looks like a real one: tabs, features of 50 routes, params, parents, edges,
/// links with literals, values and queries, guards, restoration.
struct SyntheticSpec {
  let routes: Int
  static let routesPerFeature = 50

  /// Path → text; the root is `app.nav.yaml`.
  var files: [String: String] {
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
    root += "routes:\n  signIn: {present: cover, restore: false}\n"
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
    text += "  home:\n    title: Home of \(feature)\n    doc: Where feature \(feature) begins.\n    links: [\"/f\(feature)\"]\n    to: [\(count > 1 ? "screen1" : "")]\n"
    for index in 1..<max(count, 1) {
      let ways = index + 1 < count ? "screen\(index + 1), home" : "home"
      text += """
          screen\(index):
            title: Screen \(index)
            doc: What screen \(index) of feature \(feature) is for.
            params: {id: UUID, page: "Int = 1", filter: "String?"}
            parent: home
            links:
              - "/f\(feature)/screen\(index)/{id}{?page,filter}"
              - {path: "/f\(feature)/old\(index)/{id}", deprecated: true}
            to: [\(ways)]

        """
      if index % 10 == 0 { text += "    requires: signedIn\n    present: sheet\n    stack: true\n" }
      if index % 7 == 0 { text += "    formerly: [f\(feature)-old\(index)]\n" }
    }
    return text
  }

  /// Writes the files below a folder.
  func write(to folder: URL) throws {
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }
}
