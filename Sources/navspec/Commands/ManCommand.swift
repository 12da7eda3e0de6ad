import ArgumentParser

struct ManCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man",
    abstract: "Prints the man page.",
    discussion: """
      EXAMPLE
        navspec man > /usr/local/share/man/man1/navspec.1
        navspec man | man -l -
      """)

  func run() { Console.raw(ManPage.text()) }
}
