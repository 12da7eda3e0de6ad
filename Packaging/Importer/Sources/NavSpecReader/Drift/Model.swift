import Foundation

/// The part of what `navspec model` writes that the rules need.
struct Model: Decodable {
  struct Version: Decodable { var model: Int }
  struct Named: Decodable { var name: String? }

  struct Location: Decodable, Hashable {
    var file: String
    var line: Int
    var column: Int
  }

  struct Edge: Decodable {
    var to: String
    var presentation: String?
    var exit: String?
    var from: String?
    var mark: Mark?
    var location: Location?
  }

  struct Route: Decodable {
    var name: String
    var `case`: String
    var feature: String?
    var view: Named?
    var params: [Named]?
    var presentation: String?
    var edges: [Edge]?
    var root: Bool?
    var reachedBy: String?
    var entry: String?
    var from: String?

    /// Whether code may go there without an edge.
    var isReachedByCode: Bool { reachedBy == "code" || entry == "unknown" }
  }

  struct Tab: Decodable {
    struct Root: Decodable { var route: String? }
    var root: Root?
    var from: String?
  }

  struct Exit: Decodable {
    var name: String
    var feature: String?
    var params: [Named]?
  }

  var navspec: Version
  var app: Named
  var routes: [Route]
  var features: [Named]?
  var anywhere: [Edge]?
  var exits: [Exit]?
  var tabs: [Tab]?

  /// The files that the spec was read from.
  var evidence: Set<String> {
    let from = routes.compactMap(\.from) + (tabs ?? []).compactMap(\.from)
    return Set(from.map { String($0.prefix { $0 != "#" }) })
  }

  /// The app itself, and its features.
  var units: [String?] { [nil] + (features ?? []).map(\.name) }

  init(json: Data) throws {
    do { self = try JSONDecoder().decode(Model.self, from: json) } catch {
      throw ReaderError("Standard input is no model of navspec")
    }
    guard navspec.model == 1 else { throw ReaderError("The model's version is \(navspec.model), not 1") }
  }

  /// The name of what is generated for the app, or for a feature of it.
  func prefix(of feature: String?) -> String {
    let name = feature ?? app.name ?? "App"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// What navspec generates, as far as it is about ways: the files may be in a plugin's folder, or of another day.
  var source: String {
    func one(_ name: String, _ params: [Named]?) -> String {
      "case \(name)(\((params ?? []).compactMap(\.name).map { "\($0): Any" }.joined(separator: ", ")))"
        .replacing("()", with: "")
    }
    return units.reduce(into: "import NavSpecRuntime\nimport SwiftUI\n") { text, feature in
      let prefix = prefix(of: feature)
      let own = routes.filter { $0.feature == feature }
      let inner = feature == nil ? units.compactMap { $0 } : []
      let cases =
        own.map { one($0.case, $0.params) } + inner.map { "case \($0)(\(self.prefix(of: $0))Route)" }
      let exits = (exits ?? []).filter { $0.feature == feature }.map { one($0.name, $0.params) }
      let shown = own.compactMap { route in route.view?.name.map { "case .\(route.case): \($0)()" } }
      text += """
        enum \(prefix)Route: NavigationRoute {
        \(cases.joined(separator: "\n"))
        }
        enum \(prefix)Exit: NavigationRoute {
        \(exits.joined(separator: "\n"))
        }
        struct \(prefix)Screen: View {
        let route: \(prefix)Route
        var body: some View {
        switch route {
        \(shown.joined(separator: "\n"))
        }
        }
        }

        """
    }
  }
}
