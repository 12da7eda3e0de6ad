import Foundation
import Testing

/// Words that are nearly right, and files with nearly the right name.
@Suite struct UsageTests {
  @Test(arguments: [
    ("valdate", "there is no command 'valdate'; did you mean 'validate'?"),
    ("help valdate", "there is no command 'valdate'; did you mean 'validate'?"),
    ("Validate", "there is no command 'Validate'; did you mean 'validate'?"),
    ("build", "there is no command 'build'; did you mean 'generate'?"),
    ("lint", "there is no command 'lint'; did you mean 'validate'?"),
    ("frobnicate", "there is no command 'frobnicate'; the commands are validate, generate, "),
    ("--versio", "there is no option '--versio'; did you mean '--version'?"),
    ("shop.nav.yaml", "a command comes before 'shop.nav.yaml': navspec validate shop.nav.yaml"),
    ("validate --stric", "Unknown option '--stric'. Did you mean '--strict'?"),
    ("generate --ouput x", "Unknown option '--ouput'. Did you mean '--output'?"),
    ("validate --json", "Unknown option '--json'. Did you mean '--format json'?"),
    ("validate --warnings-as-errors", "Unknown option '--warnings-as-errors'. Did you mean '--strict'?"),
    ("url --json", "Unknown option '--json'\n"),
    ("validate --output json", "Unknown option '--output'. Did you mean '--format'?"),
    ("generate --dry-run", "Unknown option '--dry-run'. Did you mean '--check'?"),
    ("url show --muscle legs", "Unknown option '--muscle'. A param has no dashes: 'muscle=VALUE'."),
    (
      "validate -v",
      "Unknown option '-v'. A report has one length; '--version' alone prints the version."
    ),
    ("format --write", "Unknown option '--write'. It writes the files without an option."),
    ("-C . valdate", "did you mean 'validate'?"),
  ])
  func aMisspeltWordIsAnswered(_ words: String, _ expected: String) throws {
    let tool = try Tool()
    let result = try tool.run(words.split(separator: " ").map(String.init))
    #expect(result.code == 2 && result.out == "")
    #expect(result.err.hasPrefix("Error: ") && result.err.contains(expected), "\(result.err)")
  }

  /// Whatever happens, programs read one document.
  @Test(arguments: [
    ["validate", "--format", "json", "--bogus"], ["validate", "--format=json", "a", "b"],
    ["diff", "--format", "json"],
    ["diff", "--format", "json", "a.nav.yaml", "b.nav.yaml"],
    ["validate", "--format", "json", "--watch", "-"],
    ["-C", "nowhere", "validate", "--format", "json"],
  ])
  func aWrongCommandLineIsADiagnosticForPrograms(_ words: [String]) throws {
    let tool = try Tool()
    let result = try tool.run(words)
    #expect(result.code == 2 && result.err == "")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    #expect((report["diagnostics"] as? [Any])?.count == 1)
  }

  @Test func helpIsNoMistake() throws {
    let tool = try Tool()
    for words in [
      [], ["help"], ["--help"], ["-h"], ["help", "validate"], ["--version"], ["validate", "-h"],
    ] {
      let result = try tool.run(words)
      #expect(result.code == 0 && result.err == "", "\(words)")
    }
  }

  @Test func aFolderWithoutASpecSaysHowToStart() throws {
    let tool = try Tool()
    for command in ["validate", "generate", "graph"] {
      let result = try tool.run(command)
      #expect(
        result.code == 2 && result.err.contains("= help: start one with 'navspec init'"), "\(result.err)")
    }
  }

  /// A spec or settings that end in `.yml` are named, not passed over.
  @Test func anotherEndingIsSaid() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yml")
    let message =
      "error[misnamed-file]: 'shop.nav.yml' is not read: the names of specs end in '.nav.yaml'; "
      + "rename it to 'shop.nav.yaml'\n"
    for arguments in [["validate"], ["validate", "shop.nav.yml"], ["generate", "."], ["graph"]] {
      let result = try tool.run(arguments)
      #expect(result.code == 2 && result.out == "", "\(arguments)")
      #expect(
        result.err.replacingOccurrences(of: "./", with: "").hasPrefix(message), "\(arguments) \(result.err)")
    }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    #expect(try tool.run("validate").code == 0)
    try FileManager.default.removeItem(at: tool.folder.appending(path: "shop.nav.yml"))
    for (name, meant) in [
      ("shop.nav.yml", "shop.nav.yaml"), ("shop", "shop.nav.yaml"), ("shp.nav.yaml", "shop.nav.yaml"),
    ] {
      let result = try tool.run("validate", name)
      #expect(result.code == 2)
      #expect(result.err.contains("there is no file '\(name)'; did you mean '\(meant)'?"), "\(result.err)")
    }
    try tool.write("", to: ".navspec.yml")
    let settings = try tool.run("validate")
    #expect(settings.code == 2)
    #expect(settings.err.contains("'.navspec.yml' is not read: rename it to '.navspec.yaml'"))
  }
}
