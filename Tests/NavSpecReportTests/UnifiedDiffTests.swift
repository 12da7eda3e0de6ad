import Foundation
import NavSpecReport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(path: "specs/a.nav.yaml", from: Array(old.utf8), to: Array(new.utf8)).text
  }

  @Test func equalTextsHaveNoDifference() { #expect(diff("a\nb\n", "a\nb\n") == "") }

  @Test func aChangedLineStandsAmongItsNeighbours() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    #expect(
      diff(old, old.replacingOccurrences(of: "line 6\n", with: "six\n")) == """
        --- a/specs/a.nav.yaml
        +++ b/specs/a.nav.yaml
        @@ -3,7 +3,7 @@
         line 3
         line 4
         line 5
        -line 6
        +six
         line 7
         line 8
         line 9

        """)
  }

  @Test func aMissingLastLineBreakIsSaid() {
    #expect(diff("a", "a\n").hasSuffix("-a\n\\ No newline at end of file\n+a\n"))
  }

  @Test func lineBreaksOfWindowsAreDifferences() {
    #expect(diff("a\r\n", "a\n").hasSuffix("-a\r\n+a\n"))
  }

  @Test func patchTurnsTheOneIntoTheOther() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/patch") else {
      print("skipped: there is no 'patch'")
      return
    }
    var state: UInt64 = 7
    func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for _ in 0..<20 {
      var old = (0..<random(80)).map { _ in "line \(random(30))\n" }
      var new = old
      for _ in 0..<random(12) where !new.isEmpty {
        let at = Int(random(UInt64(new.count)))
        switch random(3) {
        case 0: new.remove(at: at)
        case 1: new.insert("new \(random(5))\n", at: at)
        default: new[at] = "other \(random(5))\n"
        }
      }
      if random(4) == 0, !old.isEmpty { old[old.count - 1] = "end" }
      if random(4) == 0, !new.isEmpty { new[new.count - 1] = "last" }
      #expect(try patched(old.joined(), diff(old.joined(), new.joined())) == new.joined())
    }
  }

  private func patched(_ text: String, _ diff: String) throws -> String {
    guard !diff.isEmpty else { return text }
    let folder = FileManager.default.temporaryDirectory.appending(path: "navspec-diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.nav.yaml")
    try Data(text.utf8).write(to: file)
    try Data(diff.utf8).write(to: folder.appending(path: "patch"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/patch")
    process.arguments = ["--silent", "--force", "--input=\(folder.appending(path: "patch").path)", file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
