import NavSpecCompiler

/// The folders of a project. They decide which files are read because a file of the project names them: settings,
/// specs, baselines and releases. A person may name any file, but a link of the project leads to nothing outside it.
package struct ProjectFolders {
  /// With links resolved and a final `/`.
  private let folders: Set<String>

  /// - Parameter files: The root spec and the settings. Build systems may link every file into a folder of its own,
  ///   so that where a link leads counts too, if the file there has the same name. A folder ends in `/`.
  init(of files: [String]) {
    folders = Set(
      files.flatMap { file in
        let folder = Disk.folder(of: file)
        let target = Disk.realPath(of: file).flatMap {
          Disk.name(of: $0) == Disk.name(of: file) ? Disk.folder(of: $0) : nil
        }
        return [Disk.realPath(of: folder), target].compactMap { $0.map(Self.root(above:)) }
      })
  }

  private init(_ folders: Set<String>) { self.folders = folders }

  /// The same with the package of a feature, which may lie beside the app's. Where `.git` says how far the project
  /// reaches, the package is in there.
  func including(package folder: String) -> ProjectFolders {
    guard !folders.contains(where: { Disk.exists($0 + ".git") }), let real = Disk.realPath(of: folder) else {
      return self
    }
    return ProjectFolders(folders.union([Self.root(above: real)]))
  }

  /// The folder of the project that a folder without links is in: the nearest with `.git`, else with `Package.swift`,
  /// else the folder itself.
  private static func root(above folder: String) -> String { marked(above: folder) ?? Disk.path(folder, "") }

  /// The same; nil where nothing marks it.
  private static func marked(above folder: String) -> String? {
    for mark in [".git", "Package.swift"] {
      var place = Disk.path(folder, "")
      while place != "/" {
        if Disk.exists(place + mark) { return place }
        place = Disk.parent(of: place)
      }
    }
    return nil
  }

  /// Whether a file or folder, named without links, is one of the project's, and none of git's nor hidden.
  func hold(_ place: String) -> Bool {
    let name = Disk.name(of: place)
    return folders.contains(where: place.hasPrefix)
      && (!name.hasPrefix(".") || name.hasPrefix(".navspec"))
      && !place.split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// The content of a file that a file of the project names.
  /// - Parameters:
  ///   - limit: No more than this and one byte is read: enough to know that the file is too large.
  ///   - suffix: What a name ends in that says that nothing secret is in the file: it may lie outside.
  func bytes(
    ofFile path: String, atMost limit: Int = .max, orNamed suffix: String? = nil
  ) throws(SpecFileError) -> [UInt8] {
    let file = try OpenFile(path)
    let place = try file.place(of: path)
    guard hold(place) || suffix.map(Disk.name(of: place).hasSuffix) == true else { throw .outside }
    return try file.content(atMost: limit)
  }

  /// The content of a file that a person named. A pipe or a device is read too, unless it is in a project; there, a
  /// link leads out only to a file of the same name, as build systems link them.
  static func named(_ path: String, atMost limit: Int = .max) throws(SpecFileError) -> [UInt8] {
    guard let folder = Disk.realPath(of: Disk.folder(of: path)), let root = project(of: folder) else {
      do throws(SystemError) {
        return try Disk.content(ofFile: path, atMost: limit)
      } catch {
        throw .unreadable(error.description)
      }
    }
    let file = try OpenFile(path)
    let place = try file.place(of: path)
    guard place.hasPrefix(root) || Disk.name(of: place) == Disk.name(of: path) else { throw .outside }
    return try file.content(atMost: limit)
  }

  /// The folder of the project that a folder is in, that of the working directory included.
  private static func project(of folder: String) -> String? {
    if let root = marked(above: folder) { return root }
    guard let working = Disk.realPath(of: "."), working != "/" else { return nil }
    let root = Disk.path(working, "")
    return Disk.path(folder, "").hasPrefix(root) ? root : nil
  }
}
