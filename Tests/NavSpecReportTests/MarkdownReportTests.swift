import NavSpecDiagnostics
import NavSpecReport
import Testing

@Suite struct MarkdownReportTests {
  @Test func noChangeIsNoComment() {
    #expect(Report.changes([]).text(as: .markdown) == "")
    #expect(Report([], in: SourceMap()).text(as: .markdown) == "")
    #expect(Report.changes([], proved: false).text(as: .markdown).contains("not everything is proved"))
  }

  @Test func aCommentBeginsWithTheVerdictAndShowsTheProof() {
    var report = Report.changes(["item", "list"])
    report.comparison?.changes[0].owners = ["@shop/team"]
    report.comparison?.picture = { (text: "flowchart TB\n  n0[\"item\"]", isMermaid: true, omitted: 0) }
    let text = report.text(as: .markdown)
    #expect(
      text.hasPrefix(
        """
        ### 🔴 2 breaking changes for people who open a link

        In `specs/app.nav.yaml`, compared with itself at `0123456789ab`: 🔴 2 breaking, 🟡 0 risky, 🟢 0 safe. To \
        accept a breaking change, copy its approval from the details below into `diff: approved` of `.navspec.yaml`.

        <details open><summary>What leads to the screens that change</summary>

        ```mermaid
        flowchart TB
          n0["item"]
        ```

        Each screen says how much its changes matter. Thick: new. Dashed: gone.

        </details>

        #### Links, for people who open a link

        |  | What changes | Proof | Owner |
        | --- | --- | --- | --- |
        | 🔴 1 | `/item` of `item` no longer opens | `/item`<br>before: opens item<br>now: opens nothing | `@shop/team` |
        | 🔴 2 | `/list` of `list` no longer opens | `/list`<br>before: opens list<br>now: opens nothing |  |
        """))
    #expect(text.contains("= approve: {fingerprint: "))
  }

  @Test func aRepairAndThePageAreOnTheFirstScreen() {
    var report = Report.changes(["item"])
    report.comparison?.changes[0].repair = .init("keep '/item' in 'links' of 'it|em'", "{path: \"/i|tem\"}")
    report.comparison?.page = "https://pages.test/7/"
    let text = report.text(as: .markdown)
    #expect(
      text.contains("🟢 0 safe. To keep what breaks, paste the line of its *repair* into the spec. To accept"))
    #expect(text.contains(". Numbers lead to [the page](https://pages.test/7/), where each change runs.\n"))
    let id = report.comparison?.changes[0].fingerprint ?? ""
    #expect(
      text.contains(
        "| 🔴 [1](https://pages.test/7/#change=\(id)) | `/item` of `item` no longer opens<br>repair: "))
    #expect(text.contains("repair: keep `/item` in `links` of `it¦em`: `{path: \"/i¦tem\"}` |"))
  }

  /// Problems of the settings come below the tables, and the verdict is first whatever else there is.
  @Test func theVerdictComesBeforeProblems() {
    let fixture = Fixture("left over, new")
    let problem = DiagnosticKind(id: "unused", severity: .warning, explanation: "It approves nothing.")
    func report(_ names: [String]) -> Report {
      var report = Report.changes(names)
      report.sources = fixture.map
      report.diagnostics = [
        Diagnostic(problem, "an old one", at: fixture.range("left over"), label: ""),
        Diagnostic(problem, "a new one", at: fixture.range("new"), label: ""),
      ]
      report.comparison?.leftOver = [fixture.range("left over")]
      return report
    }
    let text = report(["item"]).text(as: .markdown)
    #expect(text.hasPrefix("### 🔴 1 breaking change for people who open a link\n"))
    #expect(text.contains("\n\n#### 🟡 1 warning in the settings\n\n| "))
    #expect(text.contains("a new one") && !text.contains("an old one"))
    var alone = report([])
    #expect(alone.text(as: .markdown).hasPrefix("### 🟢 The navigation does not change\n"))
    alone.diagnostics.removeLast()
    #expect(alone.text(as: .markdown) == "" && alone.text(as: .plain).contains("an old one"))
  }

  @Test func changesOfOneKindAreCollapsed() {
    let breaking = Report.changes((0..<9).map { "r\($0)" }).text(as: .markdown)
    #expect(
      breaking.contains(
        """
        | 🔴 | × 4 more: a URL that opened a screen opens nothing any more (`link-lost`)<br>`r5`, `r6`, `r7`, `r8` |  |

        """))
    let safe = Report.changes((0..<9).map { "r\($0)" }, level: .safe).text(as: .markdown)
    #expect(safe.hasPrefix("### 🟢 Nothing breaks: 9 safe changes\n"))
    #expect(
      safe.contains("| 🟢 | × 8 more: a URL that opened a screen opens nothing any more (`link-lost`) |  |\n"))
  }

  @Test func anApprovedChangeConcernsNobody() {
    var report = Report.changes(["item"])
    report.comparison?.changes[0].approval = .init(because: "agreed", by: nil, until: nil)
    let text = report.text(as: .markdown)
    #expect(text.hasPrefix("### 🟢 Nothing breaks: 1 approved\n"))
    #expect(text.contains("| ☑️ 1 | `/item` of `item` no longer opens<br>approved: agreed |"))
  }

  @Test func aLargePictureIsFolded() {
    var report = Report.changes(["item"])
    report.comparison?.picture = { (text: "home\n└─ item", isMermaid: false, omitted: 0) }
    #expect(
      report.text(as: .markdown).contains(
        "<details><summary>What leads to the screens that change</summary>\n\n```\nhome\n└─ item\n```\n"))
  }

  @Test(arguments: [200, 5_000]) func aCommentFitsWhateverTheInput(_ count: Int) {
    let name = String(repeating: "long|name*", count: 200)
    var report = Report.changes((0..<count).map { "\(name)\($0)" }, proved: false)
    for index in report.comparison?.changes.indices ?? 0..<0 where index % 3 == 0 {
      report.comparison?.changes[index].owners = [name]
    }
    let text = report.text(as: .markdown)
    #expect(text.count < 60_000 && text.utf8.count < 60_000)
    #expect(text.contains("**truncated**"))
    #expect(text == report.text(as: .markdown))
    let problems = hostileReport().diagnostics
    let many = Report((0..<count).flatMap { _ in problems }, in: hostileReport().sources).text(as: .markdown)
    #expect(many.utf8.count < 60_000 && many.contains("**truncated**"))
  }

  // MARK: Hostile names

  /// A page without code: fenced blocks and code spans.
  private func prose(_ text: String) -> (prose: String, blocks: [String]) {
    var prose: [Substring] = []
    var blocks: [String] = []
    var fence: (length: Int, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let ticks = line.prefix { $0 == "`" }.count
      if let open = fence {
        if ticks >= open.length, ticks == line.count {
          blocks.append(open.lines.joined(separator: "\n"))
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if ticks >= 3 {
        fence = (ticks, [line])
      } else {
        prose.append(line)
      }
    }
    #expect(fence == nil)
    return (prose.map(withoutCode).joined(separator: "\n"), blocks)
  }

  private func withoutCode(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      let fence = rest[start...].prefix { $0 == "`" }
      result += rest[..<start]
      rest = rest[fence.endIndex...]
      // The end is a run of backticks of the same length.
      var end = rest.startIndex
      while end < rest.endIndex {
        let run = rest[end...].prefix { $0 == "`" }
        if run.count == fence.count { break }
        end = run.isEmpty ? rest.index(after: end) : run.endIndex
      }
      guard end < rest.endIndex else { return result + "`" + rest }
      rest = rest[rest.index(end, offsetBy: fence.count)...]
    }
    return result + rest
  }

  /// The title of a section too: a branch or a release has any name.
  @Test func aChangelogIsInert() {
    var report = Report.changes([])
    let message = "GH-1, #1, @x, fea1234 and https://github.com/a/b/issues/1"
    report.comparison?.changes = [Change(.linkLost, message, proof: .executed, subject: [], places: [])]
    let text = report.changelog(title: "1.0](https://evil.test) #1", listsAll: true)
    let (prose, _) = prose(text)
    for link in ["](", "GH-1", " #1", "@x", "fea1234", "://"] { #expect(!prose.contains(link), "\(link)") }
    #expect(text.contains("GH-&#8203;1, &#35;&#8203;1, &#64;&#8203;x, fea123&#8203;4 and"))
    #expect(report.changelog(title: "1.0").hasPrefix("## [1.0]\n"))
  }

  @Test func namesAreInert() {
    let (prose, blocks) = prose(hostileReport().text(as: .markdown))
    for markup in [
      "<script", "@octocat", "@b", "](", "://", "www", " #1", "`", "javascript:", "$x", "\u{202E}", "\r",
      "GH-1", "SHOP-1", "0123456", "!1", "%1", "~1", "&1",
    ] {
      #expect(!prose.contains(markup), "\(markup)")
    }
    let tags = prose.matches(of: /<[^>]*>/).map { String($0.output) }
    let own = ["<details>", "<details open>", "</details>", "<summary>", "</summary>", "<br>"]
    #expect(tags.allSatisfy(own.contains))
    let rows = prose.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(
      rows.allSatisfy {
        [4, 5].contains($0.split(separator: "|", omittingEmptySubsequences: false).count - 1)
      })
    #expect(blocks.contains { $0.contains("octocat") })
  }
}
