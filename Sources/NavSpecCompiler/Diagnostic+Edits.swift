import NavSpecDiagnostics
import NavSpecYAML

extension [Diagnostic] {
  /// The same with fixes that change one of some files as advice alone: the files belong to others.
  func withoutEdits(of files: Set<SourceID>) -> [Diagnostic] {
    guard !files.isEmpty else { return self }
    return map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.fixes = diagnostic.fixes.map { fix in
        fix.edits.contains { files.contains($0.range.source) } ? Diagnostic.Fix(fix.title) : fix
      }
      return diagnostic
    }
  }

  /// The same with what fixes change written as edits.
  func withEdits(in spec: LoadedSpec) -> [Diagnostic] {
    let concerned = Set(flatMap(\.fixes).flatMap(\.changes).map(\.place.source)).sorted()
    guard !concerned.isEmpty else { return self }
    let editors = concerned.concurrentMap { source in
      spec.tree(of: source).map { YAMLEditor(source, of: $0, bytes: spec.sources[source].bytes) }
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
