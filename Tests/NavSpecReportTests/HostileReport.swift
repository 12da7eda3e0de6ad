import NavSpecDiagnostics
import NavSpecReport

/// What a spec could try to put into the output of a program that reads the report.
let hostileText = """
  x' ::error file=a::b\r\n::stop-commands::t\n%0A](javascript:alert(1)) ``` ```` </details><script>alert(1)</script> \
  @octocat #1 https://evil.test www.evil.test a@b.test \u{202E}\u{0}\u{1B}[31m | \\| $x$ ##[error]e ]]> %%{init: 1}%% \
  ##vso[task.prependpath]/tmp ##teamcity[buildStop] section_start:1:x GH-1 SHOP-12 0123456789abcdef!1 %1 ~1 &1
  """

/// A report with hostile text wherever a spec has a say.
func hostileReport(changes: Int = 2) -> Report {
  let fixture = Fixture(("a,b:c%\n::error::\(hostileText).nav.yaml", "a: \(hostileText)\nroute: here\n"))
  let place = fixture.range("here")
  let diagnostic = Diagnostic(
    .ambiguousLink, "no '\(hostileText)' or \(hostileText)", at: place, label: hostileText,
    related: [.init(hostileText, at: place)], notes: [hostileText],
    fixes: [.init(hostileText, edits: [.init(place, hostileText)], isSafe: true)])
  var report = Report([diagnostic], in: fixture.map)
  let all = (0..<changes).map { index in
    var change = Change(
      .linkLost, "'\(hostileText)' of '\(hostileText)' no longer opens", route: hostileText, proof: .executed,
      witness: .init(json: .null, lines: [hostileText, "base  \(hostileText)", "head  \(hostileText)"]),
      subject: [hostileText, "\(index)"], places: [.init(.head, place), .init(.base, place)])
    change.owners = [hostileText]
    if index % 2 == 1 { change.approval = .init(because: hostileText, by: hostileText, until: nil) }
    return change
  }
  let sides = ReportedChanges.Side(spec: hostileText, revision: hostileText)
  var comparison = ReportedChanges(base: sides, head: sides, changes: all)
  comparison.picture = { (text: hostileText, isMermaid: false, omitted: 0) }
  report.comparison = comparison
  return report
}

extension ChangeKind {
  static let linkLost = ChangeKind(
    "link-lost", .link, .breaking,
    explanation: "A URL that opened a screen opens nothing any more. Keep the pattern.")
}

extension Report {
  /// A comparison with changes of one kind, each of a route.
  static func changes(_ routes: [String], level: ChangeLevel = .breaking, proved: Bool = true) -> Report {
    let fixture = Fixture("routes:\n  here: {}\n")
    var report = Report([], in: fixture.map)
    var changes = routes.map { route in
      Change(
        .linkLost, "'/\(route)' of '\(route)' no longer opens", route: route, level: level, proof: .executed,
        witness: .init(json: .null, lines: ["/\(route)", "base  opens \(route)", "head  opens nothing"]),
        subject: [route], places: [.init(.head, fixture.range("here"))])
    }
    if !proved {
      changes.append(
        Change(
          .notProved, "not proved: one thing, because it takes too long", subject: ["one"],
          places: [.init(.head, fixture.range("here"))]))
    }
    report.comparison = ReportedChanges(
      base: .init(spec: "specs/app.nav.yaml", revision: "0123456789abcdef"),
      head: .init(spec: "specs/app.nav.yaml"), changes: changes)
    return report
  }
}
