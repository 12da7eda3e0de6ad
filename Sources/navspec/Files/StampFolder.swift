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
  private typealias Found = (name: String, stamp: Stamp)
  private let path: String
  /// The name of the stamp of this run's root; nil if it leaves none.
  private let name: String?
  /// Of this run's root: one, or two after a change of its name's case.
  private let own: [Found]
  /// Of other roots that are there still.
  private let others: [Found]
  /// Of roots that are gone, or are part of this run's now.
  private let gone: [Found]
  /// Of roots that are not where they were, as seen from here, when this root has no stamp here either: it is the
  /// output folder that was moved. They say nothing.
  private let lost: [String]

  /// - Parameters:
  ///   - spec: The path of the root spec; nil for one that has none.
  ///   - parts: The paths of all that it includes in its own module.
  init(_ path: String, spec: String?, parts: [String]) {
    self.path = path
    name = spec.map(Stamp.name(forRoot:))
    let root = spec.flatMap(Disk.identity(behind:))
    let home = spec.flatMap { Disk.identity(behind: Disk.folder(of: $0)) }
    let parts = Set(parts.compactMap(Disk.identity(behind:)))
    var (own, others, gone, lost): ([Found], [Found], [Found], [Found]) = ([], [], [], [])
    for (name, stamp) in Self.stamps(in: path) {
      let place = Disk.path(path, stamp.root)
      if Disk.isAbsent(place) {
        if let home, Disk.identity(behind: Disk.folder(of: place)) == home {
          gone.append((name, stamp))
        } else {
          lost.append((name, stamp))
        }
      } else if let root, Disk.identity(behind: place) == root {
        own.append((name, stamp))
      } else if let other = Disk.identity(behind: place), parts.contains(other) {
        gone.append((name, stamp))
      } else if stamp.outputs.contains(where: { !Disk.isAbsent(Disk.path(path, $0.path)) }) {
        others.append((name, stamp))
      }
    }
    // Where this root is at the end of its stamp's way, so were the others.
    if !own.isEmpty { (gone, lost) = (gone + lost, []) }
    self.lost = lost.map(\.name)
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
    own.compactMap(\.stamp.testsFolder).filter { folder in
      !folder.hasPrefix("/") && !folder.split(separator: "/").contains("..")
        && OutputPlace.isBelowWorkingDirectory(folder)
    }
  }

  /// What this root, and roots that are gone, wrote to a folder.
  func known(in folder: String) -> [String] {
    (own + gone).flatMap { names(of: $0.stamp, in: folder) }
  }

  /// What other roots wrote to a folder.
  func foreign(in folder: String) -> [String] { others.flatMap { names(of: $0.stamp, in: folder) } }

  /// The path of another root that writes this file too, or whose stamp is where this root's would be. A
  /// runtime is the same for all.
  func claimant(of name: String, in folder: String) -> String? {
    guard GeneratedFile.runtimeFolder(ofFile: name) == nil else { return nil }
    let other = others.first { $0.name == self.name || names(of: $0.stamp, in: folder).contains(name) }
    return other.map { other in
      let root = Disk.path(path, other.stamp.root)
      return Disk.path(from: "", to: root) ?? root
    }
  }

  private func names(of stamp: Stamp, in folder: String) -> [String] {
    let real = Disk.realPath(of: folder)
    var names: [String] = []
    if real == Disk.realPath(of: path) { names += stamp.outputs.map(\.path) }
    if let tests = stamp.testsFolder, real == Disk.realPath(of: tests) { names += stamp.tests.map(\.path) }
    return names
  }

  /// Puts in the stamp's place one that vouches for nothing and remembers all that may be there while files
  /// are written: whoever comes after a killed run knows what is whose.
  /// - Parameter stamp: Of the outputs that are written; nil leaves no stamp.
  func begin(_ stamp: Stamp?) {
    // Never without either.
    let isRemembered = stamp.map { write(begun($0)) } ?? false
    let remembered = isRemembered ? name.flatMap { Disk.identity(of: Disk.path(path, $0)) } : nil
    for name in Set(own.map(\.name) + [name].compactMap { $0 }) {
      // By whatever case it is asked for.
      let place = Disk.path(path, name)
      if remembered == nil || Disk.identity(of: place) != remembered { unlink(place) }
    }
  }

  /// A stamp of all that is there before and after.
  private func begun(_ stamp: Stamp) -> Stamp {
    func all(_ files: [Stamp.File], in folder: String?) -> [Stamp.File] {
      let names = Set(files.map(\.path) + (folder.map(known) ?? []))
      return names.sorted().map { Stamp.File($0, ContentHash()) }
    }
    var begun = Stamp(tool: "", options: ContentHash(), root: stamp.root, names: ContentHash())
    begun.outputs = all(stamp.outputs, in: path)
    begun.testsFolder = stamp.testsFolder ?? formerFolders.first
    begun.tests = all(stamp.tests, in: begun.testsFolder)
    return begun
  }

  /// Leaves the stamp of a run that is done. One that cannot be written only costs the next run its time.
  func end(_ stamp: Stamp) {
    for name in (own + gone).map(\.name) + lost where name != self.name { unlink(Disk.path(path, name)) }
    _ = write(stamp)
  }

  /// Whether the stamp is there.
  private func write(_ stamp: Stamp) -> Bool {
    guard let name else { return false }
    let bytes = Array(stamp.text.utf8)
    let place = Disk.path(path, name)
    // What a link leads to is not ours to write.
    guard bytes.count <= Stamp.maximumBytes, !Disk.isLink(place) else { return false }
    switch Disk.look(at: place) {
    case .bytes(bytes): return true
    case .unreadable: return false
    case .bytes, .absent: return (try? AtomicFile.staged(bytes, at: place).commit()) != nil
    }
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
