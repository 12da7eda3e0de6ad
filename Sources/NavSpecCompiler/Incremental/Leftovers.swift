import NavSpecEmit

/// Which files of an output folder were generated once and are not any more. Only what is known to be this
/// root's is: by its mark, or by a stamp.
package struct Leftovers {
  /// The outputs of now, below the folder.
  private let current: Set<String>
  /// The root as marks name it; nil if it has no name of its own.
  private let root: String?
  /// What the last run of this root wrote, and roots that are gone.
  private let known: Set<String>
  /// What other roots write to the same folder.
  private let foreign: Set<String>

  package init(current: [String], root: String?, known: [String], foreign: [String]) {
    self.current = Set(current)
    self.root = root
    self.known = Set(known)
    self.foreign = Set(foreign)
  }

  /// The names of those to remove, of all that look like outputs.
  /// - Parameter read: The content of a file; only what we marked as ours is ever removed.
  package func among(_ names: [String], read: (String) -> [UInt8]?) -> [String] {
    // A runtime is one whole, and that of now is written here.
    let runtimes = Set(current.compactMap(GeneratedFile.runtimeFolder))
    // A root without a stamp here may need the runtime that is here.
    var hasStrangers = false
    var (left, runtime): ([String], [String]) = ([], [])
    for name in names where !current.contains(name) && !foreign.contains(name) {
      guard let bytes = read(name) else { continue }
      if bytes.starts(with: EmbeddedRuntime.mark.utf8) {
        runtime.append(name)
      } else if let mark = GeneratedMark(of: bytes) {
        if known.contains(name) || root != nil && mark.root == root {
          left.append(name)
        } else {
          hasStrangers = true
        }
      }
    }
    return left
      + runtime.filter { name in
        known.contains(name) && !hasStrangers
          || GeneratedFile.runtimeFolder(ofFile: name).map(runtimes.contains) == true
      }
  }

  /// Names that are left over and yet are those of outputs: where a volume tells no `a` from `A`, a file whose
  /// name changes its case is there under the old name until its entry is renamed.
  /// - Parameters:
  ///   - names: What is left over.
  ///   - outputs: What is, or will be, there.
  ///   - listed: The names that the folder lists.
  ///   - identity: The same for two names of one file; nil where there is none.
  package static func respelled<Identity: Hashable>(
    _ names: [String], outputs: [String], listed: [String], identity: (String) -> Identity?
  ) -> [(old: String, new: String)] {
    // Two entries are two names, even of one file.
    let listed = Set(listed)
    var unlisted: [Identity: String] = [:]
    for name in outputs where !listed.contains(name) {
      if let id = identity(name) { unlisted[id] = name }
    }
    if unlisted.isEmpty { return [] }
    return names.compactMap { old in identity(old).flatMap { unlisted[$0] }.map { (old, $0) } }
  }
}
