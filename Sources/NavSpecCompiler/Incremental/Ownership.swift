import NavSpecEmit

/// Whose a file is that lies where something is to be written.
package enum Ownership: Hashable, Sendable {
  /// This root's, or nobody's.
  case own
  /// Somebody wrote it by hand, or with another program.
  case foreign
  /// Another root spec of this name generated it.
  case other(root: String)

  /// - Parameters:
  ///   - old: What lies there.
  ///   - new: What is to be written.
  ///   - isKnown: Whether the last run of this root wrote the file, or a root that is gone.
  package init(of old: [UInt8], whichBecomes new: [UInt8], isKnown: Bool) {
    if old.isEmpty {
      self = .own
    } else if old.starts(with: EmbeddedRuntime.mark.utf8) {
      // The same for all.
      self = .own
    } else if let mark = GeneratedMark(of: old) {
      guard !isKnown, let root = mark.root, let wanted = GeneratedMark(of: new) else {
        self = .own
        return
      }
      // Where a volume knows no case, neither do names.
      let isOwn = root.lowercased() == wanted.root?.lowercased()
      // Before marks named roots, that of an included file looked like that of a root.
      let isOld = mark.source == root && root == wanted.source
      self = isOwn || isOld ? .own : .other(root: root)
    } else {
      self = .foreign
    }
  }
}
