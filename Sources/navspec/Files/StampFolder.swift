import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The stamps in an output folder: one for each root spec that is generated to it.
struct StampFolder {
  private let path: String
  /// The name of the stamp of this run's root; nil if it leaves none.
  private let name: String?
  private let own: Stamp?
  /// Of other roots that are there still.
  private let others: [Stamp]
  /// Of roots that are gone.
  private let gone: [(name: String, stamp: Stamp)]

  /// - Parameter root: The name of the root spec's file; nil for one that has none.
  init(_ path: String, root: String?) {
    self.path = path
    name = root.map(Stamp.name(forRoot:))
    var own: Stamp?
    var others: [Stamp] = []
    var gone: [(String, Stamp)] = []
    for (name, stamp) in Self.stamps(in: path) {
      if name == self.name {
        own = stamp
      } else if Disk.isAbsent(Disk.path(path, stamp.root)) {
        gone.append((name, stamp))
      } else {
        others.append(stamp)
      }
    }
    (self.own, self.others, self.gone) = (own, others, gone)
  }

  /// All that can be read of the stamps in a folder.
  static func stamps(in path: String) -> [(name: String, stamp: Stamp)] {
    (Disk.names(inFolder: path) ?? []).compactMap { name, isFolder, isLink in
      guard !isFolder, !isLink, name.hasPrefix("."), name.hasSuffix(Stamp.suffix) else { return nil }
      return Disk.bytes(ofFile: Disk.path(path, name), atMost: Stamp.maximumBytes)
        .flatMap { Stamp($0) }.map { (name, $0) }
    }
  }

  /// The folder that tests were written to before. A stamp may come from anywhere, hence only below the
  /// working directory.
  var formerFolders: [String] {
    [own?.testsFolder].compactMap { $0 }.filter { folder in
      !folder.hasPrefix("/") && !folder.split(separator: "/").contains("..")
        && OutputPlace.isBelowWorkingDirectory(folder)
    }
  }

  /// What this root, and roots that are gone, wrote to a folder.
  func known(in folder: String) -> [String] {
    ([own].compactMap { $0 } + gone.map(\.stamp)).flatMap { names(of: $0, in: folder) }
  }

  /// What other roots wrote to a folder.
  func foreign(in folder: String) -> [String] { others.flatMap { names(of: $0, in: folder) } }

  private func names(of stamp: Stamp, in folder: String) -> [String] {
    let real = Disk.realPath(of: folder)
    var names: [String] = []
    if real == Disk.realPath(of: path) { names += stamp.outputs.map(\.path) }
    if let tests = stamp.testsFolder, real == Disk.realPath(of: tests) { names += stamp.tests.map(\.path) }
    return names
  }

  /// Removes the stamp: nothing vouches for files that are being written.
  func remove() {
    if let name { unlink(Disk.path(path, name)) }
  }

  /// Writes the stamp. One that cannot be written only costs the next run its time.
  func write(_ stamp: Stamp) {
    for (name, _) in gone { unlink(Disk.path(path, name)) }
    guard let name else { return }
    let bytes = Array(stamp.text.utf8)
    let place = Disk.path(path, name)
    // What a link leads to is not ours to write.
    guard bytes.count <= Stamp.maximumBytes, !Disk.isLink(place), Disk.bytes(ofFile: place) != bytes else {
      return
    }
    try? AtomicFile.staged(bytes, at: place).commit()
  }
}

extension Stamp {
  /// Whether there is nothing to do: the same would be read, and what would be written is there.
  func holds(in folder: String, on day: String) -> Bool {
    let folders = [folder, testsFolder].compactMap { $0 }
    guard holds(on: day), evidence.holds(), names == Self.hash(ofNamesIn: folders),
      !folders.flatMap(OutputFolder.parts).contains(where: AtomicFile.isUsed)
    else { return false }
    return outputs.allSatisfy { Disk.hash(ofFile: Disk.path(folder, $0.path)) == $0.hash }
      && tests.allSatisfy { Disk.hash(ofFile: Disk.path(testsFolder ?? "", $0.path)) == $0.hash }
  }

  /// Of all names in folders that look like ours.
  static func hash(ofNamesIn folders: [String]) -> ContentHash {
    Evidence.hash(of: folders.flatMap { [""] + OutputFolder.names(in: $0) })
  }
}
