import Foundation
import NavSpecDiagnostics
import NavSpecYAML
import Testing

@Suite struct CorpusTests {
  @Test func theCorpusIsThere() {
    #expect(Corpus.valid.count >= 17)
    #expect(Corpus.broken.count >= 25)
  }

  @Test(arguments: Corpus.valid)
  func aFileReadsAsPyYAMLReadsIt(_ name: String) throws {
    let reading = Reading(try Corpus.bytes("valid/\(name).yaml"))
    #expect(reading.summary == [])
    let root = try #require(reading.root)
    let expected = try #require(
      String(bytes: Corpus.bytes("valid/\(name).expected"), encoding: .utf8)
    ).split(separator: "\n").map(String.init)
    let actual = dump(root)
    #expect(actual.count == expected.count)
    for (a, b) in zip(actual, expected) where !agree(a, b) {
      Issue.record("we read \(a), PyYAML \(b)")
    }
  }

  @Test(arguments: Corpus.valid)
  func rangesLieInTheirFileAndHoldTheirText(_ name: String) throws {
    let reading = Reading(try Corpus.bytes("valid/\(name).yaml"))
    let size = reading.map.files[0].bytes.count
    for node in try #require(reading.root).all {
      #expect(node.range.start >= 0 && node.range.start <= node.range.end && Int(node.range.end) <= size)
      guard case .scalar(let scalar) = node.content else { continue }
      let text = reading.map.text(in: node.range)
      switch node.style {
      case .plain where !text.contains(where: \.isNewline): #expect(text == scalar.text)
      case .plain: #expect(text.first == scalar.text.first && text.last == scalar.text.last)
      case .singleQuoted: #expect(text.hasPrefix("'") && text.hasSuffix("'") && text.utf8.count >= 2)
      case .doubleQuoted: #expect(text.hasPrefix("\"") && text.hasSuffix("\"") && text.utf8.count >= 2)
      case .literal: #expect(text.hasPrefix("|") && text.last?.isWhitespace == false)
      case .folded: #expect(text.hasPrefix(">") && text.last?.isWhitespace == false)
      case .flow, .block: Issue.record("a scalar in the style of a collection")
      }
    }
  }

  @Test(arguments: Corpus.valid)
  func childrenLieInsideTheirParents(_ name: String) throws {
    // The value of an alias has the place of its anchor.
    guard name != "anchors" else { return }
    let reading = Reading(try Corpus.bytes("valid/\(name).yaml"))
    for node in try #require(reading.root).all {
      for child in node.all {
        #expect(node.range.start <= child.range.start && child.range.end <= node.range.end)
      }
    }
  }

  @Test(arguments: Corpus.broken)
  func aBrokenFileHasOneDiagnosticAndNoRoot(_ name: String) throws {
    let reading = Reading(try Corpus.bytes("broken/\(name).yaml"))
    #expect(reading.diagnostics.count == 1)
    #expect(reading.root == nil)
    for diagnostic in reading.diagnostics {
      #expect(diagnostic.message.first?.isUppercase == false && !diagnostic.message.hasSuffix("."))
    }
  }

  @Test(arguments: Corpus.broken)
  func aSafeFixMendsItsFile(_ name: String) throws {
    let reading = Reading(try Corpus.bytes("broken/\(name).yaml"))
    guard let fixed = reading.fixed, reading.diagnostics[0].fixes[0].isSafe else { return }
    #expect(Reading(fixed).summary == [], "after fixing: \(fixed)")
  }
}
