import ArgumentParser
import NavSpecLanguageServer
import NavSpecWorkspace

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: problems, completion, hover, renames.",
    discussion: """
      EXAMPLE
        navspec lsp

      Speaks the Language Server Protocol, version 3.17, on standard input and output. An editor starts it: \
      docs/guide/editors.md has configurations.
      """)

  func run() throws {
    // Settings are those of each spec, wherever the editor started the server.
    try WorkingDirectory.change(to: ["/"])
    guard LanguageServer().run() else { throw ExitCode.findings }
  }
}
