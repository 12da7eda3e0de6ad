package import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A root spec, and the files it may include.
package struct SpecInput {
  /// Below the folder.
  package let root: String
  package let files: any SpecFiles
  package let options: CompilerOptions
  /// For messages.
  package let name: String
  /// The root spec's folder with a final `/` (empty for the working directory); nil for standard input.
  package let folder: String?

  /// Finds the spec that an argument names: a file, a folder with one root spec, or `-` for standard input. Without an
  /// argument it is the spec of the working directory.
  package init(named spec: String?, log: ReadLog? = nil, _ paths: PathStyle = .asGiven) throws {
    var configuration = try Configuration.current(log, paths)
    configuration.options.today = try Clock.today()
    var options = configuration.options
    if spec == "-" {
      root = StandardInputSpecFiles.path
      files = StandardInputSpecFiles(
        bytes: try Disk.standardInput(atMost: options.maximumFileBytes),
        disk: DiskSpecFiles(folder: "", maximumBytes: options.maximumFileBytes, log: log))
      (name, folder) = ("standard input", nil)
    } else {
      let path = try SpecLocator.path(for: spec, configuration: configuration, log: log)
      let home = Disk.folder(of: path)
      options.displayPrefix = home
      root = Disk.name(of: path)
      files = DiskSpecFiles(folder: home, rootSpec: root, maximumBytes: options.maximumFileBytes, log: log)
      (name, folder) = (path, home)
    }
    self.options = options
  }

  /// Compiles the spec, or throws what kept it from being read.
  package func compile() throws -> CheckedSpec {
    try CheckedSpec(root: root, files: files, options: options)
  }

  /// Compiles the spec, without the problems that the baseline of the working directory's settings lists.
  package func compileWithBaseline(
    _ log: ReadLog? = nil, _ paths: PathStyle = .asGiven
  ) throws -> CheckedSpec {
    let spec = try compile()
    guard let known = try Baseline.current(log, paths) else { return spec }
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

  /// The name of a file of the working directory.
  func name(of name: String) -> String {
    guard self == .absolute, !name.hasPrefix("/"), let folder = Disk.realPath(of: ".") else { return name }
    return Disk.path(folder, name)
  }
}

extension Configuration {
  /// `.navspec.yaml` of the working directory; an empty one where there is none.
  package static func current(_ log: ReadLog? = nil, _ paths: PathStyle = .asGiven) throws -> Configuration {
    let name = ".navspec.yaml"
    guard !Disk.isAbsent(name) else {
      log?.missed(name)
      return Configuration()
    }
    let bytes = try Disk.named(name)
    log?.read(name, bytes)
    return try Configuration.read(bytes, path: paths.name(of: name))
  }
}

extension Baseline {
  /// The baseline that `.navspec.yaml` names, which stays below its folder.
  package static func current(_ log: ReadLog?, _ paths: PathStyle = .asGiven) throws -> Baseline? {
    guard let path = try Configuration.current(log, paths).baseline else { return nil }
    guard OutputPlace.isBelowWorkingDirectory(path) || isBesideLinkedConfiguration(path) else {
      throw CommandFailure(
        "'.navspec.yaml' names the baseline '\(path)', a link that leads out of this folder")
    }
    return try file(path, log, paths)
  }

  /// In the sandboxes of build systems every file is a link: the baseline too then leads to below the folder that
  /// the configuration leads to.
  private static func isBesideLinkedConfiguration(_ path: String) -> Bool {
    guard let configuration = Disk.realPath(of: ".navspec.yaml"), let real = Disk.realPath(of: path) else {
      return false
    }
    return real.hasPrefix(Disk.folder(of: configuration))
  }

  /// The baseline of a file.
  package static func file(_ path: String, _ log: ReadLog?, _ paths: PathStyle = .asGiven) throws -> Baseline
  {
    guard Disk.exists(path) else {
      log?.missed(path)
      throw ReportedFailure(
        Report(.missingFile, "there is no baseline '\(path)'", ofFile: paths.name(of: path)))
    }
    let bytes = try Disk.named(path)
    log?.read(path, bytes)
    return text(bytes, path, paths)
  }

  /// The baseline of a file's content.
  package static func text(_ bytes: [UInt8], _ path: String, _ paths: PathStyle = .asGiven) -> Baseline {
    Baseline(bytes, path: paths.name(of: path))
  }
}
