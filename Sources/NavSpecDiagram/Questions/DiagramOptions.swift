import NavSpecDiagnostics

/// What a picture is asked: the same in every format.
public struct DiagramOptions: Sendable, Equatable {
  /// What becomes one box.
  public enum Collapse: String, CaseIterable, Sendable {
    /// The screens of a feature.
    case feature
    /// The screens of a tab.
    case tab
    /// The tabs of a section.
    case section
    /// Nothing.
    case nothing = "none"
  }

  /// How much cards say.
  public enum Facts: String, CaseIterable, Sendable, Comparable {
    /// Everything.
    case all
    /// How a screen appears, what it needs, and where it leads.
    case some
    /// What a screen is called.
    case none

    /// Whether one says less than another.
    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
    private var rank: Int { self == .all ? 2 : self == .some ? 1 : 0 }
  }

  /// Which of two versions is painted, in the places that both have together.
  public enum Side: String, CaseIterable, Sendable {
    /// The older one.
    case base
    /// The newer one.
    case head
    /// What either has.
    case both
  }

  /// Screens to show with their neighbours.
  public var focus: [String] = []
  /// How far neighbours are: 1 unless given.
  public var depth: Int?
  /// The screen whose ways in are shown.
  public var reaches: String?
  /// Where ways start; nil for launch.
  public var from: String?
  /// Where ways end; nil for everything that `from` leads to.
  public var to: String?
  /// Whether all ways are shown, not only those with the fewest taps.
  public var showsAllWays = false
  /// The flow that is shown.
  public var flow: String?
  /// Features, of which one must be a screen's.
  public var features: [String] = []
  /// Tabs, of which one must show a screen.
  public var tabs: [String] = []
  /// Owners, of which one must be a screen's.
  public var owners: [String] = []
  /// Patterns of names, of which one must match a screen's.
  public var only: [String] = []
  /// Patterns of names of screens that are left out.
  public var exclude: [String] = []
  /// What becomes one box; nil for what keeps the picture readable.
  public var collapse: Collapse?
  /// Whether it shows deep links and the stacks they open.
  public var showsLinks = false
  /// Whether it shows conditions and the screens that need them.
  public var showsGuards = false
  /// Whether it shows what is restored.
  public var showsRestoration = false
  /// The persona who uses the app; nil for everybody.
  public var persona: String?
  /// Whether it shows only what a comparison found, and what that affects.
  public var showsChangesOnly = false
  /// How much cards say; nil for all of it on a page, which is zoomed, and else some.
  public var facts: Facts?
  /// Which version of a comparison is painted.
  public var side = Side.both

  /// Asks nothing: the whole app.
  public init() {}

  /// Names that a view does not have: what they name, the name, and what there is instead.
  package func unknownName(in diagram: Diagram) -> (what: String, name: String, names: [String])? {
    let screens = diagram.nodes.filter(\.isScreen)
    func check(_ what: String, _ names: [String], _ known: [String]) -> (String, String, [String])? {
      names.first { !known.contains($0) }.map { (what, $0, known) }
    }
    let routes = focus + [reaches, from, to].compactMap { $0 }
    return check("route", routes, screens.map(\.id))
      ?? check("flow", [flow].compactMap { $0 }, diagram.flows.map(\.name))
      ?? check("feature", features, screens.compactMap(\.feature).distinct)
      ?? check("tab", tabs, screens.flatMap(\.tabs).distinct)
      ?? check("owner", owners, screens.compactMap(\.owner).distinct)
      ?? (only + exclude).first { pattern in !screens.contains { pattern.matches($0.id) } }.map {
        ("route that matches", $0, screens.map(\.id))
      }
  }

  /// What a picture answers, as a sentence.
  func question(isComparison: Bool) -> String {
    let parts = [
      features.isEmpty ? nil : "feature \(features.joined(separator: " or "))",
      tabs.isEmpty ? nil : "tab \(tabs.joined(separator: " or "))",
      owners.isEmpty ? nil : "owner \(owners.joined(separator: " or "))",
      only.isEmpty ? nil : "only \(only.joined(separator: " or "))",
      exclude.isEmpty ? nil : "without \(exclude.joined(separator: " and "))",
      persona.map { "as \($0)" },
    ].compactMap(\.self)
    return asked(isComparison) + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }

  private func asked(_ isComparison: Bool) -> String {
    if let flow { return "Which steps has the flow \(flow)?" }
    let places = focus.joined(separator: " and ")
    if !focus.isEmpty { return depth ?? 1 == 1 ? "What is next to \(places)?" : "What is around \(places)?" }
    if from != nil || to != nil {
      let start = from ?? "launch"
      guard let to else { return "Where does one come to from \(start)?" }
      return "Which ways\(showsAllWays ? "" : " with the fewest taps") lead from \(start) to \(to)?"
    }
    if let reaches { return "What leads to \(reaches)?" }
    if showsLinks, showsGuards { return "Which links open what, and what does a screen need?" }
    if showsLinks { return "Which links open which screens?" }
    if showsGuards { return "Which screens need a condition, and what is shown instead?" }
    if showsChangesOnly { return "What changed, and what leads there?" }
    if isComparison { return "What is added, removed and changed?" }
    if showsRestoration { return "What is restored, and as what?" }
    switch collapse {
    case .feature: return "Which feature leads to which?"
    case .tab: return "Which tab leads to which?"
    case .section: return "Which section leads to which?"
    case .nothing, nil: return "Which screens are there, and what leads to each?"
    }
  }
}
