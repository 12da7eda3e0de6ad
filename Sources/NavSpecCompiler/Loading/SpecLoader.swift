import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel
import NavSpecYAML

/// Reads a root spec and all it includes.
struct SpecLoader {
  /// What was read, the root first; `root` is nil if the root itself could not be read.
  private(set) var files: [SpecFile] = []
  private(set) var sources: SourceMap
  private(set) var diagnostics: [Diagnostic] = []
  /// Every path that was asked for, found or not.
  private(set) var paths: [String] = []

  /// The paths that belong to packages of their own.
  var foreignPaths: Set<String> { Set(loaded.filter { $0.value.module != nil }.keys) }

  private(set) var comments: [SpecComment] = []
  /// Of the files that are YAML, where they are kept.
  private(set) var trees: [SourceID: YAMLNode] = [:]

  /// Whether a file is missing from what was read: its routes are not known.
  private(set) var hasUnreadableFiles = false

  private let access: any SpecFiles
  /// Of all files that were read.
  private var byteCount = 0
  private var isFull = false
  /// By package.
  private var folders: [String: FolderTree] = [:]
  private let limits: YAMLLimits
  private let keepsTrees: Bool
  private let displayPrefix: String
  private var loaded: [String: SpecPackage] = [:]
  private var includes: [String: Set<String>] = [:]
  /// The includes that are still to be followed, the next one last.
  private var pending: [PendingInclude] = []

  private struct PendingInclude {
    /// In `files`.
    let file: Int
    /// In the file's includes.
    let item: Int
    let package: SpecPackage
    /// The files that led here, the file itself last.
    let trail: [String]
  }

  init(_ access: any SpecFiles, _ options: CompilerOptions) {
    self.access = access
    limits = options.limits
    keepsTrees = options.keepsTrees
    displayPrefix = options.displayPrefix
    sources = options.sources
  }

  /// Loads the root, or throws why it could not be read.
  mutating func load(root path: String) throws(SpecFileError) {
    let bytes = try access.bytes(ofFile: path)
    byteCount = bytes.count
    load([(path, bytes)], of: SpecPackage(), trail: [])
    // A loop: files that include one another in a long chain would fill the stack of the thread.
    while let next = pending.popLast() {
      let spec = files[next.file].include[next.item]
      guard let pattern = spec.path, let own = package(of: spec, in: files[next.file], next.package) else {
        continue
      }
      files[next.file].include[next.item].found = include(
        pattern, of: own, from: files[next.file].path, trail: next.trail)
    }
  }

  /// Reads files that one place names, at once; what they include comes next.
  private mutating func load(
    _ batch: [(path: String, bytes: [UInt8])], of package: SpecPackage, trail: [String]
  ) {
    let read = batch.map { path, bytes in
      loaded[path] = package
      paths.append(path)
      return (path: path, id: sources.add(SourceFile(path: displayPrefix + path, bytes: bytes)))
    }
    let limits = limits
    let results = read.concurrentMap { [sources] path, id in
      SpecReader.read(id, path: path, in: sources, limits: limits)
    }
    var included: [PendingInclude] = []
    for ((path, id), (file, problems, comments, tree)) in zip(read, results) {
      diagnostics += problems
      if keepsTrees { trees[id] = tree }
      self.comments += comments
      guard let file else {
        hasUnreadableFiles = true
        continue
      }
      let isRoot = files.isEmpty
      let trail = trail + [path]
      included += file.include.indices.map {
        PendingInclude(file: files.count, item: $0, package: package, trail: trail)
      }
      files.append(file)
      files[files.count - 1].module = package.module
      if let module = package.module, file.feature == nil, file.app == nil, !file.lostKeys.contains("feature")
      {
        diagnostics.append(
          Diagnostic(
            .misplacedModule, "'\(path)' is not a feature, and has no module of its own", at: module.range,
            label: "only a feature is compiled by itself",
            related: [.init("this file says no 'feature:'", at: file.range.startPoint)],
            fixes: [.init("say 'feature: <name>' in that file")]))
      }
      if !isRoot, let app = file.app {
        diagnostics.append(
          Diagnostic(
            .duplicateName, "an included file says again what the app is", at: app.range,
            label: "only the root spec has 'app'",
            fixes: [.removing("remove 'app'", key: "app", around: app.range, emptyParent: .kept)]))
      }
    }
    pending += included.reversed()
  }

