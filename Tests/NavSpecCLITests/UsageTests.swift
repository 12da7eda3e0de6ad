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
    ("url --json", "Unknown option '--json'. Did you mean '--format json'?"),
    ("validate --output json", "Unknown option '--output'. Did you mean '--format'?"),
    ("graph --dry-run", "Unknown option '--dry-run'"),
    ("-v", "there is no option '-v'; did you mean '--version'?"),
    ("resolve @urls.txt", "'@urls.txt' is no URL; URLs of a file: navspec resolve --from urls.txt"),
    ("url show --muscle legs", "Unknown option '--muscle'. A param has no dashes: 'muscle=VALUE'."),
    (
      "validate -v",
      "Unknown option '-v'. A report has one length; '--version' alone prints the version."
    ),
    ("format --write", "Unknown option '--write'. It writes the files without an option."),
    ("-C . valdate", "did you mean 'validate'?"),
    ("url item --id 42", "Unknown option '--id'. A param has no dashes: 'id=VALUE'."),
    ("url item --al", "Unknown option '--al'. Did you mean '--all'?"),
    ("generate --force", "Unknown option '--force'. Earlier output is overwritten without an option."),
    ("init --force", "Unknown option '--force'. Existing files are never overwritten."),
    ("resolve specs --url /item/4", "Unknown option '--url'. URLs have no option: navspec resolve URL."),
    ("validate x -C .", "Unknown option '-C'. '-C FOLDER' comes before the command."),
    (
      "validate --config F",
      "Unknown option '--config'. The nearest '.navspec.yaml' counts; 'navspec settings' names it."
    ),
    ("diff --base HEAD", "Unknown option '--base'. Did you mean '--against'?"),
    ("diff -a main", "Unknown option '-a'. Did you mean '--against'?"),
    ("graph --json", "Unknown option '--json'. Did you mean '--format json'?"),
    ("validate --fix --dry-run", "Unknown option '--dry-run'. Did you mean '--diff'?"),
    ("init --name Shop", "Unknown option '--name'. The name has no option: navspec init NAME."),
    ("init -n Shop", "Unknown option '-n'. The name has no option: navspec init NAME."),
    ("init --template tabs", "Unknown option '--template'. Did you mean '--starter'?"),
    (
      "diff --against main..HEAD",
      "'main..HEAD' is a range, and a revision is one word: --against main, or navspec changelog main HEAD"
    ),
    (
      "graph --against main...",
      "'main...' is a range, and a revision is one word: --against main, or navspec changelog main HEAD"
    ),
    (
      "changelog v1.0..v2.0",
      "'v1.0..v2.0' is a range, and a revision is one word: --against v1.0, or navspec changelog v1.0 v2.0"
    ),
    (
      "graph --format mmd",
      "unknown format 'mmd': dot, svg, png, mermaid, text, json, html; did you mean 'mermaid'?"
    ),
    ("graph --format gv", "; did you mean 'dot'?"),
    ("validate --fix --format=JSON", "; did you mean 'json'?"),
    ("rules --format md", "unknown format 'md': text, markdown, json\n"),
    (
      "rules unreachable-route",
      "'rules' lists all kinds of diagnostics: navspec explain unreachable-route"
    ),
  ])
  func aMisspeltWordIsAnswered(_ words: String, _ expected: String) throws {
    let tool = try Tool()
    let result = try tool.run(words.split(separator: " ").map(String.init))
    #expect(result.code == 2 && result.out == "")
    #expect(result.err.hasPrefix("Error: ") && result.err.contains(expected), "\(result.err)")
  }

  /// Words that are right elsewhere: values of options, URLs, revisions and files of another kind.
  @Test(arguments: [
    (
      ["diff", "main"],
      "there is no spec 'main'; to compare with the revision 'main': navspec diff --against main\n"
    ),
    (
      ["diff", "v1.0", "main"],
      "to compare with the revision 'v1.0': navspec diff --against v1.0; of two: navspec changelog v1.0 main"
    ),
    (
      ["diff", "main", "demo.nav.yaml"],
      "to compare with the revision 'main': navspec diff --against main demo.nav.yaml\n"
    ),
    (["url", "item", "id:4"], "'id:4' should be name=value; did you mean 'id=4'?"),
    (
      ["resolve", "/item/4", "--condition", "paid=no"],
      "'--condition paid=no' should be name=true or name=false; did you mean 'paid=false'?"
    ),
    (
      ["generate", "Sources/Generated"],
      "there is no spec 'Sources/Generated'; did you mean '-o Sources/Generated'?"
    ),
    (["graph", "nav.svg"], "there is no spec 'nav.svg'; did you mean '-o nav.svg'?"),
    (["graph", "--from", "home", "pay"], "there is no spec 'pay'; did you mean '--to pay'?"),
    (["graph", "pay"], "there is no spec 'pay'; did you mean '--focus pay'?"),
    (["resolve", "orders.nav.yaml", "/item/4"], "error[missing-file]: there is no file 'orders.nav.yaml'"),
    (["url", "orders.nav.yaml", "item", "id=4"], "error[missing-file]: there is no file 'orders.nav.yaml'"),
    (
      ["url", "/item/42"],
      "no route is named '/item/42'; a URL is resolved: navspec resolve /item/42\n"
    ),
    (
      ["url", "item(id: 5, note: x)"],
      "no route is named 'item(id: 5, note: x)'; a param is a word: navspec url item id=5 note=x\n"
    ),
    (["url", "item", "itemId=5"], "'item' has no param 'itemId'; it has 'id', 'tags', 'note'\n"),
    (["url", "cart", "id=5"], "'cart' has no param 'id'; it has none\n"),
    (
      ["init", "--feature", "features/orders.nav.yaml"],
      "a small letter first, at most 40; for example 'orders'\n"
    ),
    (["init", "Shop", "--from", "shop.nav.yaml"], "'shop.nav.yaml' is a spec, and not a list of URLs"),
    (["init", "Shop", "--from", "App.swift"], "'App.swift' is code, and not a list of URLs"),
    (["init", "Shop", "--from", "https://a.com/item/4"], "'https://a.com/item/4' is a URL, and not a list"),
    (["init", "Shop", "--from", "/item/4"], "'/item/4' is no file, and not a list of URLs, one a line"),
  ])
  func aWordInTheWrongPlaceIsAnswered(_ words: [String], _ expected: String) throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("", to: "below/App.swift")
    try tool.commitAll()
    let result = try tool.run(words)
    #expect(result.code == 2 && result.out == "")
    #expect(result.err.contains(expected), "\(result.err)")
  }

  @Test func anIdIsExplainedAsAReportHasIt() throws {
    let tool = try Tool()
    let result = try tool.run("explain", "error[unreachable-route]")
    #expect(result.code == 0 && result.err == "" && result.out.hasPrefix("unreachable-route ("))
  }

  /// Whatever happens, programs read one document.
  @Test(arguments: [
    ["validate", "--format", "json", "--bogus"], ["validate", "--format=json", "a", "--all-specs"],
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
    for name in [".navspec.yml", ".navspec.json"] {
      try tool.write("", to: name)
      let settings = try tool.run("validate")
      #expect(settings.code == 2)
      #expect(settings.err.contains("'\(name)' is not read: rename it to '.navspec.yaml'"))
      try FileManager.default.removeItem(at: tool.folder.appending(path: name))
    }
  }
}
