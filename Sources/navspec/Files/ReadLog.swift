import NavSpecCompiler

/// What a command read of the disk so far. It is filled by all that reads, on one thread.
final class ReadLog {
  private(set) var evidence = Evidence()
  /// Folders that globs looked into.
  private(set) var folders: Set<String> = []
  /// Whether one file was read twice and had changed meanwhile: then nobody knows what the run saw.
  private(set) var isTorn = false
  /// What is there, and could not be read.
  private(set) var unreadable: [String] = []
  private var hashes: [String: ContentHash] = [:]

  /// What was read for the output.
  func read(_ path: String, _ bytes: [UInt8]) {
    let hash = ContentHash(bytes)
    if let earlier = hashes.updateValue(hash, forKey: path) {
      if earlier != hash { isTorn = true }
      return
    }
    evidence.inputs.append(.init(path, hash))
  }

  /// What was looked for, and is not there.
  func missed(_ path: String) {
    if !evidence.absent.contains(path) { evidence.absent.append(path) }
  }

  /// Files that might have been the root spec.
  func considered(_ path: String, _ bytes: [UInt8]) {
    evidence.considered.append(.init(path, ContentHash(bytes)))
  }

  /// The names of all that might be root specs in a folder.
  func candidates(_ names: [String], inFolder folder: String) {
    evidence.candidates.append(.init(folder, Evidence.hash(of: names)))
  }

  /// What is there, and cannot be read.
  func failed(_ path: String) { unreadable.append(path) }

  /// Whether there was something that could not be read.
  var isIncomplete: Bool { !unreadable.isEmpty }

  func listed(_ folder: String) { folders.insert(folder) }

  /// What includes found below the root spec's folder.
  func globs(_ globs: [Evidence.Glob], below folder: String) {
    evidence.globs = globs
    evidence.folder = folder
  }
}

extension Evidence {
  /// Whether the disk is as it was.
  func holds() -> Bool {
    let candidates = candidates.allSatisfy {
      SpecLocator.hash(ofCandidatesIn: $0.path) == $0.hash
    }
    guard candidates, (considered + inputs).allSatisfy({ Disk.hash(ofFile: $0.path) == $0.hash }),
      absent.allSatisfy(Disk.isAbsent)
    else { return false }
    guard !globs.isEmpty else { return true }
    let files = DiskSpecFiles(folder: folder, maximumBytes: 0)
    return globs.allSatisfy { $0.holds(in: files) }
  }
}
