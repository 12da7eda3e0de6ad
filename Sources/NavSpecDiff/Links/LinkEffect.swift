import NavSpecLinkAnalysis
import NavSpecRuntime

/// What an app does with a URL, in terms of the newer spec.
enum LinkEffect: Hashable {
  case unmatched
  /// Left to the browser.
  case excluded
  case opened(Opening)

  var route: String? {
    guard case .opened(let opening) = self else { return nil }
    return opening.screens.last?.route
  }

  struct Opening: Hashable {
    /// The screens with the text of each value, bottom first.
    var screens: [Screen]
    var window: [String]
    var requirements: [String]
    /// Whether no link matches, and the fallback of the spec opens.
    var isFallback: Bool
  }

  struct Screen: Hashable {
    var route: String
    var values: [String: String]

    /// The screen with those of its values that another has otherwise: `list(sort: name)`.
    func text(besides other: Screen) -> String {
      let own = values.filter { $0.value != other.values[$0.key] }.sorted { $0.key < $1.key }
      let texts = own.map { "\($0.key): \($0.value == "\u{0}" ? "nil" : $0.value)" }
      return texts.isEmpty ? route : "\(route)(\(texts.joined(separator: ", ")))"
    }
  }
}

extension NamedSpec {
  /// What the app does with a URL while conditions have these answers; those not named are met. A requirement keeps
  /// nothing away here: it is a part of the effect.
  func effect(of url: String, _ conditions: [String: Bool]) -> LinkEffect {
    let schema = spec.schema
    let opening = schema.opening(of: url, in: spec.table, currentTab: launch.selectedTab) { index in
      conditions[schema.conditions[index].name] ?? true
    }
    switch opening {
    case .unmatched: return .unmatched
    case .excluded: return .excluded
    case .target(let target, let link): return effect(of: target, isFallback: link == nil)
    }
  }

  private func effect(of target: NavigationTarget, isFallback: Bool) -> LinkEffect {
    let screens = target.screens.map { screen in
      LinkEffect.Screen(route: name(of: screen.route), values: values(of: screen).mapValues(\.text))
    }
    return .opened(
      LinkEffect.Opening(
        screens: screens, window: window(of: target), requirements: requirements(of: target),
        isFallback: isFallback))
  }

  /// What becomes of a URL of the app that no link matches.
  var fallbackEffect: LinkEffect {
    spec.schema.fallbackTarget(currentTab: launch.selectedTab).map { effect(of: $0, isFallback: true) }
      ?? .unmatched
  }
}

extension RouteValue {
  /// The value as a URL has it: a number and its digits are alike.
  var text: String {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): FormMatcher(ValueForm(.double)).text(of: self) ?? "\(number)"
    case .bool(let flag): "\(flag)"
    case .list(let items): "[" + items.map(\.text).joined(separator: "\u{0}") + "]"
    case .map(let map):
      "{" + map.sorted { $0.key < $1.key }.map { "\($0.key)\u{0}\($0.value)" }.joined(separator: "\u{0}")
        + "}"
    // No value is no empty text.
    case .absent, .opaque: "\u{0}"
    }
  }
}
