import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the navigation graph, or the part that answers a question.",
    discussion: """
      EXAMPLE
        navspec graph specs/recipes.nav.yaml -o navigation.svg
        navspec graph --focus recipe --depth 2 -o recipe.svg
        navspec graph --from categories --to signIn --format text
        navspec graph --against main --changed-only --format mermaid
        navspec graph --against main -o review.html --watch

      PNG requires Graphviz.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or - for standard output.",
      discussion: "Default: 'outputs.graph' in '.navspec.yaml', or standard output."),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format: \(DiagramFormat.all.map(\.name).listed). Default: that of the file's ending, or dot.",
      discussion: DiagramFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")),
    completion: .list(DiagramFormat.all.map(\.name)),
    transform: choice(of: DiagramFormat.all, named: \.name, or: DiagramFormat.ending) {
      "unknown format '\($0)'"
    })
  var format: DiagramFormat?

  @OptionGroup(title: "Questions") var question: GraphQuestion

  @OptionGroup(title: "Comparing") var comparing: GraphBaseArguments

  @Option(
    help: ArgumentHelp(
      "The folder with pictures of screens, ROUTE.png and ROUTE~dark.png, for svg and html.",
      discussion: "Default: 'screens' in '.navspec.yaml'.", valueName: "folder"),
    completion: .directory)
  var screens: String?

  @Option(help: ArgumentHelp("One picture for each feature, and one of all: needs -o.", valueName: "feature"))
  var split: GraphSplit?

  @Option(
    help: ArgumentHelp(
      "Where a place of the spec can be read, with {file} and {line} in it: nodes link to it.",
      valueName: "url"))
  var sourceURL: String?

  @Flag(
    help: "Draws again after each change of the spec: needs -o. A page shows what is wrong above its picture."
  )
  var watch = false

  @Flag(help: "Opens what was written, in the program for its kind of file: needs -o.")
  var open = false

  @Flag(help: "A PNG for dark pages; an SVG adapts to its page.")
  var dark = false

  @Option(help: ArgumentHelp("How long Graphviz may take for a PNG.", valueName: "seconds"))
  var timeout = 60

  func validate() throws {
    guard 1...3600 ~= timeout else { throw ValidationError("--timeout is from 1 to 3600 seconds") }
    if question.depth != nil, question.focus.isEmpty { throw ValidationError("--depth is about --focus") }
    if let depth = question.depth, depth < 0 { throw ValidationError("--depth counts edges: 0, 1, 2 …") }
    if question.all, question.to == nil { throw ValidationError("--all is about --to") }
    if comparing.against == nil, comparing.exact || comparing.changedOnly || comparing.side != nil {
      throw ValidationError("--exact, --changed-only and --side are about --against")
    }
    if watch, output == nil || output == "-" || split != nil || arguments.spec == "-" {
      throw ValidationError("--watch needs -o and a spec on disk, and draws one picture")
    }
    if open, output == "-" || watch {
      throw ValidationError("--open needs a file, and draws once: navspec graph -o navigation.html --open")
    }
    if let sourceURL, !sourceURL.contains("{file}") {
      throw ValidationError("--source-url needs {file}, and usually {line}")
    }
  }

  func run() throws {
    if !watch {
      let way = question.from != nil && question.to == nil ? "--to" : "--focus"
      try arguments.checkSpec(orElse: arguments.spec?.contains(".") == true ? "-o" : way)
    }
    guard watch else { return try draw() }
    var page = DiagramOutputOptions()
    page.isWatched = true
    // What a page shows while the spec has errors: nil for the file as it is.
    var last: Diagram?
    try WatchLoop(spec: arguments.spec, print: { Console.out($0) }, report: Console.report).run { log in
      let subject: Subject
      do {
        subject = try self.subject(log)
        try arguments.checkSoundness(of: subject.spec, subject.input)
      } catch {
        let report = (error as? SpecFailure)?.report ?? (error as? ReportedFailure)?.report
        if let report, let output, try format(of: output).isPage {
          page.problems = report.text()
          try writeProblems(over: last, page, try format(of: output), to: output)
        }
        throw error
      }
      let drawn = try diagram(subject, log)
      last = drawn
      page.problems = nil
      return try write(drawn, page, subject.format, to: subject.place)
    }
  }

  /// Of the tree for terminals: its lines, names of tabs, presentations, conditions and links.
  nonisolated(unsafe) private static let colors = [
    (pattern: /[├└│─]+/, code: "2"), (/^ *[^├└│─\/\n]+ \(tab .*\)$/, "1"), (/\[[a-z ]+\]/, "35"),
    (/needs (?:\S+(?: and )?)+/, "33"), (/(?:^|  )\(?\/\S*/, "34"),
  ]

  private func draw() throws {
    // A graph with problems is worth seeing: an unreachable screen is easier to find in a picture, which marks it.
    let subject = try subject(nil)
    try arguments.checkSoundness(of: subject.spec, subject.input)
    func write(_ diagram: Diagram, to place: String?) throws {
      let line = try self.write(diagram, DiagramOutputOptions(), subject.format, to: place)
      if place != nil { Console.status(line) }
    }
    guard split != nil else {
      if open, subject.place == nil {
        throw CommandFailure("--open needs -o, or 'outputs: {graph: FILE}' in '.navspec.yaml'")
      }
      try write(try diagram(subject, nil), to: subject.place)
      if open, let place = subject.place { try Viewer.open(place) }
      return
    }
    guard let place = subject.place else {
      throw CommandFailure("--split writes several files: name the first with -o")
    }
    let base = try base(of: subject, nil)
    let pages = try subject.spec.diagramsByFeature(question.options(comparing), against: base) {
      Self.page(of: $0, beside: place.split(separator: "/").last.map(String.init) ?? place)
    }
    var pictures = Diagram.unknown
    try addPictures(to: &pictures, subject, base, nil)
    for var page in pages {
      (page.diagram.pictures, page.diagram.basePictures) = (pictures.pictures, pictures.basePictures)
      try write(page.diagram, to: Self.page(of: page.feature, beside: place))
    }
  }

  /// The place is nil for standard output.
  private typealias Subject = (input: SpecInput, spec: CheckedSpec, place: String?, format: DiagramFormat)

  private func subject(_ log: ReadLog?) throws -> Subject {
    let input = try SpecInput(named: arguments.spec, limits: arguments.limits, log: log)
    let spec = try input.compileWithBaseline(log)
    let place = try input.settings.place(of: .graph, orOption: output)
    return (input, spec, place, try format(of: place))
  }

  private func base(of subject: Subject, _ log: ReadLog?) throws -> BaseSpec? {
    try comparing.against.map { against in
      try VersionInput.base(
        against: against, of: subject.spec, subject.input, isExact: comparing.exact, log: log)
    }
  }

  private func diagram(_ subject: Subject, _ log: ReadLog?) throws -> Diagram {
    var options = question.options(comparing)
    if subject.format.isPage {
      options.collapse = options.collapse ?? .nothing
      options.facts = options.facts ?? .all
    }
    let base = try base(of: subject, log)
    var diagram = try subject.spec.diagram(options, against: base, isRun: subject.format.isPage)
    try addPictures(to: &diagram, subject, base, log)
    return diagram
  }

  /// Shows screens as they look, where there are pictures of them.
  private func addPictures(
    to diagram: inout Diagram, _ subject: Subject, _ base: BaseSpec?, _ log: ReadLog?
  ) throws {
    guard let folder = ScreenFolder(option: screens, subject.input, log: log) else { return }
    guard subject.format.hasPictures else {
      if screens != nil { Console.error("note: pictures of screens are shown in svg and html") }
      return
    }
    diagram.pictures = try folder.pictures(of: subject.spec)
    if let base, let against = comparing.against {
      diagram.basePictures = try folder.pictures(
        of: base, against: against, subject.input, isExact: comparing.exact)
    }
    let problems = diagram.pictures.problems + diagram.basePictures.problems.map { "the base: \($0)" }
    for problem in problems { Console.error("note: \(problem)") }
  }

  /// Shows what is wrong above the last picture: that of this run, or else the one on disk.
  private func writeProblems(
    over last: Diagram?, _ options: DiagramOutputOptions, _ format: DiagramFormat, to place: String
  ) throws {
    let file = OutputFile.picture(format)
    if last == nil, let earlier = try file.earlier(at: place),
      let text = options.problems(over: String(decoding: earlier, as: UTF8.self))
    {
      return try file.write(Array(text.utf8), to: place, onWait: Console.error)
    }
    _ = try write(last ?? .unknown, options, format, to: place)
  }

  /// - Returns: A line for people.
  private func write(
    _ diagram: Diagram, _ options: DiagramOutputOptions, _ format: DiagramFormat, to place: String?
  ) throws -> String {
    var options = options
    (options.sourceURL, options.isDark) = (sourceURL, dark)
    let text = Array(format.text(of: diagram, options).utf8)
    if format.graphvizFormat != nil, let shrinking = diagram.shrinking { Console.error("note: \(shrinking)") }
    let picture =
      try format.graphvizFormat.map { try Graphviz.render(text, format: $0, seconds: timeout) } ?? text
    guard let place else {
      if format.graphvizFormat != nil, isatty(STDOUT_FILENO) == 1 {
        throw CommandFailure("a picture is not for a terminal: name a file with -o")
      }
      if format.name == "text" {
        Console.out(lines: String(String(decoding: picture, as: UTF8.self).dropLast()), colors: Self.colors)
      } else {
        Console.raw(picture)
      }
      return ""
    }
    let file = OutputFile.picture(format)
    try file.write(file.marked(picture), to: place, onWait: Console.error)
    return "wrote \(place)"
  }

  /// `navigation-kitchen.svg` for the feature `kitchen` beside `navigation.svg`.
  private static func page(of feature: String?, beside place: String) -> String {
    guard let feature else { return place }
    let name = place.lastIndex(of: "/").map { place[place.index(after: $0)...] } ?? place[...]
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(place)-\(feature)" }
    return "\(place[..<dot])-\(feature)\(place[dot...])"
  }

  /// The format of the option, or of the ending of a file.
  private func format(of output: String?) throws -> DiagramFormat {
    let format = try self.format ?? formatOfEnding(output)
    if dark, format.name != "png" {
      throw CommandFailure("--dark is about PNG, and the format is \(format.name); an SVG adapts to its page")
    }
    return format
  }

  private func formatOfEnding(_ output: String?) throws -> DiagramFormat {
    guard let output else { return DiagramFormat.all[0] }
    let name = output.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if let format = DiagramFormat.ending(ending) { return format }
    let endings = DiagramFormat.all.map { ".\($0.endings[0])" }
    throw CommandFailure(
      "the ending of '\(output)' is not that of a format: use \(endings.listed), or give --format")
  }
}

enum GraphSplit: String, ExpressibleByArgument, CaseIterable {
  case feature
}
