import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what a change of a spec does to people, links and saved state.",
    discussion: """
      EXAMPLE
        navspec diff old.nav.yaml new.nav.yaml
        navspec diff --against main specs/recipes.nav.yaml
        navspec diff --against v2.3:specs/app.nav.yaml --exact --format json
        navspec diff --releases --against main specs/recipes.nav.yaml

      BASE and HEAD are specs, or folders with one. With --against, the one argument is HEAD, \
      and BASE is what it was in git: at the newest commit that both have, or with --exact at the revision itself. \
      Neither the index nor the work tree is touched. With --releases, levels, grace and the list of releases are those of \
      BASE, so that a change cannot loosen its own gate; without --against, levels and grace are the defaults.
      Exit code 0: nothing breaks that is not approved; 1: something does; 2: they cannot be compared. With --fail-on \
      risky, 1 also for what may break or is not proved.
      """)

  @Argument(
    help: ArgumentHelp("BASE and HEAD; with --against only HEAD.", valueName: "specs"), completion: .spec)
  var specs: [String] = []

  @Option(help: ArgumentHelp("The revision to compare with, or a spec on disk.", valueName: "rev[:path]"))
  var against: String?

  @Flag(help: "Compares with the revision itself, not with the newest common commit.")
  var exact = false

  @Flag(help: "Compares with every release that '.navspec.yaml' lists as in use: tags or branches of git.")
  var releases = false

  @Option(
    help: ArgumentHelp("The least level for which the exit code is 1: breaking or risky.", valueName: "level")
  )
  var failOn = FailingLevel.breaking

  @Option(
    help: ArgumentHelp(
      "Where 'graph --against --format html' of the same two is read: the changes of a comment link to it.",
      valueName: "url"),
    transform: pageAddress)
  var pageURL: String?

  enum FailingLevel: String, ExpressibleByArgument, CaseIterable {
    case breaking, risky
  }

  @OptionGroup var reporting: ReportArguments

  func validate() throws {
    let hasBase = releases || against != nil
    if !hasBase, let word = specs.first(where: SpecLocator.isNoSpec) {
      let files = specs.filter { !SpecLocator.isNoSpec($0) }
      let command = (["--against", word] + files).joined(separator: " ")
      let two = specs.count == 2 && files.isEmpty ? "; of two: navspec changelog \(specs[0]) \(specs[1])" : ""
      throw ValidationError(
        "there is no spec '\(word)'; to compare with the revision '\(word)': navspec diff \(command)\(two)")
    }
    guard hasBase || specs.count == 2 else {
      throw ValidationError("give BASE and HEAD, --against with a revision, or --releases")
    }
    if exact, against == nil { throw ValidationError("--exact is about --against") }
    if hasBase, specs.count > 1 {
      let option = releases ? "--releases" : "--against"
      throw ValidationError("with \(option) there is one spec: the newer one")
    }
  }

  func run() throws {
    var report = try compared()
    report.comparison?.page = pageURL
    Console.raw(Console.text(of: report, as: reporting.format, on: STDOUT_FILENO))
    if report.comparison?.isBelow(failOn == .risky ? .risky : .breaking) == false { throw ExitCode.findings }
  }

  private func compared() throws -> Report {
    if releases {
      if against == nil, try Settings(for: specs.first).configuration.judgesChanges {
        Console.error(
          "note: the levels and grace of '.navspec.yaml' count with --against REV, as they were there")
      }
      return try VersionInput.report(againstReleasesOf: specs.first, settingsAt: against, isExact: exact)
    }
    if let against {
      return try VersionInput.report(against: against, head: specs.first, isExact: exact)
    }
    return try VersionInput.report(base: specs[0], head: specs[1])
  }
}

/// An address that Markdown takes as it is.
private func pageAddress(_ text: String) throws -> String {
  guard text.wholeMatch(of: /https?:\/\/[-\w.~:\/%?&=+,@]+/.asciiOnlyWordCharacters()) != nil else {
    throw ValidationError("'\(text)' is no address of a page: https://…, without '#', blanks and brackets")
  }
  return text
}
