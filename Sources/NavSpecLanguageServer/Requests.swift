import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecRuntime

extension LanguageServer {
  /// What the server says of itself.
  static let capabilities: JSONText = [
    "capabilities": [
      "positionEncoding": "utf-16", "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": ["triggerCharacters": ["{", "+", "$", "\"", "[", " ", "!"]],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "renameProvider": ["prepareProvider": true], "documentSymbolProvider": true,
      "documentLinkProvider": [:], "documentFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
    ], "serverInfo": ["name": "navspec"],
  ]

  /// The requests that do not wait for a run with the text as it is now.
  static let immediate: Set = ["textDocument/completion", "textDocument/formatting"]

  /// The requests that are answered, by their methods. What is thrown says why there is no answer.
  static let requests: [String: @Sendable (RequestPlace, JSONText) throws -> JSONText] = [
    "textDocument/completion": { place, _ in Completions(at: place).list },
    "textDocument/hover": { place, _ in Hover(at: place).message ?? .null },
    "textDocument/definition": { place, _ in place.definition ?? .null },
    "textDocument/references": { place, params in
      let includesDeclaration = params["context"]?["includeDeclaration"]?.isTrue ?? false
      return .array(place.references(includesDeclaration: includesDeclaration))
    }, "textDocument/prepareRename": { place, _ in place.renamedRange ?? .null },
    "textDocument/rename": { place, params in try place.rename(to: params["newName"]?.string ?? "") },
    "textDocument/documentSymbol": { place, _ in .array(place.symbols) },
    "textDocument/documentLink": { place, _ in .array(place.links) },
    "textDocument/formatting": { place, _ in try place.formatted() },
    "textDocument/codeAction": { place, params in .array(place.codeActions(params)) },
  ]
}

extension RequestPlace {
  /// Whether the document is `.navspec.yaml`.
  var isSettings: Bool { LanguageServer.isSettings(document.path) }

  /// The document in the last run; nil where that has no such file.
  var source: SourceID? { session?.source(of: document.path) }

  /// The names of the document, perhaps those of an older text: where it cannot be read now.
  var file: FileNames? { source.flatMap { session?.names.file(of: $0) } }

  /// The names of the document as it is.
  var names: FileNames? { file.flatMap { $0.isOf(document.text.bytes) ? $0 : nil } }

  /// The name at the place, with what it means.
  var mention: (mention: NameMention, symbol: SpecNames.Symbol)? {
    names.flatMap { session?.names.mention(at: offset, in: $0.source) }
  }

  var sources: SourceMap? { session?.result?.spec?.sources }
}
