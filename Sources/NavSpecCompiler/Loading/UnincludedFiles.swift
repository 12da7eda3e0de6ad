import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel

/// The spec files beside a root spec and below that nothing includes.
struct UnincludedFiles {
  private static let foreignFolders: Set = [
    "node_modules/", "Pods/", "Carthage/", "DerivedData/", "build/", "Build/",
  ]
  private static let folderLimit = 200
  private static let depthLimit = 5
  private static let fileLimit = 50
  private static let longestFile = 1 << 16

  /// A warning for each.
  /// - Parameter files: Nil where nothing is looked for.
  static func diagnostics(
    around loader: SpecLoader, in files: (any SpecFiles)?, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard let files, let root = loader.files.first, root.app != nil, !loader.hasUnreadableFiles,
      // What a broken include was meant to include is not known.
      !loader.files.contains(where: { file in
        file.lostKeys.contains("include") || file.include.contains { $0.path == nil }
      })
    else { return [] }
    let place = root.keyRanges["include"] ?? root.keyRanges["app"] ?? root.range.startPoint
    return paths(around: root.path, besides: Set(loader.paths), in: files, options).map { path in
      Diagnostic(
        .unincludedFile, "nothing includes '\(path)'", at: place, label: "its routes are not part of the app",
        fixes: [
          .init(
            root.include.isEmpty
              ? "write 'include: [\(path)]' in the root spec" : "add '\(path)' to 'include'")
        ])
    }
  }

  private static func paths(
    around root: String, besides included: Set<String>, in files: any SpecFiles, _ options: CompilerOptions
  ) -> [String] {
    let specs = self.specs(in: files)
    guard specs.contains(root) else { return [] }
    var known = included
    var open: [String] = []
    for path in specs where !included.contains(path) {
      // A neighbour is not worth more time than the spec itself.
      guard let bytes = try? files.bytes(ofFile: path), bytes.count < longestFile else { continue }
      let isRoot = isRootSpec(bytes)
      if !isRoot { open.append(path) }
      guard isRoot || bytes.contains("include".utf8) else { continue }
      // What it includes is another app's, or reported with it.
      var other = SpecLoader(files, options)
      try? other.load(root: path)
      known.formUnion(other.paths.dropFirst())
    }
    return open.filter { !known.contains($0) }
  }

  /// The paths of the specs of a folder and those below it, as far as no other project begins.
  private static func specs(in files: any SpecFiles) -> [String] {
    var specs: [String] = []
    var folders = [""]
    var next = 0
    while next < folders.count, next < folderLimit, specs.count < fileLimit {
      let folder = folders[next]
      next += 1
      guard let names = try? files.names(inFolder: folder).sorted(),
        folder.isEmpty || !names.contains("Package.swift") && !names.contains(".navspec.yaml")
      else { continue }
      for name in names where !name.hasPrefix(".") {
        if !name.hasSuffix("/") {
          if name.hasSuffix(".nav.yaml") { specs.append(folder + name) }
        } else if !foreignFolders.contains(name), folder.count(where: { $0 == "/" }) < depthLimit {
          folders.append(folder + name)
        }
      }
    }
    return specs
  }
}
