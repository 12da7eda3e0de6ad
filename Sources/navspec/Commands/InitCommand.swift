import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// `navspec init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a project: a commented spec, a configuration, and JSON Schemas for editors.",
    discussion: """
      EXAMPLE
        navspec init Recipes
        navspec init Notes --starter stack --directory Navigation
        navspec init Shop --from apple-app-site-association --from Info.plist

      Existing files are never overwritten. Generated Swift goes among the sources of a package or project that \
      is found.
      """)

  @Argument(
    help: "The app's name, the prefix of generated types. Default: the name of the project, or of the folder."
  )
  var name: String?

  @Option(
    help: "The root container: tabs, stack or split.", completion: .list(Starter.allCases.map(\.rawValue)),
    transform: starterOfWord)
  var starter: Starter = .tabs

  @Option(
    help: ArgumentHelp(
      "Begins with the links that the app has: an association file, an Info.plist or entitlements, or a list of URLs or paths, one a line.",
      valueName: "file"),
    completion: .file())
  var from: [String] = []

  @Option(help: "The folder to write to.", completion: .directory)
  var directory = "."

  func run() throws {
    let project = FoundProject(in: directory)
    let name = try appName(project)
    let code = project?.codeFolder ?? "Generated"
    let files =
      from.isEmpty
      ? starter.files(for: name, code: code)
      : Starter.files(for: name, from: try existingLinks(), in: from, code: code)
    guard let files else {
      let better = Starter.name(from: name).map { "; for example '\($0)'" } ?? ""
      throw CommandFailure(
        "'\(name)' cannot be the prefix of types: letters and digits without blanks, a capital first, at most 40\(better)"
      )
    }
    let paths = files.map { directory == "." ? $0.name : Disk.path(directory, $0.name) }
    // All or nothing: half a project is harder to repair than none. A broken link counts as an existing file.
    if let path = paths.first(where: { Disk.exists($0) || Disk.isLink($0) }) {
      throw CommandFailure("'\(path)' already exists; nothing is written")
    }
    for (file, path) in zip(files, paths) {
      try OutputFolder.writeNew(file, to: path)
      Console.out("wrote \(path)")
    }
    let enter = directory == "." ? "" : "cd \(directory) && "
    Console.out("next: \(enter)navspec validate && navspec generate\(project?.command ?? "")")
    if let project { Console.out(project.advice) }
  }

  private func existingLinks() throws -> ExistingLinks {
    var links = ExistingLinks()
    for path in from {
      let bytes = try Disk.named(path, atMost: ExistingLinks.longestFile)
      do throws(UnreadableLinks) {
        links.append(try ExistingLinks(bytes, of: path))
      } catch {
        throw CommandFailure(error.description)
      }
    }
    return links
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

/// The starter a word names.
private func starterOfWord(_ word: String) throws -> Starter {
  if let starter = Starter(rawValue: word) { return starter }
  let words = Starter.allCases.map(\.rawValue).joined(separator: ", ")
  throw ValidationError("unknown starter '\(word)': \(words)")
}
