import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct ChangelogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changelog",
    abstract: "Writes what changed between two versions, for the notes of a release.",
    discussion: """
      EXAMPLE
        navspec changelog v2.3 v2.4 --spec specs/app.nav.yaml
        navspec changelog v2.3 specs/app.nav.yaml
        navspec changelog v2.3:specs/old.nav.yaml specs/app.nav.yaml --all

      FROM and TO are specs, folders with one, or revisions of git. The text is a section of \
      CHANGELOG.md in the words of keepachangelog.com: what people who use the app see.
      """)

  @Argument(help: "The older version.", completion: .spec)
  var from: String

  @Argument(help: "The newer version.", completion: .spec)
  var to: String

  @Option(
    help: "The spec whose revisions are meant. Without it, that of the working directory.", completion: .spec)
  var spec: String?

  @Flag(help: "Lists what changes for programmers and for the release too.")
  var all = false

  func run() throws {
    let (report, title) = try VersionInput.changelog(from: from, to: to, spec: spec)
    Console.raw(report.changelog(title: title ?? "Unreleased", listsAll: all))
  }
}
