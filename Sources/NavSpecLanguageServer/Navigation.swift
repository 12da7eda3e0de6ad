import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel
import NavSpecReport
import NavSpecRuntime
import NavSpecWorkspace

extension RequestPlace {
  var definition: JSONText? {
    guard let (_, symbol) = mention, let place = session?.names.declaration(of: symbol) else {
      return link?.target
    }
    return location(of: place.range)
  }

  func references(includesDeclaration: Bool) -> [JSONText] {
    guard let (_, symbol) = mention else { return [] }
    return (session?.names.mentions(of: symbol) ?? [])
      .filter { includesDeclaration || !$0.isDeclaration }.compactMap { location(of: $0.range) }
  }

  private func location(of range: SourceRange) -> JSONText? {
    // A file that cannot be read has names at places of an older text.
    guard let sources,
      session?.names.file(of: range.source)?.isOf(sources[range.source].bytes)
        == true
    else { return nil }
    var texts = DocumentTexts(of: sources)
    return texts.path(of: range).map { ["uri": .string(FileURI.uri(of: $0)), "range": texts.range(range)] }
  }

  /// The name that would be renamed; nil for what has none, or is not declared.
  var renamedRange: JSONText? {
    mention.map { mention, _ in
      ["range": document.text.range(mention.range), "placeholder": .string(mention.name)]
    }
  }

  func rename(to name: String) throws -> JSONText {
    guard let (_, symbol) = mention, let result = session?.result, let spec = result.spec, let session else {
      throw CommandFailure("there is no name here that can be renamed")
    }
    let files = try SpecInput(named: session.root).overlay(of: result.texts)
    let renamed = try spec.renaming(symbol, of: session.names, to: name, in: files)
    var texts = DocumentTexts(of: spec.sources)
    return texts.workspaceEdit(renamed.edits ?? renamed.wholeFiles(of: spec))
  }

  /// The declarations of the file, those of params and cases below what has them.
  var symbols: [JSONText] {
    guard let file = names else { return [] }
    let kinds: [NameKind: Int] = [
      .route: 5, .exit: 11, .param: 8, .tab: 2, .section: 3, .condition: 17, .type: 10, .case: 22,
      .edgeSet: 18,
      .persona: 19, .source: 15, .flow: 24,
    ]
    func symbols(in range: SourceRange?, _ entries: ArraySlice<FileNames.Entry>) -> [JSONText] {
      var (rest, list) = (entries, [JSONText]())
      while let entry = rest.popFirst() {
        let inner = rest.prefix { $0.range.end <= entry.range.end }
        rest = rest.dropFirst(inner.count)
        list.append(
          .members(
            ("name", .string(entry.declaration.name)), ("detail", .string(entry.declaration.kind.title)),
            ("kind", kinds[entry.declaration.kind].map { .int($0) } ?? 13),
            ("range", document.text.range(entry.range)),
            ("selectionRange", document.text.range(entry.declaration.range)),
            ("children", inner.isEmpty ? nil : .array(symbols(in: entry.range, inner)))))
      }
      return list
    }
    return symbols(in: nil, file.entries[...])
  }

  /// The files that the document includes.
  var links: [JSONText] {
    includes.flatMap { range, targets in
      targets.map { ["range": document.text.range(range), "target": .string(FileURI.uri(of: $0))] }
    }
  }

  private var link: (range: SourceRange, target: JSONText)? {
    includes.lazy.filter { $0.range.start <= offset && offset <= $0.range.end }.compactMap { range, targets in
      targets.first.map { path in
        let start = DocumentText([]).position(of: 0)
        return (range, ["uri": .string(FileURI.uri(of: path)), "range": ["start": start, "end": start]])
      }
    }.first
  }

  private var includes: [(range: SourceRange, targets: [String])] {
    guard let spec = session?.result?.spec, let source else { return [] }
    let folder = Disk.folder(of: session?.root ?? "")
    return spec.loaded.files.filter { $0.source == source }.flatMap(\.include).compactMap { include in
      include.path.map { ($0.range, include.found.map { Disk.standard(Disk.path(folder, $0)) }) }
    }
  }

  /// One edit of the whole text, or none where it is laid out as it should be.
  func formatted() throws -> JSONText {
    switch FormattedSpec.of(document.text.bytes, path: document.path) {
    case .formatted(document.text.bytes): return []
    case .formatted(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      return [["range": document.text.whole, "newText": .string(text)]]
    case .unsupported(let report), .unreadable(let report):
      throw CommandFailure(report.diagnostics.first?.message ?? "the file keeps its layout")
    }
  }
}
