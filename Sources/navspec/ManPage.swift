import ArgumentParser
import NavSpecCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The man page, from the help of every command.
enum ManPage {
  /// The page in the macros of `man`.
  static func text() throws -> String {
    let help = try JSONDecoder().decode(Help.self, from: Data(Navspec._dumpHelp().utf8))
    let tool = help.command
    var abstract = tool.abstract ?? ""
    if abstract.hasSuffix(".") { abstract.removeLast() }
    var lines = [
      ".TH NAVSPEC 1 \"\" \"navspec \(navspecVersion)\" \"User Commands\"",
      ".SH NAME", "navspec \\- " + escaped(abstract),
      ".SH SYNOPSIS", "\\fBnavspec\\fR \\fIcommand\\fR [\\fIoptions\\fR]",
      ".SH DESCRIPTION",
    ]
    lines += paragraphs(tool.discussion ?? "")
    lines.append(".SH COMMANDS")
    for command in tool.subcommands ?? [] where command.commandName != "help" {
      lines += [".SS navspec " + escaped(command.commandName), escaped(command.abstract ?? "")]
      if let discussion = command.discussion { lines += [".PP"] + paragraphs(discussion) }
      for argument in command.arguments ?? [] where argument.shouldDisplay { lines += entry(argument) }
    }
    lines += [".SH EXIT STATUS", "0 success, 1 findings, 2 failure of the command itself."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ argument: Help.Argument) -> [String] {
    let value = "\\fI" + escaped(argument.valueName ?? "") + "\\fR"
    var head = value
    if argument.kind != "positional" {
      head = (argument.names ?? []).map(spelled).joined(separator: ", ")
      if argument.kind == "option" { head += " " + value }
    }
    var lines = [".TP", head, escaped(argument.abstract ?? "")]
    if let value = argument.defaultValue, !value.isEmpty { lines.append("Default: " + escaped(value) + ".") }
    if let discussion = argument.discussion { lines.append(escaped(discussion)) }
    return lines
  }

  private static func spelled(_ name: Help.Name) -> String {
    "\\fB" + escaped((name.kind == "long" ? "--" : "-") + name.name) + "\\fR"
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

/// What the argument parser says of the tool, as far as the page has it.
private struct Help: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    let kind: String
    let shouldDisplay: Bool
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let abstract: String?
    let discussion: String?
  }

  struct Name: Decodable {
    /// `long`, `short` or `longWithSingleDash`.
    let kind: String
    let name: String
  }

  let command: Command
}
