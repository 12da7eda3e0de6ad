import NavSpecDiagnostics
import NavSpecYAML
import Testing

@Suite struct CommentTests {
  @Test func everyCommentIsFoundAndNothingElse() {
    let text = """
      # first
      %YAML 1.1 # directive
      --- # start
      a#b: "x # y" # after quoted
      c: &anchor#no d#e
      !t#no e: [f, # in flow
        g] # after flow
      h: | # header
        # text
      i: 'j
        # text'
      k: # value below
        # own line
        l # after plain
      m: *alias
      # last
      """
    let reading = Reading(text.replacing("&anchor#no ", with: "&alias ").replacing("!t#no ", with: "!!str "))
    #expect(reading.diagnostics.isEmpty)
    #expect(
      reading.comments.map { ($0.ownsLine ? "own " : "") + reading.map.text(in: $0.range) } == [
        "own # first", "# directive", "# start", "# after quoted", "# in flow", "# after flow", "# header",
        "# value below", "own # own line", "# after plain", "own # last",
      ])
  }

  @Test func commentsOfABrokenFileComeUpToTheError() {
    let reading = Reading("# one\na: @b\n# two\n")
    #expect(reading.comments.map { reading.map.text(in: $0.range) } == ["# one"])
  }

  @Test func lineBreaksAreNotPartOfAComment() {
    let reading = Reading("\u{FEFF}# one\r\na: b # two\r\n")
    #expect(reading.comments.map { reading.map.text(in: $0.range) } == ["# one", "# two"])
    #expect(reading.comments.map(\.ownsLine) == [true, false])
  }
}
