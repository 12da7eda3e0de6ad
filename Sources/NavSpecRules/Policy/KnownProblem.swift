package import NavSpecDiagnostics
package import NavSpecModel

/// A problem as a baseline knows it: by what it is and what it is about, not by its line or its wording,
/// so that moving code and a newer compiler leave it the same.
package struct KnownProblem: Hashable, Sendable {
  package var id: String
  /// Path below the root spec's folder, or `.navspec.yaml`.
  package var file: String
  /// The entry that contains it, such as `routes.recipe`; empty if there is none.
  package var place: String
  /// The first line of the source that it points at.
  package var text: String
}

extension KnownProblem: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    (a.file, a.place, a.id, a.text) < (b.file, b.place, b.id, b.text)
  }
}

package struct PlaceNames {
  private let map: SourceMap
  private var paths: [SourceID: String] = [:]
  /// Where the entries of each file start, in order.
  private var entries: [SourceID: [(start: Int32, name: String)]] = [:]

  package init(_ specs: [SpecFile], in map: SourceMap) {
    self.map = map
    for spec in specs {
      paths[spec.source] = spec.path
      entries[spec.source] = spec.entryNames.map { (start: $0.range.start, name: $0.value) }
        .sorted { ($0.start, $0.name) < ($1.start, $1.name) }
    }
  }

  package func problem(_ diagnostic: Diagnostic) -> KnownProblem {
    let range = diagnostic.range
    let line = map.text(in: range).split(whereSeparator: \.isNewline).first ?? ""
    return KnownProblem(
      id: diagnostic.kind.id, file: paths[range.source] ?? map[range.source].path, place: place(of: range),
      text: String(line.prefix(120)))
  }

  /// The last entry that starts before the range.
  private func place(of range: SourceRange) -> String {
    guard let entries = entries[range.source] else { return "" }
    let next = entries.partitioningIndex { $0.start > range.start }
    return next > 0 ? entries[next - 1].name : ""
  }
}

extension SpecFile {
  /// Its keys and the names below them, with the places they start at.
  fileprivate var entryNames: [Located<String>] {
    var names = keyRanges.map { Located($0.key, at: $0.value) }
    func add<Value>(_ key: String, _ entries: [Entry<Value>]) {
      names += entries.map { entry in entry.name.map { "\(key).\($0)" } }
    }
    add("sources", sources)
    add("types", types)
    add("conditions", conditions)
    add("personas", personas)
    add("tabs", tabs?.value ?? [])
    add("sections", sections)
    add("edges", edges)
    add("exits", exits)
    add("routes", routes)
    add("flows", flows)
    return names
  }
}
