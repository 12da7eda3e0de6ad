import Foundation

/// What `navspec-import spec` is asked.
public struct ImportRequest: Sendable {
  /// The folders of one program.
  public var folders: [String]
  /// Patterns of paths that are not read, relative to the base.
  public var excluded: [String]
  /// The type that the program begins with.
  public var entry: String?
  /// The folder that paths in the spec are relative to.
  public var base: String
  /// The folder that paths in the report are relative to.
  public var workingFolder = "."

  /// A request.
  public init(folders: [String], excluded: [String] = [], entry: String? = nil, base: String = ".") {
    self.folders = folders
    self.excluded = excluded
    self.entry = entry
    self.base = base
  }
}

/// The answer to a request.
public struct ImportAnswer: Codable, Sendable, Equatable {
  /// A spec that `navspec validate` accepts.
  public var spec: String?
  /// Lines for people; what was not understood comes first.
  public var report: [String]
  /// Why there is no spec.
  public var refused: String?

  enum CodingKeys: String, CodingKey { case spec, report, refused }

  /// All three keys are written.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(spec, forKey: .spec)
    try container.encode(report, forKey: .report)
    try container.encode(refused, forKey: .refused)
  }
}

/// Reads the navigation of an app.
public enum Importer {
  /// The facts of each file of some folders.
  static func facts(of folders: [String], base: String, excluding globs: [String] = []) throws -> [FileFacts]
  {
    SourceReader.facts(of: try SourceFolder(folders, base: base, excluding: globs).swift).filter(isOfApp)
  }

  /// A spec of an app, and a report.
  public static func spec(_ request: ImportRequest) throws -> ImportAnswer {
    let folder = try SourceFolder(request.folders, base: request.base, excluding: request.excluded)
    let facts = SourceReader.facts(of: folder.swift).filter(isOfApp) + folder.unread
    let (_, index, entry) = try program(facts, entry: request.entry)
    let navigation = Navigation(index)
    let name = URL(fileURLWithPath: request.folders.first ?? ".").standardizedFileURL.lastPathComponent
    let picture = Picture(navigation, Resources(folder.resources), entry, folder: name)
    let text = SpecText(picture)
    var report = Report(picture, text, paths: (request.base, request.workingFolder))
    if picture.screens.isEmpty, report.refused == nil { report.refused = "no screens were found" }
    return ImportAnswer(
      spec: report.refused == nil ? text.text : nil, report: report.lines, refused: report.refused)
  }

  /// The files of one program, without those of others in folders of their own, and where it begins.
  /// - Parameter isKept: Whether the folder of a file belongs to the program, whatever else says so.
  static func program(
    _ facts: [FileFacts], entry name: String?, keeping isKept: (String) -> Bool = { _ in false }
  ) throws -> (facts: [FileFacts], index: Index, entry: Entry) {
    let index = Index(facts)
    var entry = try Entry(index, name: name)
    guard let type = entry.type.map({ index.types[$0] }) else { return (facts, index, entry) }
    let path = index.files[type.file].path
    let foreign = entry.foreign.filter { folder in
      !facts.contains { $0.path.hasPrefix(folder) && isKept($0.path) }
    }
    let own = facts.filter { file in !foreign.contains { file.path.hasPrefix($0) && !path.hasPrefix($0) } }
    if own.count == facts.count { return (facts, index, entry) }
    let notes = entry.notes + ["Files of other programs, which were not read: \(facts.count - own.count)."]
    let rest = Index(own)
    entry = try Entry(rest, name: type.fact.name, file: path)
    entry.notes = notes
    return (own, rest, entry)
  }

  /// Tests of an app build its views too, and lead nobody anywhere.
  static func isOfApp(_ facts: FileFacts) -> Bool {
    !facts.imports.contains { ["XCTest", "Testing", "PackageDescription"].contains($0) }
  }
}
