import Foundation

struct SourceFile: Sendable {
  /// Relative to the base folder.
  var path: String
  var url: URL
}

/// The files of the given folders. Symbolic links in them are not followed: what a link leads to in the folder is
/// read where it is, and what is outside is nobody's business.
struct SourceFolder {
  var swift: [SourceFile] = []
  var resources: [SourceFile] = []
  /// Folders that cannot be read.
  var unread: [FileFacts] = []

  private static let resourceEndings = [
    "plist", "entitlements", "xcstrings", "strings", "pbxproj", "xcconfig",
  ]
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "Preview Content", "node_modules",
  ]

  /// - Parameter base: What paths are relative to; `nil` for paths that begin as the folders are given.
  init(_ folders: [String], base: String?, excluding globs: [String]) throws {
    let basePath = base.map(Self.real)
    var seen: Set<String> = []
    for folder in folders {
      let root = Self.real(folder)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
        throw ReaderError("There is no folder '\(folder)'")
      }
      let prefix = basePath.map { Self.relative(root, to: $0) } ?? Self.plain(folder)
      try collect(root, prefix, globs.map(Glob.init), &seen)
    }
    swift.sort { $0.path < $1.path }
    resources.sort { $0.path < $1.path }
  }

  private mutating func collect(
    _ folder: String, _ prefix: String, _ globs: [Glob], _ seen: inout Set<String>
  ) throws {
    var names: [String] = []
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      unread.append(FileFacts(path: prefix.isEmpty ? "." : prefix, unread: SourceReader.reason(error)))
    }
    for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let full = folder + "/" + name
      let path = prefix.isEmpty ? name : prefix.hasSuffix("/") ? prefix + name : "\(prefix)/\(name)"
      guard !globs.contains(where: { $0.matches(path) }), seen.insert(full).inserted,
        let type = try? FileManager.default.attributesOfItem(atPath: full)[.type] as? FileAttributeType
      else { continue }
      let file = SourceFile(path: path, url: URL(fileURLWithPath: full))
      switch (type, name.split(separator: ".").last.map(String.init) ?? "") {
      case (.typeDirectory, _): try collect(full, path, globs, &seen)
      case (.typeRegular, "swift") where name == "Package.swift": resources.append(file)
      case (.typeRegular, "swift"): swift.append(file)
      case (.typeRegular, let ending) where Self.resourceEndings.contains(ending): resources.append(file)
      default: break
      }
    }
  }

  /// A folder as it is given, without what says nothing.
  private static func plain(_ folder: String) -> String {
    var path = Substring(folder)
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path == "." ? "" : String(path)
  }

  /// A path that is relative to one folder, from another.
  static func path(_ path: String, of base: String, from folder: String) -> String {
    let (base, folder) = (real(base), real(folder))
    return base == folder || path.hasPrefix("/") ? path : relative(real(base + "/" + path), to: folder)
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// A path from the base folder, with `..` where a file is not below it.
  static func relative(_ path: String, to base: String) -> String {
    let parts = path.split(separator: "/")
    let from = base.split(separator: "/")
    let shared = zip(parts, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + parts[shared...].map(String.init))
      .joined(separator: "/")
  }
}

/// `*` and `?` within a name, `**` across names. A pattern without a slash is about any file or folder name.
struct Glob {
  private let pattern: [Substring]

  init(_ text: String) {
    // `**/` is nothing, or names up to a slash.
    pattern = (text.contains("/") ? text : "**/" + text).matches(of: /\*\*\/?|./).flatMap {
      $0.output == "**/" ? ["**/", "names/"] : [$0.output]
    }
  }

  /// Keeps all places of the pattern that the text may be at: no pattern takes more than the product of both lengths.
  func matches(_ path: String) -> Bool {
    var places = reach([0])
    for character in path {
      var next: Set<Int> = []
      for place in places where place < pattern.count {
        switch pattern[place] {
        case "**": next.insert(place)
        case "**/": break
        case "names/": next.formUnion(character == "/" ? [place, place + 1] : [place])
        case "*": if character != "/" { next.insert(place) }
        case "?": if character != "/" { next.insert(place + 1) }
        default: if pattern[place] == String(character) { next.insert(place + 1) }
        }
      }
      places = reach(next)
    }
    return places.contains(pattern.count)
  }

  /// With the places behind signs that stand for nothing.
  private func reach(_ places: Set<Int>) -> Set<Int> {
    var places = places
    for place in pattern.indices where places.contains(place) && pattern[place].hasPrefix("*") {
      places.formUnion(pattern[place] == "**/" ? [place + 1, place + 2] : [place + 1])
    }
    return places
  }
}

/// One line for people.
public struct ReaderError: Error, CustomStringConvertible {
  /// What is wrong.
  public var description: String
  init(_ description: String) { self.description = description }
}