  /// Reads the files that a path or a glob matches, and returns their paths.
  private mutating func include(
    _ pattern: Located<String>, of package: SpecPackage, from includer: String, trail: [String]
  ) -> [String] {
    let text = pattern.value
    let isOtherPackage = loaded[includer]?.isSame(as: package) != true
    if SpecPackage.escapes(text, canClimb: isOtherPackage) {
      report(
        .includeEscape, "'\(text)' leads out of the spec's folder", pattern,
        package.module == nil
          ? "a path below the root spec's folder" : "a path below the folder of the feature",
        notes: SpecPackage.escapes(text, canClimb: true)
          ? [] : ["a feature in a package of its own is included with its module: {path: …, module: …}"])
      return []
    }
    if let misnamed = MisnamedSpec(text) {
      report(
        .misnamedFile, misnamed.message, pattern,
        misnamed.path.map { "write '\($0)' here, too" } ?? "give the file a name")
      return []
    }
    let steps = SpecPackage.steps(from: includer, to: text)
    let found: [String]
    if text.contains("*") || text.contains("?") {
      let below = steps.dropFirst(package.folder.split(separator: "/").count)
      var tree = tree(of: package)
      found = tree.files(matching: Array(below)).filter { $0 != includer }
      folders[package.folder] = tree
      for (folder, why) in tree.unreadable.sorted(by: { $0.key < $1.key }) {
        let path = folder.isEmpty ? "." : String(folder.dropLast())
        report(
          .includeNotFound, "'\(path)' cannot be read: \(why)", pattern, "what it finds there is not known")
      }
      if tree.isSpent {
        let limit = FolderTree.mostComparisons
        report(
          .tooManyNodes, "globs are compared with more than \(limit) names", pattern,
          "what it finds is not known")
        return []
      }
      if found.isEmpty, !tree.unreadable.isEmpty { return [] }
    } else {
      found = [steps.joined(separator: "/")]
    }
    if found.isEmpty { reportNotFound("no file matches '\(text)'", pattern, of: package, from: includer) }
    var batch: [(path: String, bytes: [UInt8])] = []
    for path in found {
      guard hasRoom(for: batch.count, at: pattern) else { break }
      if leads(path, to: includer) {
        report(
          .includeCycle, "'\(includer)' and '\(path)' include each other", pattern,
          (trail + [path]).joined(separator: " → "))
        continue
      }
      includes[includer, default: []].insert(path)
      if let known = loaded[path] {
        if known.module?.value != package.module?.value { reportTwoModules(path, known, package, pattern) }
        continue
      }
      do throws(SpecFileError) {
        let bytes = try access(to: package).bytes(ofFile: path)
        byteCount += bytes.count
        batch.append((path, bytes))
      } catch {
        switch error {
        case .notFound:
          if let slip = MisnamedSpec.slip(for: path), let misnamed = MisnamedSpec(slip),
            (try? access(to: package).bytes(ofFile: slip)) != nil
          {
            report(.misnamedFile, misnamed.message, pattern, "this file has the other name")
            continue
          }
          let problem = path.isEmpty ? "is the folder of the spec, and no file" : "does not exist"
          reportNotFound("'\(path.isEmpty ? text : path)' \(problem)", pattern, of: package, from: includer)
        case .outside:
          report(
            .includeEscape, "'\(path)' leads out of the spec's folder", pattern,
            "a path below the root spec's folder")
        case .unreadable(let why):
          reportNotFound("'\(path)' cannot be read: \(why)", pattern, of: package, from: includer)
        }
      }
    }
    load(batch, of: package, trail: trail)
    return found
  }

  private func access(to package: SpecPackage) -> any SpecFiles {
    package.folder.isEmpty ? access : access.package(at: package.folder)
  }

  /// The folders of a package, as far as they were listed.
  private func tree(of package: SpecPackage) -> FolderTree {
    let files = access(to: package)
    return folders[package.folder]
      ?? FolderTree(below: package.folder.isEmpty ? "" : package.folder + "/") { files.listing(ofFolder: $0) }
  }

  /// Whether another file may be read; a spec of too many is reported once.
  private mutating func hasRoom(for more: Int, at pattern: Located<String>) -> Bool {
    let isWithin = paths.count + more < limits.files && byteCount <= limits.totalBytes
    if !isWithin, !isFull {
      isFull = true
      report(
        .tooManyNodes, "a spec has at most \(limits.files) files of \(limits.totalBytes) bytes in all",
        pattern, "not all of it is read")
    }
    return isWithin
  }

