package import NavSpecDiagnostics
import NavSpecDiff
package import NavSpecFrontend
import NavSpecModel
import NavSpecReport
import NavSpecYAML

/// A spec after a rename or a removal, in memory; nothing is written.
package struct EditedSpec: Sendable {
  package let spec: CheckedSpec
  /// The files that change, in the order in which they were read.
  package let files: [FixedSpec.File]
  /// What was done, a line for each.
  package let notes: [String]
  /// What code that was compiled with the older spec has to change.
  package let breaking: [String]
  /// The changes as edits of what was read; nil where more was needed after them.
  package let edits: [Diagnostic.Fix.Edit]?
}

extension EditedSpec {
  /// For programs: `{"files", "notes", "breaking"}`, where a file is `{"path", "diff"}`.
  package var json: String {
    func texts(_ lines: [String]) -> JSONText { .array(lines.map { .string($0) }) }
    let files = files.map { ["path": .string($0.displayPath), "diff": .string($0.diff)] as JSONText }
    let json: JSONText = ["files": .array(files), "notes": texts(notes), "breaking": texts(breaking)]
    return json.encoded() + "\n"
  }

  /// The changes as whole files.
  /// - Parameter base: The spec before them.
  package func wholeFiles(of base: CheckedSpec) -> [Diagnostic.Fix.Edit] {
    base.loaded.ownSources.compactMap { path, source in
      files.first { $0.path == path }.map { file in
        let whole = SourceRange(source: source, start: 0, end: file.original.count)
        return .init(whole, String(decoding: file.fixed, as: UTF8.self))
      }
    }
  }
}

/// The edits of one change of a spec, and what they make of it.
struct SpecEdits {
  let base: CheckedSpec
  let files: any SpecFiles
  private(set) var edits: [Diagnostic.Fix.Edit] = []
  private var changes: [Diagnostic.Fix.Change] = []
  var notes: [String] = []
  /// What is written at the top of the root spec when the rest is done.
  private var settings: [(path: [String], value: String)] = []

  init(of base: CheckedSpec, in files: any SpecFiles) {
    self.base = base
    self.files = files
  }

  mutating func replace(_ range: SourceRange, with text: String) { edits.append(.init(range, text)) }

  mutating func insert(_ text: String, at offset: Int, in source: SourceID) {
    edits.append(.init(SourceRange(source: source, start: offset, end: offset), text))
  }

  mutating func add(_ change: Diagnostic.Fix.Change, _ note: String) {
    changes.append(change)
    notes.append(note)
  }

  mutating func set(_ path: [String], to value: String, _ note: String) {
    settings.append((path, value))
    notes.append(note)
  }

  /// The spec with the edits.
  /// - Parameter keepsPromises: Whether what the edits break is kept: by more edits, or by a refusal where a link breaks.
  func applied(keepsPromises: Bool) throws -> EditedSpec {
    let (written, first) = try Self.written("edit", edits, changes, of: base, in: files)
    var (spec, notes) = (first, notes)
    let old = try base.soundSpec()
    var breaking: [Change] = []
    var isWhole = settings.isEmpty
    for (path, value) in settings {
      let root = SourceRange(file: spec.loaded.files[0].source)
      let change = Diagnostic.Fix.Change.set(path: path, value: value, of: root)
      spec = try Self.written("edit", [], [change], of: spec, in: files).spec
    }
    // Each round keeps some of what is left to keep.
    for _ in 0..<4 {
      let head = try HeadSpec(spec, name: "")
      let comparison = head.comparison(with: old, DiffPolicy(), DiffPolicy())
      breaking = comparison.changes().filter { $0.level == .breaking }
      let known = Set(breaking.map(\.fingerprint))
      let lost = breaking.filter { [.link, .state].contains($0.changeClass) }
      guard keepsPromises, !lost.isEmpty else { break }
      guard let repair = head.repaired(lost, known: known, { _ in comparison }).compactMap(\.repair).first
      else { break }
      spec = try Self.written(repair.fix.title, repair.fix.edits, [], of: spec, in: files).spec
      notes.append(repair.phrase)
      isWhole = false
    }
    if keepsPromises, let lost = breaking.first(where: { $0.changeClass == .link }) {
      throw SpecRequestError("a link would break: \(lost.message) [\(lost.kind.id)]")
    }
    let changed = base.loaded.ownSources.compactMap { path, source -> FixedSpec.File? in
      guard let now = spec.loaded.ownSources.first(where: { $0.path == path })?.source else { return nil }
      let (old, new) = (base.sources[source], spec.sources[now].bytes)
      return old.bytes == new
        ? nil : FixedSpec.File(path: path, displayPath: old.path, original: old.bytes, fixed: new)
    }
    return EditedSpec(
      spec: spec, files: changed, notes: notes, breaking: breaking.map { "\($0.message) [\($0.kind.id)]" },
      edits: isWhole ? written : nil)
  }

