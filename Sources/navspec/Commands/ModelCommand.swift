import ArgumentParser
import NavSpecCompiler

/// `navspec model`
struct ModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Prints the resolved navigation graph as JSON.",
    discussion: """
      EXAMPLE
        navspec model specs/recipes.nav.yaml > model.json

      The shape is versioned and described in docs/model.md.
      """)

  @OptionGroup var arguments: SpecArguments

  func run() throws {
    let compilation = try arguments.compileWithoutErrors()
    Console.out(try compilation.model())
  }
}
