import Measuring

/// The routes of a synthetic spec as tutorials write them: one enum with synthesised `Hashable` and
/// `Codable`, a switch over the parts of a URL, a switch over the screens.
struct Idiom {
  let spec: SyntheticSpec

  /// `page: Int = 1`.
  private static func declaration(_ parameter: SyntheticSpec.Parameter) -> String {
    let value = parameter.value ?? (parameter.type.hasSuffix("?") ? "nil" : nil)
    return "\(parameter.name): \(parameter.type)\(value.map { " = \($0)" } ?? "")"
  }

  /// A value read from text, optional.
  private static func value(_ text: String, _ type: String) -> String {
    switch type {
    case "UUID": "UUID(uuidString: \(text))"
    case "String": "Optional(\(text))"
    default: "\(type)(\(text))"
    }
  }

  /// A value read from the query.
  private static func query(_ parameter: SyntheticSpec.Parameter) -> String {
    let type = parameter.type.split(separator: "?")[0]
    let text = "query(\"\(parameter.name)\")"
    let read = type == "String" ? text : "\(text).flatMap { \(type)($0) }"
    return parameter.value.map { "\(read) ?? \($0)" } ?? read
  }

  /// The enum and its URLs.
  var routes: String {
    var cases = "  case signIn\n"
    var urls = ""
    for (feature, names) in spec.routeNames.enumerated() {
      cases += "  case feature\(feature)Home\n"
      urls += "    case \"f\(feature)\": self = .feature\(feature)Home\n"
      for index in 1..<names.count {
        let name = "feature\(feature)Screen\(index)"
        let parameters = spec.parameters(feature: feature, screen: index)
        cases += "  case \(name)(\(parameters.map(Self.declaration).joined(separator: ", ")))\n"
        let first = parameters[0]
        let read =
          "guard path.count == 3, let \(first.name) = \(Self.value("path[2]", first.type)) else { return nil }"
        let arguments =
          ["\(first.name): \(first.name)"] + parameters.dropFirst().map { "\($0.name): \(Self.query($0))" }
        urls += """
              case "f\(feature)/screen\(index)":
                \(read)
                self = .\(name)(\(arguments.joined(separator: ", ")))
              case "f\(feature)/old\(index)":
                \(read)
                self = .\(name)(\(arguments[0]))

          """
      }
    }
    return """
      public import Foundation

      public enum AppRoute: Hashable, Codable, Sendable {
      \(cases)}

      extension AppRoute {
        public init?(url: URL) {
          let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
          func query(_ name: String) -> String? { items.first { $0.name == name }?.value }
          let path = url.pathComponents.filter { $0 != "/" }
          switch path.prefix(2).joined(separator: "/") {
      \(urls)    default: return nil
          }
        }
      }

      """
  }

  /// The window: a stack with a destination for each screen.
  /// - Parameter isExhaustive: Whether the switch names every case, as tutorials do.
  func window(isExhaustive: Bool = true) -> String {
    var cases = "      case .signIn: SignInView()\n"
    for (feature, names) in spec.routeNames.enumerated() {
      cases += "      case .feature\(feature)Home: Feature\(feature)HomeView()\n"
      for index in 1..<names.count {
        let names = spec.parameters(feature: feature, screen: index).map(\.name)
        cases += """
                case .feature\(feature)Screen\(index)(\(names.map { "let \($0)" }.joined(separator: ", "))):
                  Feature\(feature)Screen\(index)View(\(names.map { "\($0): \($0)" }.joined(separator: ", ")))

          """
      }
    }
    return """
      import AppViews
      public import SwiftUI

      public struct AppWindow: View {
        @State private var path: [AppRoute] = []

        public init() {}

        public var body: some View {
          NavigationStack(path: $path) {
            Feature0HomeView()
              .navigationDestination(for: AppRoute.self) { destination($0) }
              .onOpenURL { url in
                if let route = AppRoute(url: url) { path = [route] }
              }
          }
        }

        @ViewBuilder private func destination(_ route: AppRoute) -> some View {
          switch route {
      \(cases)\(isExhaustive ? "" : "      default: EmptyView()\n")    }
        }
      }

      """
  }
}

/// The views that an app has anyway: a module of their own, so that they cost neither side anything.
func views(of spec: SyntheticSpec) -> String {
  var text = "public import Foundation\npublic import SwiftUI\n"
  func add(_ name: String, _ parameters: [SyntheticSpec.Parameter] = []) {
    let properties = parameters.map { "  let \($0.name): \($0.type)\n" }.joined()
    let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let assignments = parameters.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
    text += """
      public struct \(name)View: View {
      \(properties)  public init(\(list)) { \(assignments) }
        public var body: some View { Text("\(name)") }
      }

      """
  }
  add("SignIn")
  for (feature, names) in spec.routeNames.enumerated() {
    add("Feature\(feature)Home")
    for index in 1..<names.count {
      add("Feature\(feature)Screen\(index)", spec.parameters(feature: feature, screen: index))
    }
  }
  return text
}
