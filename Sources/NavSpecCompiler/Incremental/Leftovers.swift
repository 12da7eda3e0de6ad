import NavSpecEmit

/// Which files of an output folder were generated once and are not any more.
package struct Leftovers {
  /// The outputs of now, below the folder.
  private let current: Set<String>
  /// Every spec file of now, below its root's folder.
  private let sources: Set<String>
  /// What the last run of this root wrote, and roots that are gone.
  private let known: Set<String>
  /// What other roots write to the same folder.
  private let foreign: Set<String>

  package init(current: [String], sources: [String], known: [String], foreign: [String]) {
    self.current = Set(current)
    self.sources = Set(sources)
    self.known = Set(known)
    self.foreign = Set(foreign)
  }

  /// The names of those to remove, of all that look like outputs.
  /// - Parameter read: The content of a file; only what we marked as ours is ever removed.
  package func among(_ names: [String], read: (String) -> [UInt8]?) -> [String] {
    let found = names.filter { !current.contains($0) && !foreign.contains($0) }.compactMap { name in
      read(name).flatMap { bytes -> (name: String, source: String?)? in
        if bytes.starts(with: EmbeddedRuntime.mark.utf8) { return (name, nil) }
        return GeneratedMark.source(of: bytes).map { (name, $0) }
      }
    }
    // What nobody vouches for goes if the folder is this root's alone. Each root has its navigation.
    let navigation = "+Navigation" + GeneratedFile.suffix
    let isShared = found.contains { file in
      file.name.hasSuffix(navigation) && !known.contains(file.name)
        && !(file.source.map(sources.contains) ?? true)
    }
    let isOwn = !isShared && current.contains { $0.hasSuffix(navigation) }
    return found.filter { file in
      guard let source = file.source else { return file.name.contains("/") || known.contains(file.name) }
      return isOwn || known.contains(file.name) || sources.contains(source)
    }.map(\.name)
  }
}
