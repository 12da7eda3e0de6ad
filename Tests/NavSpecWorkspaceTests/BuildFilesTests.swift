import NavSpecWorkspace
import Testing

@Suite struct BuildFilesTests {
  @Test func aDepfileIsMakes() throws {
    let text = try BuildFiles.depfile(
      outputs: ["out/A b.swift", "out/C.swift"], inputs: ["x#1.yaml", "$y/c:d.yaml"])
    #expect(
      text == ##"""
        out/A\ b.swift \
        out/C.swift: \
          x\#1.yaml \
          $$y/c\:d.yaml

        x\#1.yaml:

        $$y/c\:d.yaml:

        """##)
  }

  @Test(arguments: [
    ("a%b", "a%b", "a\\%b"), ("a\\b", "a\\b", "a\\b"), ("a\\ b", "a\\\\\\ b", "a\\\\\\ b"),
    ("a\\#b", "a\\\\\\#b", "a\\\\\\#b"), ("\\%", "\\%", "\\\\\\%"), ("~[*]'ü", "~[*]'ü", "~[*]'ü"),
  ])
  func aPathIsEscapedAsMakeReadsIt(_ path: String, _ input: String, _ target: String) throws {
    let text = try BuildFiles.depfile(outputs: [path], inputs: [path])
    #expect(text == "\(target): \\\n  \(input)\n\n\(target):\n")
  }

  @Test(arguments: ["a;b", "a=b", "a|b", "a\nb", "a\r\nb", "a\tb", "a\\"])
  func whatMakeCannotNameIsAnError(_ path: String) {
    #expect(throws: CommandFailure.self) {
      try BuildFiles.depfile(outputs: ["x"], inputs: [path])
    }
    #expect(throws: CommandFailure.self) {
      try BuildFiles.depfile(outputs: [path], inputs: ["x"])
    }
  }

  @Test func aDifferenceIsCut() {
    let old = Array("a\nb\n".utf8)
    let new = Array((1...100).map { "\($0)\n" }.joined().utf8)
    let whole = BuildFiles.difference(of: "x", from: old, to: new, maximumLines: 1_000)
    let lines = whole.split(separator: "\n")
    #expect(lines.count == 105 && whole.hasSuffix("+100\n"))
    #expect(
      BuildFiles.difference(of: "x", from: old, to: new, maximumLines: 5)
        == lines.prefix(5).joined(separator: "\n") + "\n… 100 more lines\n")
    #expect(
      BuildFiles.difference(of: "x", from: old, to: new, maximumLines: 104).hasSuffix("… 1 more line\n"))
  }
}
