import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics

/// The man page, from the help of every command.
enum ManPage {
  static func text() -> String {
    let tool = JSONText(parsing: Array(Navspec._dumpHelp().utf8))?["command"] ?? .null
    var abstract = tool.text("abstract")
    if abstract.hasSuffix(".") { abstract.removeLast() }
    var lines = [
      ".TH NAVSPEC 1 \"\" \"navspec \(navspecVersion)\" \"User Commands\"",
      ".SH NAME", "navspec \\- " + escaped(abstract),
      ".SH SYNOPSIS", "\\fBnavspec\\fR \\fIcommand\\fR [\\fIoptions\\fR]",
      ".SH DESCRIPTION",
    ]
    lines += paragraphs(tool.text("discussion"))
    lines.append(".SH COMMANDS")
    lines += sections(of: tool, named: "navspec")
    lines += [".SH EXIT STATUS", "0 success, 1 findings, 2 failure of the command itself."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sections(of tool: JSONText, named name: String) -> [String] {
    tool.list("subcommands").filter { $0.text("commandName") != "help" }.flatMap { command in
      let name = name + " " + command.text("commandName")
      var lines = [".SS " + escaped(name), escaped(command.text("abstract"))]
      if let discussion = command["discussion"]?.string { lines += [".PP"] + paragraphs(discussion) }
      lines += command.list("arguments").filter { $0["shouldDisplay"]?.isTrue == true }.flatMap(entry)
      return lines + sections(of: command, named: name)
    }
  }

  private static func entry(_ argument: JSONText) -> [String] {
    let value = "\\fI" + escaped(argument.text("valueName")) + "\\fR"
    var head = value
    if argument.text("kind") != "positional" {
      head = argument.list("names").map(spelled).joined(separator: ", ")
      if argument.text("kind") == "option" { head += " " + value }
    }
    var lines = [".TP", head, escaped(argument.text("abstract"))]
    let usual = argument.text("defaultValue")
    if !usual.isEmpty { lines.append("Default: " + escaped(usual) + ".") }
    if let discussion = argument["discussion"]?.string { lines.append(escaped(discussion)) }
    return lines
  }

  private static func spelled(_ name: JSONText) -> String {
    "\\fB" + escaped((name.text("kind") == "long" ? "--" : "-") + name.text("name")) + "\\fR"
  }

  /// Indented lines are examples, which stay as they are. Every other line is a whole sentence.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isExample = false
    var before: Substring = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") != isExample {
        isExample.toggle()
        lines.append(isExample ? ".PP\n.nf" : ".fi\n.PP")
      } else if !before.isEmpty, !line.isEmpty, !isExample {
        lines.append(".br")
      }
      lines.append(line.isEmpty ? ".PP" : escaped(String(line)))
      before = line
    }
    return isExample ? lines + [".fi"] : lines
  }

  /// Text that `man` takes for no request and no escape.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }
      .joined(separator: "\n")
  }
}

extension JSONText {
  fileprivate func text(_ name: String) -> String { self[name]?.string ?? "" }

  fileprivate func list(_ name: String) -> [JSONText] { self[name]?.array ?? [] }
}
