import ArgumentParser

struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Prints the completions of a shell.",
    discussion: """
      EXAMPLE
        navspec completions zsh > ~/.zsh/completions/_navspec
        navspec completions bash > ~/.local/share/bash-completion/completions/navspec
        navspec completions fish > ~/.config/fish/completions/navspec.fish

      zsh finds the file if 'fpath=(~/.zsh/completions $fpath)' comes before 'compinit' in ~/.zshrc.
      """)

  @Argument(
    help: "The shell: zsh, bash or fish.", completion: .list(CompletionShell.allCases.map(\.rawValue)),
    transform: choice { "there are no completions for '\($0)'" })
  var shell: CompletionShell

  func run() { Console.raw(Navspec.completionScript(for: shell) + "\n") }
}
