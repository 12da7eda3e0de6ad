import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecReport
import NavSpecRuntime
import NavSpecWorkspace

extension SpecSession.Result {
  /// What a run found, as the protocol says it, by the paths of files. A file that was read and has none is there too.
  /// - Parameter openAlone: Whether the root is a part of a spec that no spec includes.
  func diagnostics(openAlone: Bool) -> [String: [JSONText]] {
    var texts = DocumentTexts(of: report.sources)
    var list: [String: [JSONText]] = [root: []]
    for file in spec?.sources.files ?? [] where file.hasText { list[Disk.standard(file.path)] = [] }
    for diagnostic in report.diagnostics {
      list[texts.path(of: diagnostic.range) ?? root, default: []].append(message(diagnostic, &texts))
    }
    if openAlone {
      list[root]?.append([
        "range": DocumentText([]).whole, "severity": 3, "source": "navspec",
        "message": "no spec includes this file: it is checked alone",
      ])
    }
    return list
  }

  private func message(_ diagnostic: Diagnostic, _ texts: inout DocumentTexts) -> JSONText {
    let severity: [Severity: JSONText] = [.error: 1, .warning: 2, .note: 3]
    var lines = [diagnostic.message]
    lines += [diagnostic.label].compactMap(\.self) + diagnostic.notes
    lines += diagnostic.fixes.filter(\.edits.isEmpty).map { "help: \($0.title)" }
    let related = diagnostic.related.compactMap { label -> JSONText? in
      guard let path = texts.path(of: label.range) else { return nil }
      return [
        "location": ["uri": .string(FileURI.uri(of: path)), "range": texts.range(label.range)],
        "message": .string(label.text),
      ]
    }
    let id = diagnostic.kind.id
    let unused = ["unused-", "unreachable-", "unreached-", "dead-", "shadowed-"]
    let isUnused = unused.contains(where: id.hasPrefix)
    let tags: [JSONText] = (isUnused ? [1] : []) + (id.contains("deprecated") ? [2] : [])
    return .members(
      ("range", texts.range(diagnostic.range)), ("severity", severity[diagnostic.severity]),
      ("code", .string(id)), ("codeDescription", ["href": .string(diagnostic.kind.address)]),
      ("source", "navspec"), ("message", .string(lines.joined(separator: "\n"))),
      ("relatedInformation", related.isEmpty ? nil : .array(related)),
      ("tags", tags.isEmpty ? nil : .array(tags)))
  }
}

/// The files of a run with their lines, each made when it is first asked for.
struct DocumentTexts {
  private let sources: SourceMap
  private var texts: [SourceID: DocumentText] = [:]

  init(of sources: SourceMap) { self.sources = sources }

  /// nil for what is about no file.
  func path(of range: SourceRange) -> String? {
    let path = sources[range.source].path
    return path.isEmpty ? nil : Disk.standard(path)
  }

  mutating func range(_ range: SourceRange) -> JSONText {
    let text = texts[range.source] ?? DocumentText(sources[range.source].bytes)
    texts[range.source] = text
    return text.range(range)
  }

  /// Changes of files, by their URIs.
  mutating func workspaceEdit(_ edits: [Diagnostic.Fix.Edit]) -> JSONText {
    var byURI: [String: [JSONText]] = [:]
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      guard let path = path(of: edit.range) else { continue }
      byURI[FileURI.uri(of: path), default: []].append([
        "range": range(edit.range), "newText": .string(edit.replacement),
      ])
    }
    return ["changes": .object(byURI.sorted { $0.key < $1.key }.map { ($0.key, .array($0.value)) })]
  }
}
