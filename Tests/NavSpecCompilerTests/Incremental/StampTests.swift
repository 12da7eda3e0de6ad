import NavSpecCompiler
import Testing

@Suite struct StampTests {
  /// Values that other implementations of MurmurHash3 give.
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
    ("19 Jan 2038 at 3:14:07 AM", "b89e5988b737affc664fc2950231b2cb"),
    ("The quick brown fox jumps over the lazy dog.", "cd99481f9ee902c9695da1a38987b6e7"),
  ])
  func aHashIsThatOfOthers(_ text: String, _ hash: String) {
    #expect(ContentHash(text.utf8).description == hash)
    #expect(ContentHash(hash) == ContentHash(text.utf8))
  }

  @Test func piecesHashAsTheWhole() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for count in [0, 1, 15, 16, 17, 31, 32, 33, 999, 1_000] {
      var hash = ContentHash()
      let whole = Array(bytes.prefix(count))
      for start in stride(from: 0, to: count, by: 48) {
        whole[start..<min(count, start + 48)].withUnsafeBytes { hash.add($0) }
      }
      hash.finish()
      #expect(hash == ContentHash(whole))
      #expect(ContentHash(AnySequence(whole)) == hash)
      if let last = whole.last { #expect(ContentHash(whole.dropLast() + [last ^ 0x80]) != hash) }
    }
  }

  private var stamp: Stamp {
    let hash = ContentHash("x".utf8)
    var stamp = Stamp(tool: "1-2", options: hash, root: "../a b/ö\n\\x.nav.yaml", names: hash)
    stamp.firstDay = "2026-01-01"
    stamp.endDay = "2027-01-01"
    stamp.evidence.folder = "a b/"
    stamp.evidence.inputs = [.init("a b/ö\r\n\\x.nav.yaml", hash), .init(" lead", hash), .init("", hash)]
    stamp.evidence.absent = [".navspec.yaml"]
    stamp.evidence.considered = [.init("b", hash)]
    stamp.evidence.candidates = [.init(".", hash)]
    stamp.evidence.globs = [.init(pattern: "a\t/*", home: "../b", includer: "\tx", found: hash)]
    stamp.outputs = [.init("A.nav.swift", hash)]
    stamp.testsFolder = ""
    stamp.tests = [.init("A+Tests.nav.swift", hash)]
    stamp.report = "\u{1B}[1;33mwarning\u{1B}[0m: ö\n\n  = why\nend 00"
    return stamp
  }

  @Test func aStampIsReadAsItWasWritten() throws {
    let read = try #require(Stamp(Array(stamp.text.utf8)))
    #expect(read == stamp)
    #expect(read.text == stamp.text)
    let least = Stamp(tool: "", options: ContentHash(), root: "", names: ContentHash())
    #expect(Stamp(Array(least.text.utf8)) == least)
  }

  @Test func everyChangeIsSeen() {
    let bytes = Array(stamp.text.utf8)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(Stamp(changed) == nil, "at \(index)")
      #expect(Stamp(Array(bytes[..<index])) == nil)
    }
    #expect(Stamp(bytes + [10]) == nil)
  }

  /// Somebody may write a stamp with a hash that holds.
  @Test(arguments: ["\u{1B}]0;title\u{07}", "\u{1B}[2J", "\u{08}", "\u{1B}", "\u{7F}", "a\rb"])
  func aReportThatWouldMoveTheCursorIsNoReport(_ report: String) {
    var stamp = stamp
    stamp.report = report
    #expect(Stamp(Array(stamp.text.utf8)) == nil)
  }

  @Test(arguments: [
    "frob x", "options x", "input 00", "input " + String(repeating: "0", count: 32) + " \\zz",
    "glob " + String(repeating: "0", count: 32) + " x", "tool", "",
  ])
  func aLineThatIsNoneIsNoStamp(_ line: String) {
    let lines = stamp.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    let body = (lines + [Substring(line)]).joined(separator: "\n") + "\n"
    #expect(Stamp(Array("\(body)end \(ContentHash(body.utf8))\n".utf8)) == nil)
  }

  @Test func daysAreFromTheFirstToBeforeTheLast() {
    #expect(stamp.holds(on: "2026-01-01") && stamp.holds(on: "2026-12-31"))
    #expect(!stamp.holds(on: "2025-12-31") && !stamp.holds(on: "2027-01-01"))
  }

  @Test func coloursAreTakenOff() {
    #expect(Stamp.withoutColors("\u{1B}[1;33mwarning\u{1B}[0m: x [0m") == "warning: x [0m")
    #expect(Stamp.withoutColors("\u{1B}[") == "\u{1B}[")
  }

  @Test func aStampIsNamedAsTheFilesOfItsRoot() {
    #expect(Stamp.name(forRoot: "my-shop.nav.yaml") == ".My-shop.navspec-stamp")
  }
}
