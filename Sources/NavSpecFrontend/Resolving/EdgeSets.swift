import NavSpecDiagnostics
import NavSpecModel

/// The sets of edges that files declare: all files of a module share them.
struct EdgeSets {
  struct Declared {
    let entry: Entry<[EdgeSpec]>
    /// Names in a set are those of the file that declares it.
    let file: Int
  }

  /// By module and name.
  private var sets: [String: Declared] = [:]
  /// For each file the module that it is compiled in.
  private var modules: [String?] = []

  init() {}

  init(_ files: [SpecFile], sink: inout DiagnosticSink) {
    modules = files.map { $0.module?.value }
    for (fileIndex, file) in files.enumerated() {
      for entry in file.edges {
        let key = key(of: entry.name, in: fileIndex)
        if let first = sets[key] {
          sink.reportDuplicate("edge set", entry.name, first: first.entry.name.range)
        } else {
          sets[key] = Declared(entry: entry, file: fileIndex)
        }
      }
    }
    reportCycles(&sink)
  }

  subscript(key: String) -> Declared? { sets[key] }

  func key(of name: Located<String>, in file: Int) -> String {
    modules[file].map { "\($0) \(name.value)" } ?? name.value
  }

  func names(in file: Int) -> [String] {
    sets.values.filter { modules[$0.file] == modules[file] }.map(\.entry.name.value).sorted()
  }

  /// Every set but those with these keys, by key.
  func sets(except keys: Set<String>) -> [Declared] {
    sets.filter { !keys.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Depth first, without recursion: a spec may chain as many sets as it likes.
  private func reportCycles(_ sink: inout DiagnosticSink) {
    var isOpen: [String: Bool] = [:]
    for start in sets.keys.sorted() where isOpen[start] == nil {
      isOpen[start] = true
      var trail: [(name: String, next: Int)] = [(start, 0)]
      while let (name, next) = trail.last {
        guard let set = sets[name], next < set.entry.value.count else {
          isOpen[name] = false
          trail.removeLast()
          continue
        }
        trail[trail.count - 1].next += 1
        guard case .set(let mention) = set.entry.value[next].target else { continue }
        let key = key(of: mention, in: set.file)
        guard sets[key] != nil else { continue }
        switch isOpen[key] {
        case nil:
          isOpen[key] = true
          trail.append((key, 0))
        case true?:
          let cycle = (trail.map(\.name).drop { $0 != key } + [key]).compactMap {
            sets[$0]?.entry.name.value
          }
          sink.report(
            .edgeSetCycle, "the edge set '\(mention.value)' takes itself", at: mention.range,
            label: cycle.joined(separator: " → "))
        case false?: continue
        }
      }
    }
  }
}
