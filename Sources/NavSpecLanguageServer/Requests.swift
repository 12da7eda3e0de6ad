import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecRuntime

extension LanguageServer {
  /// What the server says of itself.
  static let capabilities: JSONText = [
    "capabilities": [
      "positionEncoding": "utf-16",
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": ["triggerCharacters": ["{", "+", "$", "\"", "[", " ", "!"]],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "renameProvider": ["prepareProvider": true], "documentSymbolProvider": true,
      "documentLinkProvider": [:], "documentFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
    ],
    "serverInfo": ["name": "navspec"],
  ]

  /// The requests that are answered, by their methods.
  static let requests: [String: Request] = [
    "textDocument/completion": Request(needsFresh: false) { place, _ in .success(Completions(at: place).list)
    },
    "textDocument/hover": Request { place, _ in .success(Hover(at: place).message ?? .null) },
    "textDocument/definition": Request { place, _ in .success(place.definition ?? .null) },
    "textDocument/references": Request { place, params in
      let includesDeclaration = params["context"]?["includeDeclaration"]?.isTrue ?? false
      return .success(.array(place.references(includesDeclaration: includesDeclaration)))
    },
    "textDocument/prepareRename": Request { place, _ in .success(place.renamedRange ?? .null) },
    "textDocument/rename": Request { place, params in place.rename(to: params["newName"]?.string ?? "") },
    "textDocument/documentSymbol": Request { place, _ in .success(.array(place.symbols)) },
    "textDocument/documentLink": Request { place, _ in .success(.array(place.links)) },
    "textDocument/formatting": Request(needsFresh: false) { place, _ in place.formatted },
    "textDocument/codeAction": Request { place, params in
      .success(.array(CodeActions(at: place, params).list))
    },
  ]
}

extension JSONText {
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }
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
