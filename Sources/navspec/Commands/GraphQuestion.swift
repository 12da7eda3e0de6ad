import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics

struct GraphQuestion: ParsableArguments {
  @Option(help: ArgumentHelp("A screen and its neighbours; repeatable.", valueName: "route"))
  var focus: [String] = []

  @Option(
    help: ArgumentHelp("How many edges away neighbours are, with --focus. Default: 1.", valueName: "edges"))
  var depth: Int?

  @Option(help: ArgumentHelp("The screens from which edges lead to one.", valueName: "route"))
  var reaches: String?

  @Option(help: ArgumentHelp("Where ways start. Default: at launch.", valueName: "route"))
  var from: String?

  @Option(help: ArgumentHelp("Where ways with the fewest taps end.", valueName: "route"))
  var to: String?

  @Flag(help: "All ways to the screen of --to.")
  var all = false

  @Option(help: ArgumentHelp("The screens of a flow, step by step.", valueName: "name"))
  var flow: String?

  @Option(help: ArgumentHelp("The screens of a feature; repeatable.", valueName: "name"))
  var feature: [String] = []

  @Option(help: ArgumentHelp("The screens that a tab shows or leads to; repeatable.", valueName: "name"))
  var tab: [String] = []

  @Option(help: ArgumentHelp("The screens of an owner; repeatable.", valueName: "name"))
  var owner: [String] = []

  @Option(
    help: ArgumentHelp(
      "The screens whose name matches a pattern of * and ?; repeatable.", valueName: "pattern"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Leaves out screens whose name matches a pattern; repeatable.", valueName: "pattern"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "What becomes one box: \(DiagramOptions.Collapse.allCases.map(\.rawValue).listed).",
      discussion: "Default: as much as keeps the picture readable."),
    completion: .list(DiagramOptions.Collapse.allCases.map(\.rawValue)),
    transform: choice { "nothing collapses by '\($0)'" })
  var collapse: DiagramOptions.Collapse?

  @Option(
    help: ArgumentHelp(
      "How much cards say: \(DiagramOptions.Facts.allCases.map(\.rawValue).listed).",
      discussion: "Default: all on a page, else some, in text that can be read in a README."),
    completion: .list(DiagramOptions.Facts.allCases.map(\.rawValue)),
    transform: choice { "cards cannot say '\($0)'" })
  var facts: DiagramOptions.Facts?

  @Flag(help: "Deep links and redirects, and the stacks that they open.")
  var links = false

  @Flag(help: "Conditions, the screens that need them, and what is shown instead.")
  var guards = false

  @Flag(help: "What is restored, and as what.")
  var restoration = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("The app as one of 'personas' finds it.", valueName: "persona"))
  var persona: String?

  func options(_ comparing: GraphBaseArguments) -> DiagramOptions {
    var options = DiagramOptions()
    (options.focus, options.depth, options.reaches) = (focus, depth, reaches)
    (options.from, options.to, options.showsAllWays) = (from, to, all)
    options.flow = flow
    (options.features, options.tabs, options.owners) = (feature, tab, owner)
    (options.only, options.exclude, options.collapse) = (only, exclude, collapse)
    (options.showsLinks, options.showsGuards, options.showsRestoration) = (links, guards, restoration)
    (options.persona, options.showsChangesOnly) = (persona, comparing.changedOnly)
    options.facts = facts
    options.side = comparing.side ?? .both
    return options
  }
}

struct GraphBaseArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Shows what is added, removed and changed since a revision, or a spec on disk.",
      valueName: "rev[:path]"))
  var against: String?

  @Flag(help: "Compares with the revision itself, not with the newest common commit.")
  var exact = false

  @Flag(help: "Only what differs, and the screens that lead to it.")
  var changedOnly = false

  @Option(
    help: ArgumentHelp(
      "The version that is painted, in the places of both: \(DiagramOptions.Side.allCases.map(\.rawValue).listed).",
      discussion: "Default: both.", valueName: "version"),
    completion: .list(DiagramOptions.Side.allCases.map(\.rawValue)),
    transform: choice { "there is no version '\($0)'" })
  var side: DiagramOptions.Side?
}
