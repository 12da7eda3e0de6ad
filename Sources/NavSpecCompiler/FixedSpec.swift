import NavSpecDiagnostics
import NavSpecReport

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

    /// What changes, as `diff -u` writes it.
    public var diff: String { UnifiedDiff(path: displayPath, from: original, to: fixed).text }
  }

  /// The spec with the fixes applied.
  public let compilation: Compilation
  /// The files that change, in the order in which they were read.
  public let files: [File]
  /// How many fixes were applied.
  public let fixCount: Int
}

extension Compilation {
  /// Applies the mechanical fixes of the diagnostics, again and again until none is left (a fix may bring to
  /// light what it hid). Where two fixes touch, the first is taken and the other has its turn later.
  /// - Parameters:
  ///   - files: Those this was compiled from.
  ///   - includesUnsafe: Whether fixes count that may change what the author meant.
  public func fixed(
    in files: some SpecFiles, options: CompilerOptions = CompilerOptions(), includesUnsafe: Bool = false
  ) -> FixedSpec {
    // A bound, should two rules ever undo each other's fixes.
    let greatestRounds = 16
    var current = self
    var changed: [String: FixedSpec.File] = [:]
    var fixCount = 0
    for _ in 0..<greatestRounds {
      let selection = FixSelection(of: current.diagnostics, includesUnsafe: includesUnsafe)
      guard selection.count > 0 else { break }
      var next = changed
      for source in selection.sources {
        let path = current.inputs[Int(source.index)]
        let bytes = selection.bytes(of: source, in: current.sources)
        let file = current.sources[source]
        next[
          path,
          default: FixedSpec.File(
            path: path, displayPath: file.path, original: file.bytes, fixed: bytes)
        ].fixed = bytes
      }
      let overlay = OverlaidSpecFiles(base: files, contents: next.mapValues(\.fixed))
      guard let root = inputs.first,
        let compiled = try? Compilation.compile(root: root, files: overlay, options: options)
      else { break }
      (current, changed) = (compiled, next)
      fixCount += selection.count
    }
    let order = current.inputs + inputs.filter { !current.inputs.contains($0) }
    return FixedSpec(
      compilation: current,
      files: order.compactMap { changed[$0] }.filter { $0.fixed != $0.original },
      fixCount: fixCount)
  }
}

/// Files of which some are held in memory.
private struct OverlaidSpecFiles<Base: SpecFiles>: SpecFiles {
  let base: Base
  let contents: [String: [UInt8]]

  func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try base.bytes(ofFile: path)
  }

  func names(inFolder path: String) -> [String] { base.names(inFolder: path) }
}
