package import NavSpecDiagnostics
import NavSpecModel

/// A part of an app's navigation to look at: every format is painted from this value.
///
/// Nodes, edges and groups are in the order of the spec, and so is everything that is made of them.
public struct Diagram: Sendable {
  package var title: String
  /// What there is, in numbers: "5 tabs · 36 screens".
  package var summary = ""
  package var question = ""
  /// How much cards say.
  package var facts = DiagramOptions.Facts.some
  package var notes: [String] = []
  package var groups: [Group] = []
  package var nodes: [Node] = []
  package var edges: [Edge] = []
  package var featureNames: [String] = []
  /// The states that guard screens, for the question about guards.
  package var conditions: [Condition] = []
  /// Old URLs that lead to others, if the question is about links.
  package var redirects: [Redirect] = []
  package var anywhere: [String] = []
  /// Named ways, if the question is about one.
  package var flows: [Flow] = []
  /// Whether it answers a question about ways: then every line is drawn.
  package var isAboutWays = false
  package var isComparison = false
  /// Which version is painted, in the places that both have together.
  package var side = DiagramOptions.Side.both
  /// What a comparison found, as `navspec diff` reports it: for a form that shows one change after the other.
  package var review: [NavSpecDiagnostics.Change] = []
  /// Where the changes are written.
  package var places: [NavSpecDiagnostics.Change.Place: Location] = [:]
  package var personas: [Persona] = []
  package var prototype: Prototype?
  /// The older version of a comparison, to be run beside it.
  package var basePrototype: Prototype?
  /// Screens as they look, in the newer and in the older version.
  public var pictures = ScreenPictures()
  /// The same of the older version.
  public var basePictures = ScreenPictures()

  package init(title: String) { self.title = title }

  /// Which of two versions has something; without a comparison, all is `unchanged`.
  package enum Change: String, Sendable {
    case unchanged, added, removed, changed

    /// What is written before a text, so that no difference is one of colour alone.
    package var sign: String {
      switch self {
      case .unchanged: ""
      case .added: "+ "
      case .removed: "− "
      case .changed: "~ "
      }
    }
  }

  /// What a comparison marks with the version that has it.
  package protocol Changeable {
    var change: Change { get set }
  }

  package struct Location: Hashable, Sendable {
    /// The path below the folder of the root spec.
    package var file: String
    package var line: Int
    package var column: Int

    package var text: String { "\(file):\(line)" }
  }

  /// Where the app's code has something, as the spec says.
  package struct Evidence: Hashable, Sendable {
    /// "inferred from Sources/Home.swift#HomeView"
    package var text: String
    package var location: Location?
    /// "inferred" or "guess", where no code says it outright.
    package var doubt: String?
    package var isGuessed: Bool { doubt != nil }

    /// Nil where the spec says nothing.
    init?(_ evidence: EvidenceSpec) {
      guard let text = evidence.text else { return nil }
      (self.text, doubt) = (text, evidence.doubt?.rawValue)
      location = evidence.file.map { Location(file: $0.path, line: $0.line, column: 1) }
    }
  }

  /// A named app state, and the screen that is shown while it is not met.
  package struct Condition: Changeable, Hashable, Sendable {
    package var name: String
    package var redirect: String?
    package var change: Change = .unchanged
    /// In a comparison, what the older version shows, if that is another screen or none.
    package var formerRedirect: String??
  }

  /// Who uses the app, and the nodes of the part that such a person finds.
  package struct Persona: Sendable {
    package var name: String
    package var nodes: [String]

    package init(name: String, nodes: [String]) { (self.name, self.nodes) = (name, nodes) }
  }

  /// A deep link, and the screens it opens from the root up.
  package struct Link: Changeable, Hashable, Sendable {
    package var pattern: String
    package var stack: [String]
    package var isDeprecated: Bool
    package var when: String?
    package var change: Change = .unchanged
  }

  /// An old URL that leads to another, and the screens which that may open.
  package struct Redirect: Changeable, Hashable, Sendable {
    package var pattern: String
    package var target: String
    package var routes: [String]
    package var location: Location?
    package var change: Change = .unchanged
  }

  package enum BadgeKind: String, CaseIterable, Sendable {
    case params, guarded = "guard", link, oldLink = "deprecated-link", stack
    case restored, notRestored = "not-restored"
    case feature, owner, stability, role
    /// What opens it beside edges.
    case opened
    /// A screen that the part does not show: where it leads, and what leads to it.
    case leads, ledToBy = "led-to-by"
    case problem, count
  }

  package struct Badge: Changeable, Hashable, Sendable {
    package var kind: BadgeKind
    package var text: String
    package var change: Change

    package init(_ kind: BadgeKind, _ text: String, change: Change = .unchanged) {
      (self.kind, self.text, self.change) = (kind, text, change)
    }
  }

  /// What a node stands for, or how it is presented.
  package enum NodeKind: String, CaseIterable, Sendable {
    /// What a tab, a column or the window starts with.
    case root
    /// What the detail column shows while nothing is selected.
    case placeholder
    case push, sheet, cover, popover, window, replace
    /// What opens a screen and is none: a condition, a link, the app's code.
    case entry
    /// Several screens as one box.
    case collapsed
  }

