import NavSpecRuntime

/// What an analysis may still spend, so that every spec ends in time. What follows is *not proved*.
///
/// The numbers are from `script/fuzz hostile`: with them the dearest files that it makes take 2 s and 500 MB, and two
/// that `diff` compares 4 s. `docs/links.md` says what each pays for, and what is seen once it is spent.
package final class AnalysisBudget {
  private let whole: Int
  private var rest: Int

  package init(_ whole: Int) {
    self.whole = whole
    rest = whole
  }

  /// What a search in a table may spend: less where it is large, or one URL is held against many patterns with text and
  /// values in one segment, since a step takes longer then.
  convenience init(steps: Int, in table: LinkTable, resolvingCost: Int) {
    let units = Self.step * steps - 32 * table.variants.count - 128 * resolvingCost
    self.init(max(Self.step * Self.leastSteps, units))
  }

  package var isSpent: Bool { rest < 0 }

  /// Pays for work, which is one step unless it says its cost; false once the whole does not suffice.
  @discardableResult
  package func spend(_ cost: Int = AnalysisBudget.step) -> Bool {
    rest -= cost
    return !isSpent
  }

  /// Gives the whole again, to another question.
  package func renew() { rest = whole }

  /// The price of a URL that is tried, patterns that are compared, or a part that is cut out, where a table is searched.
  package static let step = 10
  /// Steps of a search in one table.
  static let searchSteps = 100_000
  /// Steps of a comparison of two tables, each way. A step takes longer: it asks both, and describes the URL.
  static let comparisonSteps = 40_000
  /// Steps of a search in a table of any size.
  static let leastSteps = 5_000
  static let states = 500_000
  static let statesOfLanguage = 20_000
  static let statesOfSequence = 4_096
  static let pairs = 12_500_000
  /// What two segments cost that are compared, in pairs. Closed sets cost as many more as the smaller one has texts.
  static let segmentPair = 16
  /// Groups of two literals by which patterns of one length are filed. Each is looked at for every pattern.
  static let groups = 64
  package static let cuts = 64
  /// URLs of a part that are tried where each may do something else.
  static let trials = 12
  /// URLs that are tried for a circle through two redirects.
  static let circleTrials = 24
  /// Conflicts of a pattern that are looked for.
  static let conflicts = 3
  /// Sets of URLs that are kept, for memory. Others are made again.
  static let keptSpaces = 16_384
  /// Links and redirects that a change of a link is compared with before it is one of all URLs.
  package static let rivals = 1_024
  /// Steps to build URLs of screens in two versions: ten for a screen, and more as for `searchSteps`.
  package static let builtURLs = 200_000
  /// Parts of what a component of an association file claims, of which others take some.
  package static let partsOfClaim = 1_024
  /// What windows cost that are written and read: each 100 and the square of its tabs.
  static let savedState = 16_000_000
  /// Links of one path that examples are compared with. At least 100 examples are tried.
  package static let examples = 300_000
  /// Patterns that a failed example is compared with, for the nearest.
  package static let nearestPatterns = 40_000
  /// Taps that are tried for the nearest ways of steps that flows cannot take.
  package static let nearestWays = 200_000
  /// Links and redirects on the ways of all redirects in a diagram.
  package static let redirectWays = 100_000
  /// Links that begin like those of the screens in generated tests.
  package static let testedURLs = 1_000_000

  /// The windows of `savedState`, without six that one comparison takes at most.
  package static func windows(tabs: Int) -> Int { savedState / (100 + tabs * tabs) - 6 }
}
