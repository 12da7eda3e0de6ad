package import NavSpecDiagnostics

/// The kinds of mistakes that reading reports, in the order in which reading meets them.
package enum YAMLDiagnosticKinds {
  package static let all: [DiagnosticKind] = [
    fileTooLarge, invalidEncoding, controlCharacter, invisibleCharacter, invalidYAML, tabIndentation,
    unquotedText,
    lookalikeCharacter, trailingComma,
    emptySpec, severalDocuments, duplicateKey, unknownTag, unknownAnchor, unusedAnchor, aliasExpansion,
    invalidMerge, nestingTooDeep, tooManyNodes,
  ]

  package static let fileTooLarge = DiagnosticKind(
    id: "file-too-large",
    explanation: """
      A spec file is read as a whole, so its size is limited. Move features into files of their own and \
      `include` them, or raise the limit.
      """)

  package static let invalidEncoding = DiagnosticKind(
    id: "invalid-encoding",
    explanation: """
      A spec is UTF-8 text. Other encodings cannot be detected with certainty, and a wrong guess would \
      change names and links silently. Save the file as UTF-8.
      """)

  package static let controlCharacter = DiagnosticKind(
    id: "control-character",
    explanation: """
      A spec with control characters does not mean what it shows. Only tabs and line breaks are allowed. \
      Other control characters, Unicode line separators, tags and characters that change the direction of \
      text are not allowed, not even as escapes. Write an intended zero-width space as an escape in double \
      quotes, "\\u200B"; it is reported as an 'invisible-character'.
      """)

  package static let invisibleCharacter = DiagnosticKind(
    id: "invisible-character", severity: .warning,
    explanation: """
      Two texts that look the same are not equal if one has an invisible character, such as a soft hyphen or \
      a filler. Such characters often come with copied text. Remove them. Write an intended one as an escape in \
      double quotes, "\\u00AD", below a comment '# navspec:disable:next invisible-character'. Joiners within \
      emoji and other letters are allowed.
      """)

  package static let invalidYAML = DiagnosticKind(
    id: "invalid-yaml",
    explanation: """
      A file that is not YAML cannot be checked. Nothing after this place was read, so other \
      problems may appear once it is fixed.
      """)

  package static let tabIndentation = DiagnosticKind(
    id: "tab-indentation",
    explanation: """
      YAML indents with spaces only. The width of a tab depends on the editor, so the structure would \
      depend on it too.
      """)

  package static let unquotedText = DiagnosticKind(
    id: "unquoted-text",
    explanation: """
      Some characters mean something to YAML, so a text with them needs quotes. Braces and brackets \
      open collections inside other ones, and a value cannot start with @, %, * or a backtick.
      """)

  package static let lookalikeCharacter = DiagnosticKind(
    id: "lookalike-character",
    explanation: """
      Word processors, chats and web pages replace quotes, hyphens and spaces by typographic ones. YAML \
      reads these as text, so a list, a quoted text or an indentation is lost. Put a text into quotes to \
      keep such characters at its ends.
      """)

  package static let trailingComma = DiagnosticKind(
    id: "trailing-comma", severity: .warning,
    explanation: """
      Lines of a block end without a comma, unlike those of JSON. A comma at the end of a text without quotes is left \
      out. Put a text that ends in a comma into quotes.
      """)

  package static let emptySpec = DiagnosticKind(
    id: "empty-spec",
    explanation: """
      A file without values describes nothing. A spec starts with `navspec: 1`.
      """)

  package static let severalDocuments = DiagnosticKind(
    id: "several-documents",
    explanation: """
      One file holds one spec. The text after a `---` line would be a second document, which nothing \
      refers to. Put it into a file of its own and `include` it.
      """)

  package static let duplicateKey = DiagnosticKind(
    id: "duplicate-key",
    explanation: """
      A key has one value. YAML readers disagree on which of two wins, so one of them would be lost \
      silently.
      """)

  package static let unknownTag = DiagnosticKind(
    id: "unknown-tag",
    explanation: """
      A word after an exclamation mark is a YAML tag, not text. Specs know those of the core schema \
      only (`!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!map`, `!!seq`), and a value must fit \
      its tag. Quote the text to keep the exclamation mark.
      """)

  package static let unknownAnchor = DiagnosticKind(
    id: "unknown-anchor",
    explanation: """
      An alias repeats a value that an anchor named earlier in the same file. A text that starts \
      with an asterisk needs quotes.
      """)

  package static let unusedAnchor = DiagnosticKind(
    id: "unused-anchor", severity: .warning,
    explanation: """
      A word with '&' before it is an anchor, a name by which an alias repeats the value after it. It is no \
      part of the text. A text that starts with '&' needs quotes.
      """)

  package static let aliasExpansion = DiagnosticKind(
    id: "alias-expansion",
    explanation: """
      Aliases of aliases can make a small file enormous, so the number of repeated values is limited. An \
      alias inside its own anchor would never end.
      """)

  package static let invalidMerge = DiagnosticKind(
    id: "invalid-merge",
    explanation: """
      The key `<<` copies the entries of other mappings, so its value is a mapping or a list of \
      mappings.
      """)

  package static let nestingTooDeep = DiagnosticKind(
    id: "nesting-too-deep",
    explanation: """
      No real spec nests this deep, and the limit keeps a hostile file from exhausting memory. Close a \
      collection that is still open, shorten a chain of 'under', or raise the limit.
      """)

  package static let tooManyNodes = DiagnosticKind(
    id: "too-many-nodes",
    explanation: """
      The number of values is limited, so that no spec can exhaust memory. The limit applies to each \
      file, and to the values that edge sets, defaults, optional parts and prefixes multiply. Move \
      features into files of their own, or raise the limit.
      """)
}
