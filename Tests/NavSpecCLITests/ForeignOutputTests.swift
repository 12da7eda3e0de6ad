import Foundation
import NavSpecCompiler
import Testing

/// A person names a place by its path. A link that a stranger's project has on the way there leads nowhere else.
@Suite struct ForeignOutputTests {
  /// A checkout beside another folder, with a link to it.
  private func project(_ commands: String) throws -> Tool {
    let tool = try Tool()
    try tool.write(shopSpec, to: "repo/shop.nav.yaml")
    _ = try tool.shell("mkdir outside repo/.git repo/.git/hooks repo/real; cd repo; \(commands)")
    return tool
  }

  private static let commands = [
    "generate -o gen", "generate -o gen/sub", "generate -o real --tests gen", "model -o gen/m.json",
    "graph --format dot -o gen/g.dot", "validate --write-baseline gen/b.json",
    "generate -o real --depfile gen/x.d", "generate -o gen --check", "init App --directory gen",
    "scaffold -o gen",
  ]

  @Test(arguments: commands, ["../outside", ".git/hooks"])
  func aLinkedFolderIsNotWrittenTo(_ command: String, _ target: String) throws {
    let tool = try project("ln -s \(target) gen")
    defer { withExtendedLifetime(tool) {} }
    let result = try tool.shell("cd repo; navspec \(command)")
    #expect(result.code == 2 && result.err.contains("leads out of the project"), "\(result)")
    for folder in ["outside", "repo/.git/hooks"] {
      #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/" + folder).isEmpty)
    }
  }

  /// A picture replaces an earlier one, and no other file that has its ending.
  @Test(arguments: DiagramFormat.all.filter { $0.graphvizFormat == nil }.map(\.name))
  func aPictureOverwritesOnlyPictures(_ format: String) throws {
    let tool = try project(":")
    let file = "repo/own.\(format)"
    try tool.write("// Mine.\n", to: file)
    func draw(_ name: String) throws -> Tool.Result {
      try tool.run("graph", "repo/shop.nav.yaml", "--format", format, "-o", name)
    }
    let refused = try draw(file)
    #expect(refused.code == 2 && refused.err.contains("is not overwritten"), "\(refused)")
    #expect(tool.read(file) == Data("// Mine.\n".utf8))
    #expect(try draw("repo/new.\(format)").code == 0)
    let again = try draw("repo/new.\(format)")
    #expect(again.code == 0, "\(again)")
  }

  /// Within the project, outside it by its own path, and in a project that is itself reached over a link.
  @Test(arguments: [
    "ln -s real gen; navspec generate -o gen", "navspec generate -o ../outside",
    "cd ..; ln -s repo link; navspec generate link/shop.nav.yaml -o link/real",
    "mkdir -p .build/a; ln -s a .build/b; navspec generate -o .build/b",
    "rmdir .git/hooks .git; ln -s ../outside gen; navspec generate -o gen",
  ])
  func otherPlacesAreWrittenTo(_ commands: String) throws {
    let tool = try project(":")
    let result = try tool.shell("cd repo; \(commands)")
    #expect(result.code == 0 && result.out.hasSuffix("3 files: 3 written, 0 unchanged\n"), "\(result)")
  }

  /// A pipe that a person names is written to, a link to one in a project is not.
  @Test func aLinkToAPipeIsALink() throws {
    let tool = try project("mkfifo ../pipe; ln -s ../pipe m.json")
    let result = try tool.shell(
      "cd repo; cat ../pipe > ../got & navspec model -o m.json; code=$?; : > ../pipe; exit $code")
    #expect(result.code == 2 && result.err.contains("it is a link"), "\(result.err)")
    #expect(tool.read("got")?.isEmpty != false)
    let device = try tool.shell("cd repo; navspec model -o /dev/stdout | head -c 1")
    #expect(device.out == "{", "\(device)")
  }
}