  /// The package of the files of an include: its own if it names a module, otherwise that of the includer.
  /// Nil if the include must not name a module, which is reported.
  private mutating func package(of include: IncludeSpec, in file: SpecFile, _ own: SpecPackage)
    -> SpecPackage?
  {
    guard let module = include.module, let path = include.path else { return own }
    func misplaced(_ message: String, _ label: String, at range: SourceRange) {
      hasUnreadableFiles = true
      diagnostics.append(Diagnostic(.misplacedModule, message, at: range, label: label))
    }
    guard own.module == nil, files.first?.isFeature == false else {
      misplaced(
        "a feature includes the feature of another module", "only the app composes modules", at: module.range)
      return nil
    }
    guard !path.value.contains("*"), !path.value.contains("?") else {
      misplaced("a glob has no one module", "name one file", at: path.range)
      return nil
    }
    guard path.value.hasSuffix(".nav.yaml") else {
      report(
        .includeEscape, "'\(path.value)' is not a spec of another package", path,
        "the path of a file '*.nav.yaml'")
      return nil
    }
    // A path that leads nowhere is reported when its file is read.
    let steps = SpecPackage.steps(from: file.path, to: path.value)
    return SpecPackage(module: module, folder: steps.dropLast().joined(separator: "/"))
  }

  private mutating func reportTwoModules(
    _ path: String, _ known: SpecPackage, _ package: SpecPackage, _ pattern: Located<String>
  ) {
    func phrase(_ package: SpecPackage) -> String {
      package.module.map { "of the module '\($0.value)'" } ?? "the app's own"
    }
    diagnostics.append(
      Diagnostic(
        .misplacedModule, "'\(path)' is \(phrase(known)) and \(phrase(package))",
        at: package.module?.range ?? pattern.range, label: "its enum would exist twice",
        related: (known.module?.range).map { [.init("the other module", at: $0)] } ?? []))
  }

  /// Whether a file is another, or includes it in the end. The files of one glob are read at once, so that
  /// the trail alone does not say.
  private func leads(_ path: String, to goal: String) -> Bool {
    var seen: Set<String> = [path]
    var open = [path]
    while let next = open.popLast() {
      if next == goal { return true }
      open += (includes[next] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Reports an include that finds nothing, with the spec files there are.
  private mutating func reportNotFound(
    _ message: String, _ pattern: Located<String>, of package: SpecPackage, from includer: String
  ) {
    var tree = tree(of: package)
    let folder = includer.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    // A spec may name many files that are not there.
    let found = diagnostics.count < 100 ? tree.files(matching: ["**", "*.nav.yaml"]) : []
    let files = found.filter { $0.hasPrefix(folder) && loaded[$0] == nil }.map {
      String($0.dropFirst(folder.count))
    }
    folders[package.folder] = tree
    let all = Set(files.map { $0.split(separator: "/").dropLast().map { $0 + "/" }.joined() + "*.nav.yaml" })
    let text = pattern.value.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    let name = text.split(separator: "/").last.map(String.init) ?? text
    let isGlob = text.contains("*")
    let candidates = isGlob ? all.subtracting(["*.nav.yaml"]).sorted() : files
    let folders = all.subtracting(["*.nav.yaml"]).map { String($0.dropLast("/*.nav.yaml".count)) }
    // A folder, a file of another folder or ending, and a slip of the keyboard.
    let meant =
      all.filter { $0 == (text.isEmpty ? "" : text + "/") + "*.nav.yaml" }.first
      ?? candidates.first { !isGlob && SwiftName.file(forSpec: $0) == SwiftName.file(forSpec: name) }
      ?? folders.nearest(to: text, limit: 1).first.map { $0 + "/*.nav.yaml" }
      ?? candidates.nearest(to: text, limit: 1).first ?? (candidates.count == 1 ? candidates[0] : nil)
    report(
      .includeNotFound, message + asking([meant].compactMap(\.self)), pattern, "nothing to include",
      notes: meant == nil && !files.isEmpty && files.count <= 12
        ? ["there are: \(files.joined(separator: ", "))"] : [],
      fixes: meant.map { [.writing($0, at: pattern.range, inQuotes: true)] } ?? [])
  }

  private mutating func report(
    _ kind: DiagnosticKind, _ message: String, _ pattern: Located<String>, _ label: String,
    notes: [String] = [], fixes: [Diagnostic.Fix] = []
  ) {
    hasUnreadableFiles = true
    diagnostics.append(Diagnostic(kind, message, at: pattern.range, label: label, notes: notes, fixes: fixes))
  }
}
