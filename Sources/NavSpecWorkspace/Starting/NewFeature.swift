import NavSpecCompiler
import NavSpecModel

/// A file of routes that is added to a spec.
package struct NewFeature {
  private let file: GeneratedFile
  /// The schema that its first line names, if that is missing.
  private let schema: GeneratedFile?
  private let input: SpecInput
  /// What the user does next.
  private let steps: String

  /// - Parameter name: The feature's, `lowerCamelCase`.
  /// - Throws: A sentence about the name, or what kept the spec from being read.
  package init(_ name: String, in folder: String) throws {
    let roots = folder == "." ? [] : SpecLocator.roots(ofProject: folder)
    let root = roots.count == 1 ? roots.first.map { Disk.path(folder, $0) } : nil
    input = try SpecInput(named: folder == "." ? nil : root ?? folder)
    let home = input.folder ?? ""
    let project = input.settings.file.map(Disk.folder) ?? home
    let schemaPath = Starter.editorFolder + "/" + FileSchema.spec.fileName
    let path = "features/\(name).nav.yaml"
    guard let text = Starter.feature(named: name, schema: Self.steps(from: home, up: project) + schemaPath)
    else {
      let base = Disk.name(of: name).replacing(/(\.nav)?\.ya?ml$/, with: "")
      let better = SwiftName.lowerCamel(from: base).map { "; for example '\($0)'" } ?? ""
      throw CommandFailure(
        "'\(name)' cannot name a feature: letters and digits without blanks, a small letter first, at most 40\(better)"
      )
    }
    file = GeneratedFile(name: home + path, text: text)
    let isMissing = !Disk.exists(project + schemaPath)
    schema = isMissing ? GeneratedFile(name: project + schemaPath, text: FileSchema.spec.text) : nil
    steps = "'to: [\(name).start]' in the route that leads there"
  }

  /// What leads from a file in a folder of the spec's folder up to the project's.
  private static func steps(from home: String, up project: String) -> String {
    guard let home = Disk.realPath(of: home), let project = Disk.realPath(of: project),
      home.hasPrefix(project)
    else { return "../" }
    return String(repeating: "../", count: home.dropFirst(project.count).split(separator: "/").count + 1)
  }

  package func write(report: (String) -> Void) throws {
    guard !Disk.exists(file.name), !Disk.isLink(file.name) else {
      throw CommandFailure("'\(file.name)' already exists; nothing is written")
    }
    for file in [file, schema].compactMap({ $0 }) {
      try OutputFolder.writeNew(file, to: file.name)
      report("wrote \(file.name)")
    }
    let isIncluded = try input.compile().loaded.inputs.contains { (input.folder ?? "") + $0 == file.name }
    let include = isIncluded ? "" : "'include: [\"features/*.nav.yaml\"]' in \(input.name), and "
    report("next: write \(include)\(steps); then navspec validate")
  }
}
