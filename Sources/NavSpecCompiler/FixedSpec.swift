import NavSpecDiagnostics
import NavSpecReport
import NavSpecYAML

/// A spec after the fixes of its own diagnostics, in memory; nothing is written.
public struct FixedSpec: Sendable {
  /// A file that the fixes change.
  public struct File: Hashable, Sendable {
    /// Below the root spec's folder.
    public let path: String
    /// As messages show it.
    public let displayPath: String
    /// What was read.
    public let original: [UInt8]
    /// What it becomes.
    public fileprivate(set) var fixed: [UInt8]

    package init(path: String, displayPath: String, original: [UInt8], fixed: [UInt8]) {
      (self.path, self.displayPath, self.original, self.fixed) = (path, displayPath, original, fixed)
    }

    /// What changes, as `diff -u` writes it.
    public var diff: String { UnifiedDiff(path: displayPath, from: original, to: fixed).text }
  }

  /// The spec with the fixes applied.
  public let spec: CheckedSpec
  /// The files that change, in the order in which they were read.
  public let files: [File]
  /// The fixes that were applied, in order.
  public let fixes: [Fix]
  /// How many fixes were applied.
  public var fixCount: Int { fixes.count }

  /// One fix.
  public struct Fix: Hashable, Sendable {
    /// `shop.nav.yaml:6`, at the time when the fix was applied.
    public let place: String
    /// What it does, as the diagnostic says it.
    public let title: String
  }
}

extension CheckedSpec {
  /// Applies the mechanical fixes of the diagnostics, again and again until none is left (a fix may bring to
  /// light what it hid). Where two fixes touch, the first is taken and the other has its turn later.
  /// - Parameters:
  ///   - files: Those this was read from.
  ///   - includesUnsafe: Whether fixes count that may change what the author meant.
  public func fixed(in files: some SpecFiles, includesUnsafe: Bool = false) -> FixedSpec {
    // A bound, should two rules ever undo each other's fixes.
    let greatestRounds = 16
    // Compiling a large spec takes long: it is tried less often.
    let size = loaded.sources.files.reduce(1) { $0 + $1.bytes.count }
    var tries = max(1, (1 << 20) / size)
    var round = FixRound(spec: self)
    for _ in 0..<greatestRounds {
      let fixable = round.spec.diagnostics.filter { diagnostic in
        FixSelection(of: [diagnostic], includesUnsafe: includesUnsafe).count > 0
      }
      guard !fixable.isEmpty else { break }
      func applying(_ chosen: [Diagnostic]) -> FixRound? {
        guard tries > 0 else { return nil }
        tries -= 1
        return round.applying(FixSelection(of: chosen, includesUnsafe: includesUnsafe), in: files)
      }
      if let next = applying(fixable) {
        round = next
        continue
      }
      // Some fix makes things worse: halves are tried until those that do are alone.
      var taken: [Diagnostic] = []
      var best: FixRound?
      var open = [fixable[...]]
      while tries > 0, let part = open.popLast() {
        if let next = applying(taken + part) {
          (taken, best) = (taken + part, next)
        } else if part.count > 1 {
          let middle = part.startIndex + part.count / 2
          open += [part[middle...], part[..<middle]]
        }
      }
      guard let best else { break }
      round = best
    }
    let current = round.spec
    let order = current.loaded.inputs + loaded.inputs.filter { !current.loaded.inputs.contains($0) }
    return FixedSpec(
      spec: current, files: order.compactMap { round.changed[$0] }.filter { $0.fixed != $0.original },
      fixes: round.fixes)
  }

  /// Keys that are written twice. Correcting a name to one that exists already trades one error for another.
  fileprivate var duplicateCount: Int { diagnostics.count { $0.kind.id == DiagnosticKind.duplicateKey.id } }

