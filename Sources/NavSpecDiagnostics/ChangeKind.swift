/// Who a change of a spec concerns.
package enum ChangeClass: String, CaseIterable, Comparable, Sendable {
  /// People who open a link.
  case link = "LINK"
  /// People who come back to saved state.
  case state = "STATE"
  /// The programmers of the app.
  case source = "SOURCE"
  /// People who navigate in the app.
  case flow = "FLOW"
  /// The team that releases the app.
  case deploy = "DEPLOY"
  /// Readers of titles, owners and documentation.
  case meta = "META"

  package static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package var title: String {
    switch self {
    case .link: "Links"
    case .state: "Saved state"
    case .source: "Source code"
    case .flow: "Navigation"
    case .deploy: "Release"
    case .meta: "Descriptions"
    }
  }

  /// The people it concerns, for reports.
  package var who: String {
    switch self {
    case .link: "people who open a link"
    case .state: "people who return to the app"
    case .source: "the app's programmers"
    case .flow: "people who navigate in the app"
    case .deploy: "the team that releases the app"
    case .meta: "readers of titles, owners and documentation"
    }
  }
}

/// How much a change matters to the people whom it concerns.
package enum ChangeLevel: String, CaseIterable, Comparable, Sendable {
  /// Somebody loses something that worked, as a witness shows.
  case breaking
  /// Somebody may lose something, or something private becomes public.
  case risky
  /// Nobody loses anything.
  case safe

  package static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The sections of a changelog, in their order, in the words of https://keepachangelog.com.
package enum ChangelogSection: String, CaseIterable, Sendable {
  case added = "Added", changed = "Changed", deprecated = "Deprecated", removed = "Removed", fixed = "Fixed"
  case security = "Security"
}

/// A kind of change. Its page in `docs/changes/` says what it means, and has examples, which are tests too.
package final class ChangeKind: Hashable, Sendable {
  /// Stable kebab-case id; never reused.
  package let id: String
  /// Ids of kinds that are this one now, which settings may still name.
  package let formerIDs: [String]
  package let changeClass: ChangeClass
  package let level: ChangeLevel
  /// Where a changelog lists it; nil where it is no news of the newer version but a loss of older ones.
  package let changelog: ChangelogSection?
  /// The people it concerns, for reports.
  package let who: String
  private let ownExplanation: String?

  /// What it means, in full sentences, for a reader who has never seen the tool.
  package var explanation: String { ownExplanation ?? KindPage.explanation(of: id) }

  /// - Parameters:
  ///   - who: The people it concerns; nil for those of its class.
  ///   - explanation: What a kind without a page means.
  package init(
    _ id: String, _ changeClass: ChangeClass, _ level: ChangeLevel, formerIDs: [String] = [],
    changelog: ChangelogSection? = .changed, who: String? = nil, explanation: String? = nil
  ) {
    self.id = id
    self.formerIDs = formerIDs
    self.changeClass = changeClass
    self.level = level
    self.changelog = changelog
    ownExplanation = explanation
    self.who = who ?? changeClass.who
  }

  package static let notProved = ChangeKind(
    "not-proved", .link, .risky, changelog: nil, who: "everybody who relies on this comparison")

  package static func == (a: ChangeKind, b: ChangeKind) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Where its page is on the web.
  package var address: String { "https://github.com/navspec/navspec/blob/main/docs/changes/\(id).md" }

  /// Its page in `docs/changes/`.
  package var page: KindPage { KindPage(of: id) }
}
