/// The project of an app in a folder, which says where generated code goes and what comes next.
package struct FoundProject {
  private enum BuildTool { case tuist, xcodeGen, xcode, package }

  private let tool: BuildTool
  /// The file that gives it away.
  private let file: String
  /// The folder of generated Swift, a path below the project's folder.
  package let codeFolder: String
  /// What the project, or its only target, is called; nil where nothing says so.
  package let name: String?

  /// The project in a folder; nil if there is none. A project that a tool makes is that tool's.
  package init?(in folder: String) {
    let names = Disk.names(inFolder: folder) ?? []
    let projects = names.filter { $0.isFolder && $0.name.hasSuffix(".xcodeproj") }.map { name in
      (name: name.name, apps: ProjectManifest.xcode(Disk.path(folder, name.name + "/project.pbxproj")))
    }
    let project = (projects.first { !$0.apps.sources.isEmpty } ?? projects.first)
    let has = { name in names.contains { $0.name == name && !$0.isFolder } }
    var manifest: ProjectManifest?
    if has("Project.swift") {
      (tool, file) = (.tuist, "Project.swift")
      manifest = .tuist(Disk.path(folder, file))
    } else if has("project.yml") {
      (tool, file) = (.xcodeGen, "project.yml")
      manifest = .xcodeGen(Disk.path(folder, file))
    } else if let project {
      (tool, file, manifest) = (.xcode, project.name, project.apps)
    } else if has("Package.swift") {
      (tool, file) = (.package, "Package.swift")
    } else {
      return nil
    }
    let projectName = manifest?.name ?? project.map { String($0.name.dropLast(".xcodeproj".count)) }
    let own = (manifest?.sources ?? []).filter { $0 == projectName }
    let paths = own + (manifest?.sources ?? []) + [projectName, "Sources"].compactMap(\.self)
    let sources = tool == .package ? Self.onlyTarget(in: folder) : Self.sources(in: folder, paths)
    codeFolder = sources.map { $0 + "/Generated" } ?? "Generated"
    name = projectName ?? (tool == .package ? sources.map { Disk.name(of: $0) } : nil)
  }

  /// The first of some folders that the project has; nil where it would be a guess.
  private static func sources(in folder: String, _ paths: [String]) -> String? {
    paths.lazy.map(Disk.standard).first { path in
      let parts = path.split(separator: "/")
      let isBelow = !path.hasPrefix("/") && !parts.isEmpty && parts.first != ".."
      let places = parts.indices.map { Disk.path(folder, parts[...$0].joined(separator: "/")) }
      return isBelow && isPlain(path) && places.allSatisfy(isOwnFolder)
    }
  }

  private static func onlyTarget(in folder: String) -> String? {
    let sources = Disk.path(folder, "Sources")
    guard isOwnFolder(sources) else { return nil }
    let targets = (Disk.names(inFolder: sources) ?? []).filter { $0.isFolder && !$0.isLink }
    guard targets.count == 1, let target = targets.first?.name, isPlain(target) else { return nil }
    return "Sources/" + target
  }

  private static func isOwnFolder(_ path: String) -> Bool { Disk.isFolder(path) && !Disk.isLink(path) }

  /// Whether a name is the same in quotes of YAML and on a terminal.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// The folder of its sources, where some import SwiftUI: `navspec import` can read them.
  package func swiftUISources(in folder: String) -> String? {
    let sources = codeFolder == "Generated" ? "." : Disk.folder(of: codeFolder)
    var (left, folders) = (200, [Disk.path(folder, sources)])
    while left > 0, let next = folders.popLast() {
      for (name, isFolder, isLink) in Disk.names(inFolder: next) ?? [] where !isLink && !name.hasPrefix(".") {
        let path = Disk.path(next, name)
        if isFolder { folders.append(path) }
        guard name.hasSuffix(".swift"), let bytes = Disk.bytes(ofFile: path, atMost: 1 << 20) else {
          continue
        }
        if String(decoding: bytes, as: UTF8.self).contains("import SwiftUI") { return sources }
        left -= 1
      }
    }
    return nil
  }

  /// What follows `navspec generate` in the shell.
  package var command: String {
    switch tool {
    case .tuist: " && tuist generate"
    case .xcodeGen: " && xcodegen"
    case .xcode, .package: ""
    }
  }

  /// What the project still lacks, in lines.
  /// - Parameter systems: The oldest that the spec is for.
  package func advice(systems: String) -> String {
    let place =
      switch tool {
      case .tuist, .xcodeGen: "the target's sources must include '\(codeFolder)'"
      case .xcode: "add '\(codeFolder)' to the app's target; a folder that Xcode synchronizes has it already"
      case .package where codeFolder == "Generated":
        "set 'outputs.swift' in '.navspec.yaml' to a folder of the target"
      case .package: "the target has the code in '\(codeFolder)', and needs \(systems)"
      }
    return """
      \(file): \(place)
      runtime: depend on 'NavSpecRuntime', or write 'swift: {runtime: embed}' in '.navspec.yaml'
      """
  }
}
