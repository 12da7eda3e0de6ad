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
  package let settings: Settings
  /// For messages.
  package let name: String
  /// The root spec's folder with a final `/` (empty for the working directory); nil for standard input.
  package let folder: String?

  /// Finds the spec that an argument names: a file, a folder with one root spec, or `-` for standard input. Without an
  /// argument it is the spec of the working directory.
  package init(named spec: String?, log: ReadLog? = nil, _ paths: PathStyle = .asGiven) throws {
    settings = try Settings(for: spec, log: log, paths)
    var options = settings.configuration.options
    options.today = try Clock.today()
    if spec == "-" {
      root = StandardInputSpecFiles.path
      files = StandardInputSpecFiles(
        bytes: try Disk.standardInput(atMost: options.maximumFileBytes),
        disk: DiskSpecFiles(folder: "", maximumBytes: options.maximumFileBytes, log: log))
      (name, folder) = ("standard input", nil)
    } else {
      let path = try SpecLocator.path(for: spec, settings: settings, log: log)
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

  /// Compiles the spec, without the problems that the baseline of the settings lists.
  package func compileWithBaseline(
    _ log: ReadLog? = nil, _ paths: PathStyle = .asGiven
  ) throws -> CheckedSpec {
    let spec = try compile()
    guard let known = try settings.baseline(log, paths) else { return spec }
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
    return Disk.standard(Disk.path(folder, name))
  }
}

extension Baseline {
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