  /// Whether an error is in one of some lines, or in what is indented below it.
  fileprivate func hasErrors(inBlocksAt lines: [String: Set<Int>]) -> Bool {
    var texts: [SourceID: [ArraySlice<UInt8>]] = [:]
    return diagnostics.contains { diagnostic in
      let source = diagnostic.range.source
      guard diagnostic.severity == .error, let path = loaded.path(of: source), let touched = lines[path]
      else { return false }
      let file = sources[source]
      let text =
        texts[source] ?? file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      texts[source] = text
      // The lines that the place is below: each is indented less than those after it.
      var column = Int.max
      for line in stride(from: file.location(of: Int(diagnostic.range.start)).line, to: 0, by: -1) {
        let indentation = text[line - 1].prefix { $0 == UInt8(ascii: " ") }.count
        guard indentation < column, indentation < text[line - 1].count else { continue }
        column = indentation
        if touched.contains(line) { return true }
        if column == 0 { break }
      }
      return false
    }
  }

  /// What `fixed` did, a line for each fix and each that was not applied, and a line with the counts; empty where
  /// there was nothing to do. This is the spec after the fixes.
  /// - Parameters:
  ///   - fixed: The result of the fixes.
  ///   - includesUnsafe: Whether fixes that may change the meaning were applied.
  public func account(of fixed: FixedSpec, includesUnsafe: Bool) -> [String] {
    var left: [String] = []
    var unfixable = 0
    for diagnostic in diagnostics where diagnostic.severity != .note {
      guard let fix = diagnostic.fixes.first(where: { !$0.edits.isEmpty }) else {
        unfixable += 1
        continue
      }
      let reason =
        fix.isSafe || includesUnsafe
        ? "it would add errors" : "--unsafe applies it: it may change the meaning"
      left.append("left \(sources.line(of: diagnostic.range)): \(fix.title) (\(reason))")
    }
    guard fixed.fixCount + left.count + unfixable > 0 else { return [] }
    var counts = "\(fixed.fixCount.counted("fix", "fixes")) in \(fixed.files.count.counted("file"))"
    if !left.isEmpty { counts += ", \(left.count) left" }
    if unfixable > 0 { counts += "; no fix for \(unfixable.counted("problem"))" }
    return fixed.fixes.map { "fixed \($0.place): \($0.title)" } + left + [counts]
  }
}

/// A spec with the fixes so far.
private struct FixRound {
  var spec: CheckedSpec
  var changed: [String: FixedSpec.File] = [:]
  var fixes: [FixedSpec.Fix] = []
  /// By path, the lines of files that could not be read where fixes changed something.
  private var touched: [String: Set<Int>] = [:]

  init(spec: CheckedSpec) { self.spec = spec }

  /// The spec with more fixes; nil where that adds errors.
  func applying(_ selection: FixSelection, in files: some SpecFiles) -> FixRound? {
    var next = self
    for source in selection.sources {
      guard let path = spec.loaded.path(of: source) else { continue }
      if spec.soundness == .incomplete {
        let lines = selection.lines(of: source, in: spec.sources)
        // A line in the wrong column makes a neighbour of what is below it.
        next.touched[path, default: []].formUnion(lines + lines.map { $0 + 1 })
      }
      let bytes = selection.bytes(of: source, in: spec.sources)
      let file = spec.sources[source]
      next.changed[
        path, default: FixedSpec.File(path: path, displayPath: file.path, original: file.bytes, fixed: bytes)
      ].fixed = bytes
    }
    let overlay = OverlaidSpecFiles(
      files, contents: next.changed.mapValues(\.fixed), surroundings: files.surroundings)
    guard let root = spec.loaded.inputs.first,
      let fixed = try? CheckedSpec(root: root, files: overlay, options: spec.loaded.options)
    else { return nil }
    // What was wrong elsewhere in a file that could not be read only comes to light. What a fix made of it is wrong.
    guard fixed.duplicateCount <= spec.duplicateCount,
      fixed.errorCount <= spec.errorCount
        || spec.soundness == .incomplete && !fixed.hasErrors(inBlocksAt: next.touched)
    else { return nil }
    next.spec = fixed
    next.fixes += selection.fixes.map { range, title in
      FixedSpec.Fix(place: spec.sources.line(of: range), title: title)
    }
    return next
  }
}

extension SourceMap {
  /// `path:line`
  fileprivate func line(of range: SourceRange) -> String {
    let file = self[range.source]
    return "\(file.path):\(file.location(of: Int(range.start)).line)"
  }
}
