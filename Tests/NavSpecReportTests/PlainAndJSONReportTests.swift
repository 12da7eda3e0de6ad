import Foundation
import NavSpecDiagnostics
import NavSpecReport
import Testing

@Suite struct PlainAndJSONReportTests {
  private let fixture = Fixture(("a.nav.yaml", "ä: b\n"), ("b \"x\".nav.yaml", "c: d\n"))

  private var diagnostic: Diagnostic {
    Diagnostic(
      .ambiguousLink, "'b' is \"odd\"\u{1B}", at: fixture.range("b"), label: "here",
      related: [.init("there", at: fixture.range("d", file: 1))], notes: ["did you mean 'c'?"],
      fixes: [.init("write c", edits: [.init(fixture.range("b"), "c")], isSafe: true)])
  }

  @Test func plainLinesAreWhatCompilersWrite() {
    #expect(
      ReportFormat.plain.render(Report([diagnostic], in: fixture.map), ReportOptions()) == """
        a.nav.yaml:1:5: error: 'b' is "odd"␛: here [ambiguous-link]
        b "x".nav.yaml:1:4: note: there
        a.nav.yaml:1:5: note: did you mean 'c'?
        a.nav.yaml:1:5: note: fix: write c

        """)
  }

  /// `docs/schema/navspec-diagnostics.schema.json` has every key that a report with everything has.
  @Test func theSchemaHasTheKeys() throws {
    func object(_ json: Any?, _ keys: String...) throws -> [String: Any] {
      try #require(keys.reduce(json) { ($0 as? [String: Any])?[$1] } as? [String: Any])
    }
    func item(_ json: Any?, _ key: String) throws -> [String: Any] {
      try #require((json as? [String: Any])?[key] as? [[String: Any]]).first ?? [:]
    }
    let file = URL(filePath: #filePath).appending(
      path: "../../../docs/schema/navspec-diagnostics.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file.standardizedFileURL))
    let text = ReportFormat.json.render(Report([diagnostic], in: fixture.map), ReportOptions())
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(Set(try object(report).keys) == Set(try object(schema, "properties").keys))
    #expect(
      Set(try object(report, "counts").keys)
        == Set(try object(schema, "properties", "counts", "properties").keys))
    let found = try item(report, "diagnostics")
    let known = try object(schema, "definitions", "diagnostic", "properties")
    #expect(Set(found.keys) == Set(known.keys))
    #expect(
      Set(try #require(try object(known, "severity")["enum"] as? [String]))
        == Set(Severity.allCases.map(\.rawValue)))
    let related = try object(known, "related", "items", "properties")
    #expect(Set(try item(found, "related").keys) == Set(related.keys))
    let fix = try object(known, "fixes", "items", "properties")
    #expect(Set(try item(found, "fixes").keys) == Set(fix.keys))
    let edit = try object(fix, "edits", "items", "properties")
    #expect(Set(try item(item(found, "fixes"), "edits").keys) == Set(edit.keys))
    let range = try object(schema, "definitions", "range", "properties")
    #expect(Set(try object(found, "range").keys) == Set(range.keys))
  }

  @Test func adviceIsNoFix() {
    let advice = Diagnostic(.ambiguousLink, "odd", at: fixture.range("b"), fixes: [.init("think again")])
    let plain = ReportFormat.plain.render(Report([advice], in: fixture.map), ReportOptions())
    #expect(plain.hasSuffix("note: help: think again\n"))
    let json = ReportFormat.json.render(Report([advice], in: fixture.map), ReportOptions())
    #expect(json.contains("\"title\": \"think again\""))
    #expect(!json.contains("\"safe\""))
  }

  @Test func aLabelBehindAQuestionStandsInParentheses() {
    let diagnostic = Diagnostic(
      .ambiguousLink, "no 'b'; did you mean 'c'?", at: fixture.range("b"), label: "nothing\nis named so")
    #expect(
      ReportFormat.plain.render(Report([diagnostic], in: fixture.map), ReportOptions())
        == "a.nav.yaml:1:5: error: no 'b'; did you mean 'c'? (nothing␊is named so) [ambiguous-link]\n")
  }

  /// Text fits into a terminal; what is pasted and what is piped is not broken.
  @Test(arguments: [true, false]) func textIsWrappedToTheTerminal(usesColor: Bool) {
    var report = Report.changes(["item"])
    report.comparison?.changes[0].repair = .init(
      "keep '/item' in 'links' of 'item'", "{path: \"/item\", deprecated: true}")
    let options = ReportOptions(usesColor: usesColor, columns: 50)
    let text = ReportFormat.text.render(report, options).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 50 || $0.contains("= repair:") || $0.contains("= approve:") })
    #expect(
      text.contains(
        "  = why: a URL that opened a screen opens nothing\n         any more (navspec explain link-lost)\n"))
    #expect(lines.last == "1 breaking, 0 risky, 0 safe")
    #expect(report.text().contains("opens nothing any more (navspec explain link-lost)\n"))
  }

  @Test func peopleAreShownTheFirstAndToldOfTheRest() {
    let many = Array(repeating: diagnostic, count: 103)
    let plain = ReportFormat.plain.render(Report(many, in: fixture.map), ReportOptions())
    #expect(plain.split(separator: "\n").count == 401)
    #expect(plain.hasSuffix("\n…and 3 more: 3 errors (--format json lists all)\n"))
    let text = ReportFormat.text.render(Report(many, in: fixture.map), ReportOptions(limit: 1))
    #expect(text.hasSuffix("\n\nerror[ambiguous-link]: × 98 more in 1 file (--format json lists all)\n"))
    let json = ReportFormat.json.render(Report(many, in: fixture.map), ReportOptions())
    #expect(json.matches(of: /"id":/).count == 103)
  }

  @Test func jsonHasEverythingInAFixedOrder() {
    var report = Report([diagnostic], in: fixture.map)
    report.omitted = ["bare": 3]
    #expect(
      report.text(as: .json) == #"""
        {
          "version": 1,
          "tool": {
            "name": "navspec",
            "version": "\#(navspecVersion)"
          },
          "counts": {
            "error": 1,
            "warning": 0,
            "note": 0
          },
          "omitted": {
            "bare": 3
          },
          "diagnostics": [
            {
              "id": "ambiguous-link",
              "severity": "error",
              "message": "'b' is \"odd\"\u001b",
              "file": "a.nav.yaml",
              "range": {
                "line": 1,
                "column": 5,
                "endLine": 1,
                "endColumn": 6,
                "offset": 4,
                "length": 1
              },
              "label": "here",
              "related": [
                {
                  "message": "there",
                  "file": "b \"x\".nav.yaml",
                  "range": {
                    "line": 1,
                    "column": 4,
                    "endLine": 1,
                    "endColumn": 5,
                    "offset": 3,
                    "length": 1
                  }
                }
              ],
              "notes": [
                "did you mean 'c'?"
              ],
              "fixes": [
                {
                  "title": "write c",
                  "safe": true,
                  "edits": [
                    {
                      "replacement": "c",
                      "file": "a.nav.yaml",
                      "range": {
                        "line": 1,
                        "column": 5,
                        "endLine": 1,
                        "endColumn": 6,
                        "offset": 4,
                        "length": 1
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test func anyTextSurvivesJSON() throws {
    let text = String(String.UnicodeScalarView((0...0x2030).compactMap(Unicode.Scalar.init))) + "👩‍👩‍👧\\\""
    let diagnostic = Diagnostic(.bare, text, at: fixture.range("b"))
    let json = ReportFormat.json.render(Report([diagnostic], in: fixture.map), ReportOptions())
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let read = (object?["diagnostics"] as? [[String: Any]])?.first?["message"] as? String
    #expect(read.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func aProblemWithoutAPlaceHasWhatIsKnownOfIt() {
    let file = Report(.bare, "there is no file 'x'", ofFile: "x")
    #expect(file.text(as: .plain) == "x: warning: there is no file 'x' [bare]\n")
    #expect(file.text() == "warning[bare]: there is no file 'x'\n --> x\n")
    #expect(file.text(as: .json).contains("\"file\": \"x\",\n      \"related\""))
    let none = Report(.bare, "no root spec")
    #expect(none.text(as: .plain) == "warning: no root spec [bare]\n")
    #expect(none.text() == "warning[bare]: no root spec\n")
    #expect(!none.text(as: .json).contains("\"file\""))
  }

  @Test func noDiagnosticsAreStillAnObject() {
    #expect(
      ReportFormat.json.render(Report([], in: fixture.map), ReportOptions()).hasSuffix(
        "  \"diagnostics\": []\n}\n"))
    #expect(ReportFormat.plain.render(Report([], in: fixture.map), ReportOptions()) == "")
    #expect(ReportFormat.text.render(Report([], in: fixture.map), ReportOptions()) == "")
  }

  @Test func formatsAreFoundByName() {
    #expect(ReportFormat.all.first?.name == "text")
    for format in ReportFormat.all { #expect(ReportFormat.named(format.name)?.summary == format.summary) }
    #expect(ReportFormat.named("xml") == nil)
  }
}
