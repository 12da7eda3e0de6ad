import Foundation
import Testing

/// What the tool prints for shells and for `man`.
@Suite struct ShellTests {
  @Test(arguments: [("zsh", "#compdef navspec\n"), ("bash", "#!/bin/bash\n"), ("fish", "function __navspec")])
  func aShellHasCompletions(_ shell: String, _ start: String) throws {
    let tool = try Tool()
    let result = try tool.run("completions", shell)
    #expect(result.code == 0 && result.err == "" && result.out.hasPrefix(start), "\(result.out.prefix(40))")
    for word in ["validate", "generate", "completions", "man"] { #expect(result.out.contains(word)) }
  }

  @Test func anUnknownShellIsRefused() throws {
    let tool = try Tool()
    let result = try tool.run("completions", "ksh")
    #expect(result.code == 2 && result.err.contains("there are no completions for 'ksh': zsh, bash, fish"))
  }

  @Test func theManPageHasEveryCommandAndOption() throws {
    let tool = try Tool()
    let page = try tool.run("man")
    #expect(page.code == 0 && page.err == "" && page.out.hasPrefix(".TH NAVSPEC 1 "))
    let help = try tool.run("--help").out
    let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.output.1) }.filter {
      $0 != "help"
    }
    #expect(commands.count > 15)
    for command in commands { #expect(page.out.contains("\n.SS navspec \(command)\n"), "\(command)") }
    #expect(page.out.contains("\\fB\\-\\-list\\-outputs\\fR"))
    // A line that begins with a dot would be a request.
    let requests: Set = ["TH", "SH", "SS", "TP", "PP", "br", "nf", "fi"]
    for line in page.out.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(String(line.dropFirst().prefix { $0.isLetter })), "\(line)")
    }
  }

  /// The commands of the documentation work for a user who has none of the folders.
  @Test func theCommandsOfThePageInstallThem() throws {
    let text = try String(contentsOf: Tool.repository.appending(path: "docs/cli.md"), encoding: .utf8)
    let blocks = text.matches(of: /(?ms)^```sh\n(.*?)^```$/).map { String($0.output.1) }
    let commands = try #require(blocks.first { $0.contains("navspec man >") })
    let tool = try Tool()
    let result = try tool.output(of: commands, ["HOME": tool.folder.path])
    #expect(result.code == 0 && result.lines == [], "\(result.lines)")
    for file in [
      ".zsh/completions/_navspec", ".local/share/bash-completion/completions/navspec",
      ".config/fish/completions/navspec.fish", ".local/share/man/man1/navspec.1",
    ] {
      #expect(tool.read(file)?.isEmpty == false, "\(file)")
    }
  }
}
