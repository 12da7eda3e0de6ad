import Foundation

/// The files that specs are made of, each read once.
struct SpecFolder {
  /// What a root spec takes in.
  struct Closure {
    /// It and all that is generated with it.
    var own: Set<String> = []
    /// What is read, and generated in another module.
    var foreign: Set<String> = []
    /// The folders that globs look into.
    var folders: Set<String> = []
  }

  private var outlines: [String: SpecOutline] = [:]
  private var closures: [String: Closure] = [:]

  mutating func outline(of path: String) -> SpecOutline {
    if let known = outlines[path] { return known }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let outline = SpecOutline(String(decoding: data, as: UTF8.self))
    outlines[path] = outline
    return outline
  }

  /// A root spec and what it includes, and what that includes.
  mutating func closure(of root: String) -> Closure {
    if let known = closures[root] { return known }
    var closure = Closure(own: [root])
    var open = [(path: root, isOwn: true)]
    while let (path, isOwn) = open.popLast() {
      for include in outline(of: path).includes {
        let steps = standard(Self.parent(of: path) + "/" + include.path).split(separator: "/").map(
          String.init)
        let found =
          include.path.contains { "*?".contains($0) } ? matches(steps, &closure) : [Self.path(steps)]
        for file in found where file != path && isFile(file) {
          let isOwn = isOwn && include.module == nil
          if isOwn ? closure.own.insert(file).inserted : closure.foreign.insert(file).inserted {
            open.append((file, isOwn))
          }
        }
      }
    }
    closure.foreign.subtract(closure.own)
    closures[root] = closure
    return closure
  }

  /// All specs in a folder and below it, but for hidden folders and what SwiftPM and Xcode build.
  func tree(below folder: String) -> [String] {
    var found: [String] = []
    var open = [(folder, 0)]
    while let (folder, depth) = open.popLast() {
      for (name, isFolder) in Self.entries(of: folder) where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if isFolder {
          if depth < 16 { open.append((path, depth + 1)) }
        } else if name.hasSuffix(".nav.yaml") {
          found.append(path)
        }
      }
    }
    return found
  }

  // MARK: .navspec.yaml

  /// Where a search for `.navspec.yaml` ended.
  struct SettingsSearch {
    /// The folder of the nearest file; nil where there is none.
    var found: String?
    /// The folders without one, from the first to the project's root.
    var bare: [String] = []
  }

  /// The nearest `.navspec.yaml` at or above a folder, up to the project's root: the folder of a repository, a
  /// package or an Xcode project. The tool finds the same file, in its `SettingsSearch`.
  func settings(nearestTo folder: String) -> SettingsSearch {
    var search = SettingsSearch()
    var folder = standard(folder)
    while true {
      if exists(folder + "/.navspec.yaml") {
        search.found = folder
        return search
      }
      search.bare.append(folder)
      if folder == "/" || isProjectRoot(folder) { return search }
      folder = Self.parent(of: folder)
    }
  }

  private func isProjectRoot(_ folder: String) -> Bool {
    [".git", "Package.swift"].contains { exists(folder + "/" + $0) }
      || ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
        $0.hasSuffix(".xcodeproj")
      }
  }

  /// The root specs that `spec:` of a target's own `.navspec.yaml` names: a file, or a folder with some.
  mutating func specs(namedIn folder: String) -> [String]? {
    let configuration = folder + "/.navspec.yaml"
    guard isFile(configuration), let spec = outline(of: configuration).text(of: "spec") else { return nil }
    let path = standard(spec.hasPrefix("/") ? spec : folder + "/" + spec)
    if isFile(path) { return [path] }
    return roots(in: path)
  }

  /// The root specs right in a folder.
  mutating func roots(in folder: String) -> [String] {
    let specs = Self.entries(of: folder).filter { !$0.isFolder && $0.name.hasSuffix(".nav.yaml") }
    return specs.map { folder + "/" + $0.name }.filter { outline(of: $0).has("app") }
  }

  /// `.navspec.yaml` and the files it names.
  mutating func settings(in folder: String) -> [String] {
    let configuration = folder + "/.navspec.yaml"
    guard exists(configuration) else { return [] }
    let baseline = outline(of: configuration).text(of: "baseline").map { standard(folder + "/" + $0) }
    return [configuration] + [baseline].compactMap { $0 }.filter(isFile)
  }

  // MARK: Paths

  /// A path without `.` and `..`. Links stay: a shared spec may be one.
  func standard(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }

  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  static func parent(of path: String) -> String {
    Self.path(path.split(separator: "/").dropLast().map(String.init))
  }

  static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func path(_ steps: [String]) -> String { "/" + steps.joined(separator: "/") }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
      // Links to folders are not followed, as the compiler does not.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)) != nil
      return (name, exists && isFolder.boolValue && !isLink)
    }
  }

  // MARK: Globs

  /// The files that a path with `*`, `?` and `**` matches; records the folders that it reads.
  private func matches(_ steps: [String], _ closure: inout Closure) -> [String] {
    var folders: Set<String> = [""]
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      guard step.contains(where: { "*?".contains($0) }) else {
        folders = Set(folders.map { $0 + "/" + step })
        if !isLast { folders = folders.filter { !isFile($0) } }
        continue
      }
      var next: Set<String> = []
      for folder in folders {
        if step == "**" {
          next.formUnion(subfolders(of: folder))
          continue
        }
        closure.folders.insert(folder)
        for (name, isFolder) in Self.entries(of: folder)
        where isFolder != isLast && Self.matches(name, step) {
          next.insert(folder + "/" + name)
        }
      }
      if step == "**" { closure.folders.formUnion(next) }
      folders = next
    }
    return folders.sorted()
  }

  private func subfolders(of folder: String) -> Set<String> {
    var found: Set<String> = []
    var open = [(folder, 0)]
    while let (folder, depth) = open.popLast() {
      found.insert(folder)
      guard depth < 16 else { continue }
      for (name, isFolder) in Self.entries(of: folder) where isFolder && !name.hasPrefix(".") {
        open.append((folder + "/" + name, depth + 1))
      }
    }
    return found
  }

  /// Whether a name matches a pattern of `*` and `?`.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    let name = Array(name), pattern = Array(pattern)
    // How much of the pattern may be used up after each character.
    var reached: Set<Int> = [0]
    func skippingStars(_ places: Set<Int>) -> Set<Int> {
      var places = places
      for place in pattern.indices where places.contains(place) && pattern[place] == "*" {
        places.insert(place + 1)
      }
      return places
    }
    reached = skippingStars(reached)
    for character in name {
      var next: Set<Int> = []
      for place in reached where place < pattern.count {
        if pattern[place] == "*" { next.insert(place) }
        if pattern[place] == "?" || pattern[place] == character { next.insert(place + 1) }
      }
      reached = skippingStars(next)
    }
    return reached.contains(pattern.count)
  }
}
