package import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecModel
import NavSpecReport
import NavSpecYAML

/// What a build system decided before the specs were read: the files that it compiles, and the files that it watches.
package struct BuildManifest: Sendable {
  /// The names of the generated files, with or without content. Any other is an error.
  package var outputs: [String] = []
  /// Files that are watched, and folders of which the names right in them are; nil where everything that is read is.
  package var inputs: [String]?
  /// Folders below which the build system sees by itself that files come and go.
  package var folders: [String] = []
  /// Files that were not there: with one of them it would have been another build.
  package var absent: [String] = []

  /// Reads a manifest of JSON: `{"outputs": […], "inputs": […], "folders": […], "absent": […]}`.
  package init(file path: String) throws {
    var map = SourceMap()
    let source = map.add(SourceFile(path: path, bytes: try Disk.named(path)))
    var limits = YAMLLimits()
    limits.fileBytes = Disk.largestFile
    func failure(_ message: String, at place: SourceRange) -> ReportedFailure {
      ReportedFailure(Report([Diagnostic(.failedCommand, message, at: place)], in: map))
    }
    let reading = YAMLReader.read(source, in: map, limits: limits)
    let root = reading.root
    // What is said of an empty file is about specs.
    let problems = reading.diagnostics.filter { $0.kind.id != DiagnosticKind.emptySpec.id }
    if root == nil, !problems.isEmpty { throw ReportedFailure(Report(problems, in: map)) }
    guard case .mapping(let pairs)? = root?.content else {
      throw failure("a build manifest is a JSON object", at: root?.range ?? SourceRange(file: source))
    }
    for pair in pairs {
      switch (pair.key.scalarText, pair.value.texts) {
      case ("outputs", let names?): outputs = names
      case ("inputs", let paths?): inputs = paths
      case ("folders", let paths?): folders = paths
      case ("absent", let paths?): absent = paths
      case ("outputs", nil), ("inputs", nil), ("folders", nil), ("absent", nil):
        throw failure(
          "'\(pair.key.scalarText ?? "")' of a build manifest is a list of text", at: pair.value.range)
      default:
        throw failure(
          "a build manifest has 'outputs', 'inputs', 'folders' and 'absent', not '\(pair.key.scalarText ?? "")'",
          at: pair.key.range)
      }
    }
  }

  /// Throws where a run read what the build does not watch: it would not run again when that changes.
  func check(_ spec: CheckedSpec, in folder: String?, _ log: ReadLog) throws {
    for path in absent {
      log.missed(path)
      guard Disk.isAbsent(path) else {
        throw Self.failure(.unwatchedInput, "this file was not there when this build was planned", path)
      }
    }
    guard let inputs else { return }
    let watched = Set(inputs.map(Disk.standard))
    try checkIncludes(of: spec.loaded, below: folder ?? "", watched)
    // Settings are named as seen from the working directory.
    let specs = Set(spec.loaded.inputs.map { Disk.path(folder ?? "", $0) })
    let settings = log.inputs.filter { !specs.contains($0) }
    let real = Set(settings.isEmpty ? [] : inputs.compactMap(Disk.realPath))
    for path in settings.compactMap(Disk.realPath) where !real.contains(path) {
      throw Self.failure(.unwatchedInput, "this file is read, which this build does not watch", path)
    }
  }

  private func checkIncludes(
    of spec: LoadedSpec, below folder: String, _ watched: Set<String>
  ) throws(ReportedFailure) {
    let folders = folders.map { Disk.standard($0) + "/" }
    let known = Set(spec.inputs)
    for file in spec.files {
      for include in file.include {
        guard let path = include.path else { continue }
        let read = include.found.filter(known.contains).map { Disk.standard(folder + $0) }
        var missed = read.first { !watched.contains($0) }
        if missed == nil, let searched = Self.searched(by: path.value, in: folder + file.path),
          !watched.contains(searched), !folders.contains(where: (searched + "/").hasPrefix)
        {
          missed = searched
        }
        guard let missed else { continue }
        // An alias has the place of its anchor, which may be anywhere.
        let isBelow = include.range.start <= path.range.start && path.range.end <= include.range.end
        let diagnostic = Diagnostic(
          .unwatchedInput, "'\(missed)' is read, which this build does not watch",
          at: isBelow ? path.range : include.range, label: Self.remedy,
          fixes: [.init("write this path in one line, without aliases, merge keys or escapes")])
        throw ReportedFailure(Report([diagnostic], in: spec.sources))
      }
    }
  }

  /// The folder that a glob of a file looks into first; nil for a path.
  private static func searched(by text: String, in file: String) -> String? {
    let steps = text.split(separator: "/")
    guard let first = steps.firstIndex(where: { $0.contains { "*?".contains($0) } }) else { return nil }
    return Disk.standard(Disk.folder(of: file) + steps[..<first].joined(separator: "/"))
  }

  /// Exactly the outputs: those that the spec generates, and the rest without content. An embedded runtime is one
  /// file, `+Runtime`, where the manifest has that; else another spec of the module brings it.
  /// - Throws: A report where the spec generates another file.
  package func files(_ generated: [GeneratedFile], root: String, named name: String) throws -> [GeneratedFile]
  {
    let runtime = generated.filter { $0.name.hasSuffix(EmbeddedRuntime.suffix) }
    let texts = Dictionary(uniqueKeysWithValues: generated.map { ($0.name, $0.text) })
    let known = Set(outputs + runtime.map(\.name))
    if let file = generated.first(where: { !known.contains($0.name) }) {
      throw Self.failure(
        .unplannedOutput,
        """
        '\(file.name)' is generated, which this build was not planned for: a file was added, or 'include' or 'app' \
        written, since then
        """, name)
    }
    return outputs.map { output in
      if let text = texts[output] { return GeneratedFile(name: output, text: text) }
      if output.hasSuffix("+Runtime.nav.swift"), !runtime.isEmpty {
        return GeneratedFile(name: output, text: Self.joined(runtime))
      }
      let text = "// Generated by navspec from \(root). Do not edit.\n// The spec has nothing to say here.\n"
      return GeneratedFile(name: output, text: text)
    }
  }

  /// Several files of Swift as one, which may import a module with one access level only.
  private static func joined(_ files: [GeneratedFile]) -> String {
    var lines = files.flatMap { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }
    let isPublic = Set(
      lines.filter { $0.drop { $0 == " " }.hasPrefix("public import ") }.compactMap(\.lastWord))
    for index in lines.indices {
      let indentation = lines[index].prefix { $0 == " " }
      guard lines[index].dropFirst(indentation.count).hasPrefix("internal import "),
        let module = lines[index].lastWord, isPublic.contains(module)
      else { continue }
      lines[index] = "\(indentation)public import \(module)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A problem of a file as a whole, which build logs link to its first line.
  private static func failure(_ kind: DiagnosticKind, _ message: String, _ path: String) -> ReportedFailure {
    var sources = SourceMap()
    let place = SourceRange(file: sources.add(SourceFile(path: path, text: "")))
    return ReportedFailure(Report([Diagnostic(kind, message, at: place, label: remedy)], in: sources))
  }

  private static let remedy = "touch Package.swift, or clean the build folder in Xcode, to plan it again"
}

extension Substring { fileprivate var lastWord: Substring? { split(separator: " ").last } }

extension YAMLNode {
  fileprivate var texts: [String]? {
    guard case .sequence(let nodes) = content else { return nil }
    let texts = nodes.compactMap(\.scalarText)
    return texts.count == nodes.count ? texts : nil
  }
}
