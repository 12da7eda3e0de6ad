import NavSpecDiagnostics
import NavSpecYAML

extension [Diagnostic] {
  /// The same with what fixes change in some files as advice alone: they are others' to mend.
  func withoutEdits(ofFiles files: Set<Int>) -> [Diagnostic] {
    guard !files.isEmpty else { return self }
    return map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.fixes = diagnostic.fixes.map { fix in
        let isForeign = fix.edits.contains { files.contains(Int($0.range.source.index)) }
        return isForeign ? Diagnostic.Fix(fix.title) : fix
      }
      return diagnostic
    }
  }

  /// The same with what fixes change written as edits. The files concerned are read once more: most runs have
  /// none, and trees are large.
  func withEdits(in sources: SourceMap, limits: YAMLLimits) -> [Diagnostic] {
    let concerned = Set(flatMap(\.fixes).flatMap(\.changes).map(\.place.source)).sorted()
    guard !concerned.isEmpty else { return self }
    let editors = concerned.concurrentMap { source in
      YAMLReader.read(source, in: sources, limits: limits).root.map {
        YAMLEditor(source, of: $0, bytes: sources[source].bytes)
      }
    }
    let ofSource = Dictionary(uniqueKeysWithValues: zip(concerned, editors))
    return map { diagnostic in
      guard diagnostic.fixes.contains(where: { !$0.changes.isEmpty }) else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.fixes = diagnostic.fixes.map { fix in
        fix.written { change in ofSource[change.place.source]??.edits(for: change) }
      }
      return diagnostic
    }
  }
}
