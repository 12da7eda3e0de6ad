import Foundation
import NavSpecDiagnostics
import NavSpecReport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats of other programs: github, sarif, gitlab, junit, rdjson.
@Suite struct ProgramReportTests {
  private func object(_ format: ReportFormat, of report: Report) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(report.text(as: format).utf8))
  }

  // MARK: GitHub

  @Test func anAnnotationHasAPlaceATitleAndTheWholeText() {
    let report = Report.changes(["item"])
    #expect(
      report.text(as: .github) == """
        ::error file=specs/app.nav.yaml,line=2,endLine=2,col=3,endColumn=7,title=link-lost::'/item' of 'item' no \
        longer opens%0A/item%0Abase  opens item%0Ahead  opens nothing%0Awhy: a URL that opened a screen opens nothing \
        any more%0Aapprove: {fingerprint: \(report.fingerprint), because: ""}

        """)
  }

  @Test func aStepHasTenErrorsAndTenWarningsTheWorstFirst() {
    var report = Report.changes((0..<14).map { "r\($0)" })
    report.comparison?.changes +=
      Report.changes((0..<12).map { "s\($0)" }, level: .risky).comparison?.changes ?? []
    report.comparison?.changes += Report.changes(["t"], level: .safe).comparison?.changes ?? []
    let lines = report.text(as: .github).split(separator: "\n")
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.dropFirst(10).prefix(10).allSatisfy { $0.hasPrefix("::warning ") })
    #expect(
      lines.dropFirst(20) == [
        "::notice title=navspec::4 more errors, 2 more warnings, 1 without harm: --format markdown or json lists all"
      ])
  }

  @Test func nothingInASpecIsAWorkflowCommand() throws {
    let lines = hostileReport().text(as: .github).split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let match = try #require(line.wholeMatch(of: /::(error|warning|notice) ([^:]*)::(.*)/))
      let keys = match.output.2.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(keys.allSatisfy { ["file", "line", "endLine", "col", "endColumn", "title"].contains($0) })
      #expect(!line.unicodeScalars.contains("\r") && !line.unicodeScalars.contains("\u{1B}"))
    }
  }

  /// GitHub's own lines are commands; no other service finds one in any format.
  @Test(arguments: ReportFormat.all.map(\.name)) func noReportHasACommand(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    for report in [hostileReport(), Report(hostileReport().diagnostics, in: hostileReport().sources)] {
      let text = report.text(as: format)
      for command in ["##[", "##vso[", "##teamcity[", "section_start:1"] { #expect(!text.contains(command)) }
      #expect(name == "github" || text.logCommandSigns.isEmpty)
    }
  }

  // MARK: SARIF

  @Test func sarifHasWhatTheSchemaRequires() throws {
    let log = try #require(try object(.sarif, of: hostileReport()) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "navspec")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
      }
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let message = try #require((result["message"] as? [String: String])?["text"])
      #expect(!message.contains(/[^\\]\]\(/))
      #expect((result["partialFingerprints"] as? [String: String])?["navspec/v1"]?.count == 16)
      let location = try #require((result["locations"] as? [[String: [String: Any]]])?.first)
      let uri = try #require((location["physicalLocation"]?["artifactLocation"] as? [String: String])?["uri"])
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !uri.contains(":"))
    }
    #expect(results[0]["relatedLocations"] != nil && results[0]["fixes"] != nil)
    #expect(results.contains { $0["suppressions"] != nil })
  }

  @Test func sarifHasTheWorstAndCountsTheRest() throws {
    var report = Report.changes((0..<6_000).map { "r\($0)" }, level: .safe)
    report.comparison?.changes += Report.changes(["worst"]).comparison?.changes ?? []
    let log = try object(.sarif, of: report) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5_000)
    #expect(results[0]["level"] as? String == "error")
    #expect((run["properties"] as? [String: [String: Int]])?["omitted"] == ["link-lost": 1_001])
  }

  @Test func columnsOfSARIFAreUTF16() throws {
    let fixture = Fixture("é😀: here\n")
    let report = Report([Diagnostic(.bare, "m", at: fixture.range("here"))], in: fixture.map)
    let text = report.text(as: .sarif)
    #expect(text.contains("\"startColumn\": 6,") && text.contains("\"endColumn\": 10\n"))
  }

  // MARK: GitLab, reviewdog, JUnit

  @Test func gitLabHasUniqueFingerprintsAndAPlaceForEachIssue() throws {
    #expect(Report([], in: SourceMap()).text(as: .gitlab) == "[]\n")
    var report = hostileReport()
    report.diagnostics += report.diagnostics
    let issues = try #require(try object(.gitlab, of: report) as? [[String: Any]])
    #expect(issues.count == 4)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
    for issue in issues {
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["lines"] as? [String: Int])?["begin"] != nil && location["path"] is String)
      #expect(["critical", "minor", "info"].contains(issue["severity"] as? String))
      #expect((issue["description"] as? String)?.contains("\n") == false)
    }
  }

  @Test func reviewdogHasSuggestionsOfSafeFixes() throws {
    let report = try #require(try object(.rdjson, of: hostileReport()) as? [String: Any])
    let items = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(items.map { $0["severity"] as? String } == ["ERROR", "ERROR", "INFO"])
    #expect((items[0]["suggestions"] as? [Any])?.count == 1)
    #expect(items.allSatisfy { ($0["location"] as? [String: Any])?["path"] is String })
  }

  @Test func jUnitIsXMLAndFailsForErrorsAlone() {
    final class Counter: NSObject, XMLParserDelegate {
      var names: [String: Int] = [:]
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) { names[name, default: 0] += 1 }
    }
    func count(_ report: Report) -> [String: Int]? {
      let counter = Counter()
      let parser = XMLParser(data: Data(report.text(as: .junit).utf8))
      parser.delegate = counter
      return parser.parse() ? counter.names : nil
    }
    #expect(
      count(hostileReport())
        == ["testsuites": 1, "testsuite": 1, "testcase": 3, "failure": 2, "system-out": 1])
    #expect(count(Report([], in: SourceMap())) == ["testsuites": 1, "testsuite": 1, "testcase": 1])
  }

  @Test(arguments: ["text", "plain"]) func nothingInASpecReachesATerminal(_ name: String) throws {
    let text = hostileReport().text(as: try #require(ReportFormat.named(name)))
    let isSafe = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E }
    #expect(isSafe && !text.contains("\n::"))
  }
}

extension Report {
  fileprivate var fingerprint: String { comparison?.changes.first?.fingerprint ?? "" }
}
