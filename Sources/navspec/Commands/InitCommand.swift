import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a project: a commented spec, a configuration, and JSON Schemas for editors.",
    discussion: """
      EXAMPLE
        navspec init Recipes
        navspec init Notes --starter stack --directory Navigation
        navspec init Shop --from apple-app-site-association --from Info.plist
        navspec init --feature search

      Existing files are never overwritten. A folder that has a spec gets the settings and schemas that it lacks. \
      Generated Swift goes among the sources of a package or project that is found.
      """)

  @Argument(
    help: "The app's name, the prefix of generated types. Default: the name of the project, or of the folder."
  )
  var name: String?

  @Option(
    help: "The root container: tabs, stack or split. Default: tabs.",
    completion: .list(Starter.allCases.map(\.rawValue)),
    transform: choice { "unknown starter '\($0)'" })
  var starter: Starter?

  @Option(
    help: ArgumentHelp(
      "Begins with the links that the app has: an association file, an Info.plist or entitlements, or a list of URLs or paths, one a line.",
      valueName: "file"),
    completion: .file())
  var from: [String] = []

  @Option(help: "Adds the file of a feature to the spec: features/NAME.nav.yaml.")
  var feature: String?

  @Option(help: "The folder to write to.", completion: .directory)
  var directory = "."

  @Flag(help: "Writes nothing. Prints the files that would be written.")
  var dryRun = false

  func validate() throws {
    if dryRun, feature != nil { throw ValidationError("--dry-run is about a new project, not '--feature'") }
    if starter != nil, !from.isEmpty {
      throw ValidationError("'--from' begins with one stack: leave '--starter' out")
    }
    if feature != nil, name != nil || starter != nil || !from.isEmpty {
      throw ValidationError("'--feature' adds to a spec: leave the name, '--starter' and '--from' out")
    }
  }

  func run() throws {
    if let feature { return try NewFeature(feature, in: directory).write { Console.status($0) } }
    let project = FoundProject(in: directory)
    let code = project?.codeFolder ?? "Generated"
    if name == nil, starter == nil, from.isEmpty, !exists(".navspec.yaml"), let spec = try existingSpec() {
      Console.status("kept \(path(of: spec))")
      // A schema may be there already: editors had it before.
      let files = Starter.settings(forSpec: spec, code: code).filter { !exists($0.name) }
      return try write(files, project?.advice(systems: "the systems in 'platforms' of the spec"), project)
    }
    let name = try appName(project)
    let files =
      from.isEmpty ? (starter ?? .tabs).files(for: name, code: code) : try linkedFiles(for: name, code)
    guard let files else {
      let better = Starter.name(from: name).map { "; for example '\($0)'" } ?? ""
      throw CommandFailure(
        "'\(name)' cannot be the prefix of types: letters and digits without blanks, a capital first, at most 40\(better)"
      )
    }
    if let spec = try existingSpec(), !files.contains(where: { $0.name == spec }) {
      throw CommandFailure(
        "'\(path(of: spec))' already is the spec; nothing is written. 'navspec init' alone adds its settings and schemas"
      )
    }
    // All or nothing: half a project is harder to repair than none.
    if let file = files.first(where: { exists($0.name) }) {
      throw CommandFailure("'\(path(of: file.name))' already exists; nothing is written")
    }
    try write(files, project?.advice(systems: Starter.systems), project)
  }

  private func write(_ files: [GeneratedFile], _ advice: String?, _ project: FoundProject?) throws {
    if dryRun { return files.forEach { Console.out("would write \(path(of: $0.name))") } }
    try OutputFolder.writeNew(files.map { GeneratedFile(name: path(of: $0.name), text: $0.text) })
    for file in files { Console.status("wrote \(path(of: file.name))") }
    let enter = directory == "." ? "" : "cd \(directory) && "
    Console.status("next: \(enter)navspec validate && navspec generate\(project?.command ?? "")")
    if from.isEmpty, let sources = project?.swiftUISources(in: directory) {
      Console.status("or a spec of the app that is there: \(enter)navspec import \(sources) -o app.nav.yaml")
    }
    if let advice { advice.split(separator: "\n").map(String.init).forEach { Console.status($0) } }
  }

  private func path(of file: String) -> String { directory == "." ? file : Disk.path(directory, file) }

  /// A broken link counts as a file.
  private func exists(_ file: String) -> Bool { Disk.exists(path(of: file)) || Disk.isLink(path(of: file)) }

  /// The spec that the folder has; nil where it has none.
  private func existingSpec() throws -> String? {
    let specs = SpecLocator.roots(ofProject: directory)
    guard specs.count > 1 else { return specs.first }
    let paths = specs.map { "'\(path(of: $0))'" }.joined(separator: ", ")
    throw CommandFailure("the folder already has several specs: \(paths); nothing is written")
  }

  private func linkedFiles(for name: String, _ code: String) throws -> [GeneratedFile]? {
    var links = ExistingLinks()
    for path in from {
      let kinds = [("a URL", /:\/\//), ("a spec", /\.nav\.yaml$/), ("code", /\.swift$/)]
      let kind = kinds.first { path.contains($0.1) }?.0 ?? (Disk.exists(path) ? nil : "no file")
      if let kind { throw CommandFailure("'\(path)' is \(kind), and not a list of URLs, one a line") }
      links.append(try ExistingLinks(try Disk.named(path, atMost: ExistingLinks.longestFile), of: path))
    }
    return try Starter.files(for: name, from: links, in: from, code: code)
  }

  private func appName(_ project: FoundProject?) throws -> String {
    if let name = name ?? project?.name.flatMap(Starter.name) { return name }
    let named = directory.split(separator: "/").last.map(String.init) ?? ""
    let isName = !["", ".", ".."].contains(named)
    let folder =
      isName ? named : (Disk.realPath(of: directory) ?? "").split(separator: "/").last.map(String.init) ?? ""
    guard let name = Starter.name(from: folder) else {
      throw CommandFailure("the folder's name '\(folder)' gives no name for the app: navspec init NAME")
    }
    return name
  }
}
