import NavSpecCompiler

/// The folders of a project. They decide which files are read because a file of the project names them: settings,
/// specs and baselines. A person may name any file, but a link of the project leads to nothing outside it.
package struct ProjectFolders {
  /// With links resolved and a final `/`.
  private let folders: Set<String>
  /// The folders of the root spec and the settings, in the same form: a person may keep them in a hidden one.
  private let homes: Set<String>
  /// The folders, and all that are on the way from them to a home. What hides a home hides nothing from its spec.
  private let reach: Set<String>

  /// - Parameters:
  ///   - files: The root spec and the settings. A folder ends in `/`.
  ///   - spec: The root spec, if a person named it. Build systems may link every file into a folder of its own, so that
  ///     where the links lead counts too. The word of a file widens nothing.
  init(of files: [String], named spec: String? = nil) {
    let areLinked = spec.map { Self.linkedByBuild($0) != nil } ?? false
    let homes = Set(
      files.flatMap { file in
        let target = areLinked ? Self.linkedByBuild(file).map(Disk.folder) : nil
        return [Disk.realPath(of: Disk.folder(of: file)), target].compactMap { $0.map { Disk.path($0, "") } }
      })
    self.init(Set(homes.map(Self.root(above:))), homes)
  }

  private init(_ folders: Set<String>, _ homes: Set<String>) {
    (self.folders, self.homes) = (folders, homes)
    reach = homes.reduce(into: folders) { reach, home in
      var place = home
      while reach.insert(place).inserted { place = Disk.parent(of: place) }
    }
  }

  /// The same with the package of a feature, which may lie beside the app's. Where `.git` says how far the project
  /// reaches, the package is in there.
  func including(package folder: String) -> ProjectFolders {
    guard !folders.contains(where: { Disk.exists($0 + ".git") }), let real = Disk.realPath(of: folder) else {
      return self
    }
    return ProjectFolders(folders.union([Self.root(above: real)]), homes)
  }

  /// The folder of the project that a folder without links is in: the nearest with `.git`, else with `Package.swift`,
  /// else the folder itself.
  private static func root(above folder: String) -> String { marked(above: folder) ?? Disk.path(folder, "") }

  /// The same; nil where nothing marks it.
  /// - Parameter isMark: Decides about the path of a mark that is there.
  private static func marked(above folder: String, where isMark: (String) -> Bool = { _ in true }) -> String?
  {
    for mark in [".git", "Package.swift"] {
      var place = Disk.path(folder, "")
      while place != "/" {
        if Disk.exists(place + mark), isMark(place + mark) { return place }
        place = Disk.parent(of: place)
      }
    }
    return nil
  }

  /// Whether a file or folder, named without links, is one of the project's, and none of git's nor hidden.
  func hold(_ place: String) -> Bool {
    reach.contains { place.hasPrefix($0) && !Self.isHidden(place.dropFirst($0.count)) }
      && !place.split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// Whether a part of a path is hidden. Nothing in the folders of GitHub and GitLab is secret.
  private static func isHidden(_ path: Substring) -> Bool {
    path.split(separator: "/").contains {
      $0.hasPrefix(".") && !$0.hasPrefix(".navspec") && ![".github", ".gitlab"].contains($0)
    }
  }

  /// The content of a file that a file of the project names.
  /// - Parameters:
  ///   - limit: No more than this and one byte is read: enough to know that the file is too large.
  ///   - mayBeLinked: Whether a link of a build system may lead out.
  func bytes(
    ofFile path: String, atMost limit: Int = Disk.largestFile, mayBeLinked: Bool = false
  ) throws(SpecFileError) -> [UInt8] {
    let file = try OpenFile(path)
    let place = try file.place(of: path)
    guard hold(place) || mayBeLinked && Self.linkedByBuild(path) == place else { throw .outside }
    return try file.content(atMost: limit)
  }

  /// Where a build system's link leads: to a file of the same name, from a folder that is no checkout.
  private static func linkedByBuild(_ path: String) -> String? {
    guard Disk.isLink(path), let folder = Disk.realPath(of: Disk.folder(of: path)),
      checkout(above: folder) == nil,
      let place = Disk.realPath(of: path), Disk.name(of: place) == Disk.name(of: path)
    else { return nil }
    return place
  }

  /// The content of a file that a person named. A pipe or a device is read too, unless it is in a project. In a folder
  /// that is no checkout, a link leads out to a file of the same name, as build systems link them.
  static func named(_ path: String, atMost limit: Int = Disk.largestFile) throws(SpecFileError) -> [UInt8] {
    guard !leadOut(linksOn: path) else { throw .outside }
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
  static func project(of folder: String) -> String? {
    if let root = marked(above: folder) { return root }
    guard let working = Disk.realPath(of: "."), working != "/" else { return nil }
    let root = Disk.path(working, "")
    return Disk.path(folder, "").hasPrefix(root) ? root : nil
  }

  /// Whether the way to a path goes over a link of a checkout that leads out of it, or to what is hidden in it. A project
  /// that is itself reached over a link is none of these.
  static func leadOut(linksOn path: String) -> Bool {
    Disk.entries(on: path).contains { folder, name in
      let link = Disk.path(folder, name)
      guard Disk.isLink(link), let real = Disk.realPath(of: folder), let root = checkout(above: real) else {
        return false
      }
      guard let target = Disk.realPath(of: link).map({ Disk.path($0, "") }), target.hasPrefix(root) else {
        return true
      }
      // `.build/debug` is a link of a package manager.
      return isHidden(target.dropFirst(root.count)) && !isHidden(Disk.path(real, name).dropFirst(root.count))
    }
  }

  /// The folder of the checkout that a folder without links is in; nil where a build system linked the marks too.
  private static func checkout(above folder: String) -> String? { marked(above: folder) { !Disk.isLink($0) } }
}
