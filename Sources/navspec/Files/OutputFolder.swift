import Foundation
import NavSpecCompiler

/// A folder that generated files are written to.
struct OutputFolder {
  let path: String

  /// Writes the files whose content differs, each whole or not at all.
  func write(_ files: [GeneratedFile]) throws -> (written: [String], unchanged: Int) {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    var written: [String] = []
    var unchanged = 0
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CannotDo("the folder '\(path)' cannot be made: \(error.shortDescription)")
    }
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      let data = Data(file.text.utf8)
      if (try? Data(contentsOf: url)) == data {
        unchanged += 1
        continue
      }
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Self.replace(url, with: data)
      } catch {
        throw CannotDo("'\(url.relativePath)' cannot be written: \(error.shortDescription)")
      }
      written.append(file.name)
    }
    return (written, unchanged)
  }

  /// Removes what an earlier run left of an embedded runtime: files that begin as ours do and are not among
  /// those of now. Answers their names.
  func removeLeftovers(besides files: [GeneratedFile]) throws -> [String] {
    let kept = Set(files.map(\.name))
    var removed: [String] = []
    for runtime in GeneratedFile.runtimeFolders {
      let folder = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(runtime)
      let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for file in found.sorted() where file.hasSuffix(GeneratedFile.runtimeSuffix) {
        let name = "\(runtime)/\(file)"
        let url = folder.appendingPathComponent(file)
        guard !kept.contains(name),
          let data = try? Data(contentsOf: url), data.starts(with: GeneratedFile.runtimeMark.utf8)
        else { continue }
        do {
          try FileManager.default.removeItem(at: url)
        } catch {
          throw CannotDo("'\(url.relativePath)' cannot be removed: \(error.shortDescription)")
        }
        removed.append(name)
      }
      // One that holds anything else stays.
      if !removed.isEmpty,
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == true
      {
        try? FileManager.default.removeItem(at: folder)
      }
    }
    return removed
  }

  /// Writes one new file and the folders it lies in.
  static func write(_ file: GeneratedFile, below folder: URL) throws {
    let url = folder.appendingPathComponent(file.name)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
    } catch {
      throw CannotDo("'\(url.relativePath)' cannot be written: \(error.shortDescription)")
    }
  }

  /// Writes a file whole or not at all. A link stays one: what it leads to is written. A device or a pipe
  /// takes the bytes, where another file in its place would take it away from everybody.
  private static func replace(_ url: URL, with data: Data) throws {
    var info = stat()
    let isSpecial = stat(url.path, &info) == 0 && ![S_IFREG, S_IFDIR].contains(info.st_mode & S_IFMT)
    guard isSpecial else { return try data.write(to: url.resolvingSymlinksInPath(), options: .atomic) }
    try FileHandle(forWritingTo: url).write(contentsOf: data)
  }

  /// Writes one file whole or not at all, and the folders it lies in.
  static func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try replace(url, with: data)
    } catch {
      throw CannotDo("'\(path)' cannot be written: \(error.shortDescription)")
    }
  }
}
