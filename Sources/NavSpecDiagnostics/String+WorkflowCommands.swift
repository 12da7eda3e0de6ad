extension String {
  /// Lines that start no command of a CI service: GitHub's runner obeys `::` at the start of a line and `##[` in it.
  package var withoutWorkflowCommands: String {
    guard contains("::") || contains("##[") else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.replacing("##[", with: "#\\u{23}[")
      if line.drop(while: \.isWhitespace).hasPrefix("::") {
        line.replace("::", with: "\\u{3A}:", maxReplacements: 1)
      }
      return line
    }.joined(separator: "\n")
  }
}
