import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// `navspec graph`
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the navigation graph.",
    discussion: """
      EXAMPLE
        navspec graph specs/recipes.nav.yaml -o navigation.svg
        navspec graph specs/recipes.nav.yaml > navigation.dot

      SVG and PNG require Graphviz.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or - for standard output.",
      discussion: "Default: 'outputs.graph' in '.navspec.yaml', or standard output."),
    completion: .file())
  var output: String?

  @Option(help: "The format: dot, svg or png. Default: the file's extension, or dot.")
  var format: OutputFile.PictureFormat?

  func run() throws {
    // A graph with problems is worth seeing: an unreachable screen is easier to find in a picture.
    let (spec, settings) = try arguments.compile()
    let option = output
    let output = try settings.place(of: .graph, orOption: option)
    // A file that the settings name is what its ending says.
    let ending = try format == nil || option == nil ? formatOfEnding(of: output) : nil
    let format = format ?? ending ?? .dot
    Console.report(spec.report.text(usesColor: Console.errorShowsColor))
    if !spec.isSound { throw ExitCode.findings }
    let dot = Array(try spec.files(of: .graph)[0].text.utf8)
    let picture = OutputFile.marked(
      format == .dot ? dot : try Graphviz.render(dot, format: format.rawValue), as: format)
    guard let output else { return Console.raw(picture) }
    try OutputFile.picture(format).write(picture, to: output, onWait: Console.error)
    Console.out("wrote \(output)")
  }

  private func formatOfEnding(of output: String?) throws -> OutputFile.PictureFormat {
    guard let output else { return .dot }
    let name = output.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if let format = OutputFile.PictureFormat(rawValue: ending == "gv" ? "dot" : ending) { return format }
    throw CommandFailure(
      "the ending of '\(output)' says no format: name it .dot, .svg or .png, or give --format")
  }
}

extension OutputFile.PictureFormat: ExpressibleByArgument {}
