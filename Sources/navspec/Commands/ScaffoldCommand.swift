import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

struct ScaffoldCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaffold",
    abstract: "Starts the code that generated code expects from the app.",
    discussion: """
      EXAMPLE
        navspec scaffold specs/recipes.nav.yaml
        navspec scaffold specs/recipes.nav.yaml -o Sources/App
        navspec scaffold specs/recipes.nav.yaml --scene -o Sources/App

      Views, types of the app, conditions, and the window or the host. Each file is yours: existing files are never \
      overwritten.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for files that do not exist yet.", discussion: "Default: prints every file."),
    completion: .directory)
  var output: String?

  @Flag(help: "Also the delegates of the app and its scenes, with a call for each way in.")
  var scene = false

  func run() throws {
    let (spec, settings) = try arguments.compileSound()
    let files = try spec.files(of: .scaffold(withScenes: scene), settings.configuration)
    guard let output else {
      // Swift reads the escape of a sign in a text as the sign.
      for file in files { Console.raw("// \(file.name)\n\(file.text)\n".withoutLogCommands()) }
      return
    }
    var kept = 0
    for file in files {
      let path = Disk.path(output, file.name)
      if Disk.exists(path) || Disk.isLink(path) {
        kept += 1
        continue
      }
      try OutputFolder.writeNew(file, to: path)
      Console.status("wrote \(path)")
    }
    Console.status("\(files.count.counted("file")): \(files.count - kept) written, \(kept) kept")
  }
}
