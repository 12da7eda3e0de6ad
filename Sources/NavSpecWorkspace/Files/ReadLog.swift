import NavSpecCompiler

/// What a command found on the disk so far. Everything that reads fills it, on one thread.
package final class ReadLog {
  package init() {}

  /// A folder, and which names in it count.
  private struct Listing: Hashable {
    let folder: String
    let names: NameKind
  }

  enum NameKind {
    /// All but hidden ones, as globs see them.
    case visible
    /// Those that root specs have.
    case specs
    /// Those that generated files have.
    case outputs

    fileprivate func names(in folder: String) -> [String] {
      switch self {
      case .visible: (Disk.names(inFolder: folder) ?? []).map(\.name).filter { !$0.hasPrefix(".") }
      case .specs: SpecLocator.candidates(in: folder)
      case .outputs: OutputFolder.names(in: folder)
      }
    }
  }

  /// The files that were read for the output: specs, settings, baseline.
  private(set) var inputs: [String] = []
  /// What was looked for and is not there.
  private(set) var absent: [String] = []
  /// What is there and could not be read.
  private(set) var unreadable: [String] = []
  private var contents: [String: [UInt8]] = [:]
  /// Of `inputs`.
  private var known: Set<String> = []
  private var listings: [Listing: [String]] = [:]
  /// Whether one file was read twice and had changed meanwhile: then it is not known what the run saw.
  private var isTorn = false

  /// A file that was read for the output.
  func read(_ path: String, _ bytes: [UInt8]) {
    if known.insert(path).inserted { inputs.append(path) }
    if let earlier = contents.updateValue(bytes, forKey: path), earlier != bytes { isTorn = true }
  }

  /// A file that has this content, and that the output does not depend on.
  func found(_ path: String, _ bytes: [UInt8]) { contents[path] = bytes }

  /// A path at which there is nothing.
  func missed(_ path: String) { if !absent.contains(path) { absent.append(path) } }

  /// A file that is there and cannot be read.
  func failed(_ path: String) { unreadable.append(path) }

  func listed(_ folder: String, _ kind: NameKind) {
    listings[Listing(folder: folder, names: kind)] = kind.names(in: folder)
  }

  /// Folders and files that hold what they should.
  package func wrote(_ outcome: Generation.Outcome) {
    for folder in outcome.product.folders {
      listed(folder.path, .outputs)
      for file in folder.files { found(Disk.path(folder.path, file.name), Array(file.text.utf8)) }
    }
    for (path, bytes) in outcome.changes.lists { found(path, bytes) }
  }

  var files: [String] { contents.keys + absent + unreadable }

  var folders: [String] { listings.keys.map(\.folder) }

  /// Whether a file has lost its content, or is new and has none yet: editors write it a moment later. One that was
  /// read empty may stay so.
  var isBeingWritten: Bool { files.contains { contents[$0]?.isEmpty != true && Disk.isEmptyFile($0) } }

  /// The files that were read empty and had content when they were last read, or were not there.
  func emptied(since last: ReadLog) -> [String] {
    contents.filter { path, bytes in bytes.isEmpty && last.contents[path]?.isEmpty != true }.map(\.key)
  }

  /// Whether the disk is as it was found.
  func holds() -> Bool {
    !isTorn && unreadable.isEmpty && absent.allSatisfy(Disk.isAbsent)
      && contents.allSatisfy { path, bytes in Disk.bytes(ofFile: path) == bytes }
      && listings.allSatisfy { $0.names.names(in: $0.folder) == $1 }
  }
}
