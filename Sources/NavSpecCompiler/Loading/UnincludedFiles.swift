import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel

/// The spec files beside a root spec and below that nothing includes.
struct UnincludedFiles {
  private static let foreignFolders: Set = [
    "node_modules/", "Pods/", "Carthage/", "DerivedData/", "build/", "Build/",
  ]
  private static let folderLimit = 200
  private static let fileLimit = 50
  private static let longestFile = 1 << 16

  /// A warning for each.
  /// - Parameter files: The files to look through; nil to look for none.
  static func diagnostics(around loader: SpecLoader, in files: (any SpecFiles)?) -> [Diagnostic] {
    guard let files, let root = loader.files.first, root.app != nil, !loader.hasUnreadableFiles,
      // What a broken include was meant to include is not known.
      !loader.files.contains(where: { file in
        file.lostKeys.contains("include") || file.include.contains { $0.path == nil }
      })
    else { return [] }
    let place = root.keyRanges["include"] ?? root.keyRanges["app"] ?? root.range.startPoint
    return paths(around: root.path, of: loader, in: files).map { path in
      Diagnostic(
        .unincludedFile, "nothing includes '\(path)'", at: place, label: "its routes are not part of the app",
        fixes: [
          .init(
            root.include.isEmpty
              ? "write 'include: [\(path)]' in the root spec" : "add '\(path)' to 'include'")
        ])
    }
  }

  private static func paths(around root: String, of loader: SpecLoader, in files: any SpecFiles) -> [String] {
    // A file with another ending counts beside one that is included, where it has the name of a feature that is missed.
    let folders = Set(
      loader.paths.flatMap { path in path.indices.filter { path[$0] == "/" }.map { path[...$0] } })
    lazy var missed = missedFeatures(of: loader)
    let specs = self.specs(in: files) { path in
      let start = path.prefix { $0 != "." }
      let name = start.lastIndex(of: "/").map(start.index(after:)) ?? start.startIndex
      return folders.contains(path[..<name]) && missed.contains(String(start[name...]))
    }
    guard specs.contains(root) else { return [] }
    var open: [String] = []
    // What another spec includes is another app's, or reported with it.
    var taken: [[Substring]] = []
    var otherFolders: [String] = []
    for path in specs where !loader.paths.contains(path) {
      // The lines are enough, and cost less than reading YAML: nothing else is said about this file.
      guard let bytes = try? files.bytes(ofFile: path), bytes.count < longestFile else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let isRoot = text.split(whereSeparator: \.isNewline).contains { line in
        ["app:", "\"app\":", "'app':", "{"].contains(where: line.hasPrefix)
      }
      if !isRoot { open.append(path) }
      if isRoot { otherFolders.append(path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") }
      guard text.contains("include") else { continue }
      for word in text.split(whereSeparator: { $0.isWhitespace || "[]{},\"'".contains($0) })
      where word.hasSuffix(".nav.yaml") {
        taken.append(SpecPackage.steps(from: path, to: String(word)).map { $0[...] })
      }
    }
    // A file belongs to the nearest root spec above it.
    otherFolders.removeAll(where: root.hasPrefix)
    return open.filter { path in
      let parts = path.split(separator: "/")
      return !otherFolders.contains(where: path.hasPrefix)
        && !taken.contains { Glob.matches(parts[...], pattern: $0[...]) }
    }
  }

  /// The features that the files of the spec mention, and none of them declares.
  private static func missedFeatures(of loader: SpecLoader) -> Set<String> {
    let words = loader.sources.files.flatMap { $0.bytes.split { " [{".utf8.contains($0) } }
    let mentioned = words.compactMap { word in
      word.firstIndex(of: UInt8(ascii: ".")).map { String(decoding: word[..<$0], as: UTF8.self) }
    }
    return Set(mentioned).subtracting(loader.files.compactMap { $0.feature?.value })
  }

  /// The paths of the specs of a folder and those below it, as far as no other project begins.
  private static func specs(in files: any SpecFiles, _ isOther: (String) -> Bool) -> ArraySlice<String> {
    var room = folderLimit
    var tree = FolderTree { folder in
      room -= 1
      guard room >= 0, let names = try? files.names(inFolder: folder),
        folder.isEmpty || !names.contains("Package.swift") && !names.contains(".navspec.yaml")
      else { return .success([]) }
      return .success(names.filter { !foreignFolders.contains($0) })
    }
    return tree.files(matching: ["**", "*.y*ml"]).filter { $0.hasSuffix(".nav.yaml") || isOther($0) }
      .prefix(fileLimit)
  }
}
