import ArgumentParser
import NavSpecCompiler
import NavSpecFrontend
import NavSpecWorkspace

struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Renames a route, or any other name, in all files.",
    discussion: """
      EXAMPLE
        navspec rename route recipe dish
        navspec rename param recipe.id number --dry-run
        navspec rename case Category.mains main specs/recipes.nav.yaml

      Adds what keeps links, saved state and analytics as they are, and prints what it did and what code must change.
      """)

  @Argument(help: "What is renamed.") var kind: NameKind
  @Argument(help: "Its name: 'cart', 'checkout.cart', 'cart.id' for a param, 'Room.bath' for a case.")
  var old: String
  @Argument(help: "Its new name.") var new: String
  @OptionGroup var arguments: SpecArguments
  @OptionGroup var editing: EditArguments

  func run() throws {
    try editing.run(arguments) { spec, files in
      try spec.renaming(spec.symbol(kind, named: old, in: spec.names), to: new, in: files)
    }
  }
}

extension NameKind: ExpressibleByArgument {}

struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Removes a route to which nothing leads.",
    discussion: """
      EXAMPLE
        navspec remove oldRecipe
        navspec remove oldRecipe --redirect recipe

      Refuses, with the places, while something leads there.
      """)

  @Argument(help: "The route: 'cart', 'checkout.cart'.") var route: String
  @OptionGroup var arguments: SpecArguments

  @Option(help: "The route where its links, and what else names it, lead instead.")
  var redirect: String?

  @OptionGroup var editing: EditArguments

  func run() throws {
    try editing.run(arguments) { try $0.removing(route: route, redirectingTo: redirect, in: $1) }
  }
}

struct EditArguments: ParsableArguments {
  @Flag(help: "Prints the changes as a patch. Writes nothing.")
  var dryRun = false

  @Option(help: "text, or json: one object.")
  var format = AnswerFormat.text

  /// Edits the spec, and writes the files that change.
  func run(_ arguments: SpecArguments, _ edit: (CheckedSpec, any SpecFiles) throws -> EditedSpec) throws {
    let input = try SpecInput(named: arguments.spec, limits: arguments.limits)
    let spec = try input.compile()
    try arguments.checkSoundness(of: spec, input)
    guard let disk = input.disk else {
      throw CommandFailure("standard input cannot be written to: name a file")
    }
    let edited = try edit(spec, input.files)
    if format == .json {
      if !dryRun { try disk.replace(edited.files) }
      return Console.raw(edited.json)
    }
    if dryRun {
      Console.raw(edited.files.map(\.diff).joined())
    } else {
      try disk.replace(edited.files)
      for file in edited.files { Console.status("wrote \(file.displayPath)") }
    }
    // Standard output holds the patch alone.
    let lines = (Console.isQuiet ? [] : edited.notes) + edited.breaking.map { "breaking: \($0)" }
    for line in lines {
      if dryRun { Console.error(line) } else { Console.out(line) }
    }
  }
}