  /// A screen, what opens screens, or several screens as one.
  @dynamicMemberLookup package struct Node: Changeable, Sendable {
    /// What two versions of a node may have different values of.
    package struct Look: Sendable {
      /// What the version calls it, if that is not its id.
      package var name: String?
      package var kind: NodeKind
      package var label: String
      package var badges: [Badge] = []
      package var location: Location?
      package var evidence: Evidence?
      package var doc: String?
      /// What questions ask about.
      package var feature: String?
      package var tabs: [String] = []
      package var owner: String?
      package var links: [Link] = []
      package var requirements: [String] = []
      /// Whether it is restored, and as what; nil where the app restores nothing.
      package var restoration: String?
    }

    /// The qualified name of a route; for others, a text with a blank.
    package var id: String
    package var look: Look
    /// In a comparison, how the older version has it.
    package var former: Look?
    package var group: String?
    package var change: Change = .unchanged
    /// The column of a split view, from the left; at least so many screens are before it.
    package var column = 0
    /// Whether a question names it.
    package var isFocus = false
    /// The screens that are not drawn and that it stands for, by what changed of them.
    package var hidden: [Change: Int] = [:]
    /// Whether the version that is painted has no such node; it keeps its place.
    package var isAbsent = false
    /// The file of a picture that shows its inside.
    package var page: String?

    package init(_ id: String, _ kind: NodeKind, label: String, group: String? = nil) {
      (self.id, look, self.group) = (id, Look(kind: kind, label: label), group)
    }

    package subscript<Value>(dynamicMember field: WritableKeyPath<Look, Value>) -> Value {
      get { look[keyPath: field] }
      set { look[keyPath: field] = newValue }
    }

    /// What a person who clicks it reads: the code, where the spec names it.
    package var place: Location? { look.evidence?.location ?? look.location }
    package var isScreen: Bool { look.kind != .entry && look.kind != .collapsed }
  }

  package enum EdgeKind: String, CaseIterable, Sendable {
    case push, sheet, cover, popover, window, replace
    case tab
    /// A link opens the one on top of the other.
    case link
    /// What is shown in place of a screen whose condition is not met.
    case redirect
    /// A condition and a screen that needs it.
    case needs
    /// What an entry opens.
    case opens
    /// Edges between screens of two boxes.
    case several
  }

  package struct Edge: Changeable, Hashable, Sendable {
    package var from: String
    package var to: String
    package var kind: EdgeKind
    package var label: String?
    package var change: Change = .unchanged
    /// Whether the target names the source as its parent.
    package var isFromParent = false
    /// Whether screens go before its target comes.
    package var popsFirst = false
    package var evidence: Evidence?
    /// In a comparison, how it is written in each version, if it is in both and differs.
    package var versions: Versions?
    /// Whether the version that is painted has no such edge.
    package var isAbsent = false

    package init(_ from: String, _ to: String, _ kind: EdgeKind, label: String? = nil) {
      (self.from, self.to, self.kind, self.label) = (from, to, kind, label)
    }

    /// How an edge is written in two versions.
    package struct Versions: Hashable, Sendable {
      package var base: Key
      package var head: Key
    }

    /// What two versions of an edge have in common.
    package struct Key: Hashable, Sendable { let from, to: String, kind: EdgeKind, label: String? }
    package var key: Key { Key(from: from, to: to, kind: kind, label: label) }

    /// Everything that is known of it, in one text.
    var tooltip: String {
      // Several ways are counted by their label.
      let meaning = kind == .several && label != nil ? nil : DiagramStyle(kind).meaning
      let how = [meaning, label, evidence?.text].compactMap(\.self)
      return change.sign + "\(from) → \(to): \(how.joined(separator: ", "))"
    }
  }

  /// What has the nodes of a group in common.
  package enum GroupKind: String, Sendable {
    case tab, section, split, feature
    /// Screens that several tabs lead to.
    case shared
    /// What opens from anywhere: redirects, links, the app's code.
    case entries
    case unreachable
    case condition
  }

  /// A box around nodes.
  package struct Group: Changeable, Sendable {
    package var id: String
    package var kind: GroupKind
    package var label: String
    /// What a tab is, and its number, also that in the older version of a comparison.
    package var tab: String?
    package var number = 0
    package var formerNumber: Int?
    /// What else is known of it.
    package var facts: String
    package var parent: String?
    /// The captions of the columns of a split view.
    package var columns: [String] = []
    package var change: Change = .unchanged
    /// In a comparison, the label and the detail of the older version, if they differ.
    package var former: [String]?
    package var location: Location?
    package var evidence: Evidence?
    /// Whether the version that is painted has no such box.
    package var isAbsent = false

    package init(_ id: String, _ kind: GroupKind, label: String, detail: String = "") {
      (self.id, self.kind, self.label, facts) = (id, kind, label, detail)
    }

    /// In words, beside its label.
    package var detail: String {
      [tab.map { "\($0) \(number)" }, facts].compactMap(\.self).filter { !$0.isEmpty }.joined(
        separator: " · ")
    }
  }

  package var index: [String: Int] { Dictionary(first: nodes.enumerated().map { ($1.id, $0) }) }

  /// The part with some of the nodes, and the edges and groups of those.
  package func restricted(to ids: Set<String>) -> Diagram {
    var part = self
    part.nodes.removeAll { !ids.contains($0.id) }
    part.edges.removeAll { !ids.contains($0.from) || !ids.contains($0.to) }
    part.removeEmptyGroups()
    return part
  }

  package mutating func removeEmptyGroups() {
    let used = Set(nodes.compactMap(\.group))
    let parents = Set(groups.filter { used.contains($0.id) }.compactMap(\.parent))
    groups.removeAll { !used.contains($0.id) && !parents.contains($0.id) }
  }
}

extension Diagram.Changeable {
  /// The same in other versions.
  func with(_ change: Diagram.Change) -> Self {
    var copy = self
    copy.change = change
    return copy
  }
}
