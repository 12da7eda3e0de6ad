package import NavSpecCompiler

/// A root spec, and the files it may include.
package struct SpecInput {
  /// The path of a root spec from standard input. Its includes are below the working directory.
  package static let standardInput = "<stdin>"

  /// Below the folder.
  package let root: String
  package let files: any SpecFiles
  package let options: CompilerOptions
  package let settings: Settings
  /// The files on disk, for writing; nil for standard input.
  package let disk: DiskSpecFiles?
  /// For messages.
  package let name: String
  /// The root spec's folder with a final `/` (empty for the working directory); nil for standard input.
  package let folder: String?

  /// Finds the spec that an argument names: a file, a folder with one root spec, or `-` for standard input. Without an
  /// argument it is the spec of the working directory.
  ///
  /// - Parameter limits: Those that a person changed, by name. Settings only lower limits.
  package init(
    named spec: String?, limits: [String: Int] = [:], log: ReadLog? = nil, _ paths: PathStyle = .asGiven
  ) throws {
    var settings = try Settings(for: spec, log: log, paths)
    var options = settings.configuration.options
    options.today = try Clock.today()
    for (name, count) in limits { options.setLimit(name, to: count) }
    if spec == "-" {
      root = Self.standardInput
      let disk = DiskSpecFiles(
        folder: "", project: settings.project(of: "", isNamed: false),
        maximumBytes: options.maximumFileBytes, log: log)
      files = OverlaidSpecFiles(
        disk, contents: [root: try Disk.standardInput(atMost: options.maximumFileBytes)], surroundings: nil)
      (name, folder, self.disk) = ("standard input", nil, nil)
    } else {
      let (path, isNamed) = try SpecLocator.path(for: spec, settings: settings, log: log)
      let home = Disk.folder(of: path)
      options.displayPrefix = home
      root = Disk.name(of: path)
      let disk = DiskSpecFiles(
        folder: home, project: settings.project(of: path, isNamed: isNamed), namedSpec: isNamed ? root : nil,
        maximumBytes: options.maximumFileBytes, log: log)
      files = disk
      (name, folder, self.disk) = (path, home, disk)
    }
    self.options = options
    self.settings = settings
  }

  package var version: SpecVersion { SpecVersion(root: root, files: files, options: options, name: name) }

  package func compile() throws -> CheckedSpec { try CheckedSpec(root: root, files: files, options: options) }

  /// The files as an editor shows them.
  /// - Parameter texts: The bytes of files that an editor has open, by their absolute paths.
  package func overlay(of texts: [String: [UInt8]]) -> any SpecFiles {
    guard let disk, !texts.isEmpty else { return files }
    let home = Disk.standard(folder ?? "").split(separator: "/")
    var contents: [String: [UInt8]] = [:]
    for (path, bytes) in texts {
      let steps = path.split(separator: "/")
      let shared = zip(home, steps).prefix { $0 == $1 }.count
      let up = home.dropFirst(shared).map { _ in ".." }
      contents[(up + steps.dropFirst(shared).map(String.init)).joined(separator: "/")] = bytes
    }
    return OverlaidSpecFiles(disk, contents: contents, surroundings: disk.surroundings)
  }

  /// Reads the spec and what it includes, as an editor shows them, or throws what kept it from being read.
  package func load(over texts: [String: [UInt8]] = [:]) throws -> LoadedSpec {
    var options = options
    options.keepsTrees = !texts.isEmpty
    return try LoadedSpec(root: root, files: overlay(of: texts), options: options)
  }

  /// Compiles what an editor shows, as `validate` does the files.
  package func compile(over texts: [String: [UInt8]]) throws -> CheckedSpec {
    let spec = CheckedSpec(try load(over: texts))
    return try settings.baseline(nil).map { try spec.compared(with: $0) } ?? spec
  }

  /// Compiles the spec, without the problems that the baseline of the settings lists.
  package func compileWithBaseline(_ log: ReadLog? = nil) throws -> CheckedSpec {
    let spec = try compile()
    guard let known = try settings.baseline(log) else { return spec }
    // Only `validate` reports that a problem is gone.
    return try spec.compared(with: known, reportsGone: false)
  }
}

/// How messages name settings and baselines.
package enum PathStyle {
  /// Below the working directory.
  case asGiven
  /// Absolute: a build's log is read in another folder than the tool's.
  case absolute

  func name(of name: String) -> String {
    guard self == .absolute, !name.hasPrefix("/"), let folder = Disk.realPath(of: ".") else { return name }
    return Disk.standard(Disk.path(folder, name))
  }
}

extension Baseline {
  /// The baseline of a file that a person named.
  package static func file(_ path: String, _ log: ReadLog?) throws -> Baseline {
    try checkExistence(of: path, log, .asGiven)
    let bytes = try Disk.named(path)
    log?.read(path, bytes)
    return Baseline(bytes, path: path)
  }

  /// Throws a report where there is no file.
  static func checkExistence(of path: String, _ log: ReadLog?, _ paths: PathStyle) throws {
    guard !Disk.exists(path) else { return }
    log?.missed(path)
    let folder = Disk.folder(of: path)
    let first = Disk.isFolder(folder + ".") ? "" : "mkdir -p \(folder) && "
    throw ReportedFailure(
      Report(
        .missingFile, "there is no baseline '\(path)'", ofFile: paths.name(of: path),
        fix: "write it: \(first)navspec validate --write-baseline \(path)"))
  }
}