  /// - Throws: Where an edit is not certain, or makes mistakes.
  private static func written(
    _ title: String, _ edits: [Diagnostic.Fix.Edit], _ changes: [Diagnostic.Fix.Change], of base: CheckedSpec,
    in files: any SpecFiles
  ) throws -> (edits: [Diagnostic.Fix.Edit], spec: CheckedSpec) {
    let fix = Diagnostic.Fix(title, edits: edits, changes: changes)
    let place = SourceRange(file: base.loaded.files[0].source)
    let problem = Diagnostic(.edit, title, at: place, fixes: [fix])
    var written = [problem].withEdits(in: base.loaded)
    written[0].fixes = written[0].fixes.map { Diagnostic.Fix(title, edits: Self.joined($0.edits)) }
    let selection = FixSelection(of: written, includesUnsafe: true)
    guard selection.count == 1 else {
      throw SpecRequestError("the place is not certain where the text would have to change: write it by hand")
    }
    guard selection.sources.allSatisfy({ !base.loaded.foreignSources.contains($0) }) else {
      throw SpecRequestError("a file of a feature in a package of its own would change: rename it there")
    }
    var contents: [String: [UInt8]] = [:]
    for (path, source) in base.loaded.ownSources {
      contents[path] = selection.bytes(of: source, in: base.sources)
    }
    let overlay = OverlaidSpecFiles(files, contents: contents, surroundings: files.surroundings)
    guard let root = base.loaded.inputs.first else { throw SpecRequestError("the spec has no files") }
    let spec = try CheckedSpec(root: root, files: overlay, options: base.loaded.options)
    if spec.errorCount > base.errorCount, let error = spec.diagnostics.first(where: { $0.severity == .error })
    {
      let file = spec.sources[error.range.source]
      let line = file.text(ofLine: file.location(of: Int(error.range.start)).line).drop { $0 == " " }
      throw SpecRequestError("'\(file.path)' would say '\(line)', where \(error.message) [\(error.kind.id)]")
    }
    return (written[0].fixes[0].edits, spec)
  }

  /// Of several texts for one place, which follow each other, one.
  private static func joined(_ edits: [Diagnostic.Fix.Edit]) -> [Diagnostic.Fix.Edit] {
    var order: [SourceRange] = []
    var texts: [SourceRange: String] = [:]
    for edit in edits {
      guard let before = texts[edit.range] else {
        order.append(edit.range)
        texts[edit.range] = edit.replacement
        continue
      }
      // Of a map without keys, or without braces, both begin it.
      let isFirst = edit.replacement.hasPrefix(" ")
      let rest = edit.replacement.drop { " {".contains($0) }
      texts[edit.range] =
        isFirst
        ? String(before.reversed().drop { " }".contains($0) }.reversed()) + ", " + rest
        : before + edit.replacement
    }
    return order.map { .init($0, texts[$0] ?? "") }
  }
}

extension CheckedSpec {
  /// The names in the files of the spec.
  package var names: SpecNames { names() }

  /// The same.
  /// - Parameter before: Those of an older run: files that have not changed have them, and files that cannot be read now.
  package func names(before: SpecNames? = nil) -> SpecNames {
    SpecNames(
      loaded.ownSources.compactMap { path, source in
        let known = before?.files.first { $0.path == path }
        if let known, known.source == source, known.isOf(sources[source].bytes) { return known }
        return tree(of: source, wantsStart: known == nil).map {
          FileNames(of: $0, path: path, source: source, in: sources)
        } ?? known
      })
  }
}

extension CheckedSpec {
  /// What a file says; of one that is no YAML, what the lines before the mistake say, if that is wanted.
  private func tree(of source: SourceID, wantsStart: Bool) -> YAMLNode? {
    if let tree = loaded.tree(of: source) { return tree }
    guard wantsStart,
      let problem = YAMLReader.read(source, in: sources, limits: loaded.options.limits).diagnostics.first
    else { return nil }
    var text = sources[source].bytes.prefix(Int(problem.range.start))
    // What is not closed may begin some lines before.
    for _ in 0..<8 {
      guard let end = text.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
      text = text[..<end]
      let start = sources.cutting(source, at: end)
      if let root = YAMLReader.read(source, in: start, limits: loaded.options.limits).root { return root }
    }
    return nil
  }
}

extension DiagnosticKind {
  /// Of no report: what holds edits while they are made.
  static let edit = DiagnosticKind(id: "edit", explanation: "")
}
