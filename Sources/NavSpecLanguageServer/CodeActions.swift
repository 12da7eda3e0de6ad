import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecReport
import NavSpecRuntime
import NavSpecWorkspace

extension RequestPlace {
  /// What can be done about the problems in a range.
  func codeActions(_ params: JSONText) -> [JSONText] {
    guard let result = session?.result, let source, let range = params["range"].flatMap(document.text.range)
    else { return [] }
    var texts = DocumentTexts(of: result.report.sources)
    let wanted = params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    func action(_ title: String, _ kind: String, _ edit: JSONText, isPreferred: Bool = false) -> JSONText {
      .members(
        ("title", .string(title)), ("kind", .string(kind)), ("edit", edit),
        ("isPreferred", isPreferred ? true : nil))
    }
    let all = result.report.diagnostics
    let here = all.filter {
      $0.range.source == source && Int($0.range.start) <= range.upperBound
        && range.lowerBound <= Int($0.range.end)
    }
    var actions: [JSONText] = []
    if isWanted("quickfix") {
      for diagnostic in here {
        for fix in diagnostic.fixes where !fix.edits.isEmpty {
          actions.append(
            action(fix.title, "quickfix", texts.workspaceEdit(fix.edits), isPreferred: fix.isSafe))
        }
      }
      for id in here.map(\.kind.id).distinct {
        let same = FixSelection(of: all.filter { $0.kind.id == id }, includesUnsafe: true)
        if same.count > 1 {
          actions.append(
            action("fix all \(same.count) of '\(id)'", "quickfix", texts.workspaceEdit(same.allEdits)))
        }
      }
      let suppressible = here.filter { !$0.kind.isFatal }
      let baseline = suppressible.isEmpty ? nil : NamedBaseline(of: result)
      for diagnostic in suppressible {
        actions.append(
          action(
            "suppress '\(diagnostic.kind.id)' here: say why", "quickfix",
            texts.workspaceEdit([Self.suppression(of: diagnostic, in: document.text)])))
        if let baseline {
          actions.append(action("add it to the baseline", "quickfix", baseline.edit(adding: diagnostic)))
        }
      }
    }
    if isWanted("source.fixAll") {
      let safe = FixSelection(of: all)
      if safe.count > 0 {
        actions.append(action("fix all that is certain", "source.fixAll", texts.workspaceEdit(safe.allEdits)))
      }
    }
    return actions
  }

  /// A comment above the line, in its column.
  private static func suppression(of diagnostic: Diagnostic, in text: DocumentText) -> Diagnostic.Fix.Edit {
    var start = Int(diagnostic.range.start)
    while start > 0, text.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let indentation = String(decoding: text.bytes[start...].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    let place = SourceRange(source: diagnostic.range.source, start: start, end: start)
    return .init(place, "\(indentation)# navspec:disable:next \(diagnostic.kind.id) REASON\n")
  }
}

/// The baseline that the settings of a spec name.
private struct NamedBaseline {
  private let spec: CheckedSpec
  private let path: String
  /// What it lists that is still found.
  private let listed: [Diagnostic]

  /// nil where there is none.
  init?(of result: SpecSession.Result) {
    guard let spec = result.spec, let settings = try? SpecInput(named: result.root).settings,
      let path = settings.baselinePath
    else { return nil }
    self.spec = spec
    self.path = path
    listed = Disk.exists(path) ? spec.listed() : []
  }

  func edit(adding diagnostic: Diagnostic) -> JSONText {
    let uri = JSONText.string(FileURI.uri(of: path))
    let text = DocumentText(Disk.bytes(ofFile: path) ?? [])
    return [
      "documentChanges": [
        ["kind": "create", "uri": uri, "options": ["ignoreIfExists": true]],
        [
          "textDocument": ["uri": uri, "version": .null],
          "edits": [["range": text.whole, "newText": .string(spec.baseline(of: listed + [diagnostic]))]],
        ],
      ]
    ]
  }
}
