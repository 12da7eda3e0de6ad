import Foundation
import Testing

/// A project of a stranger is checked: its files name nothing that is not its own, and no output replaces another file.
@Suite struct ForeignProjectTests {
  /// A repository beside a secret, with a file of git's that has credentials.
  private func project(_ commands: String = "") throws -> Tool {
    let tool = try Tool()
    try tool.write("topSecret: 1\n", to: "secret")
    try tool.write("topSecret: 1\n", to: "repo/.git/config")
    try tool.write("topSecret: 1\n", to: "repo/.env")
    try tool.write(shopSpec, to: "repo/specs/shop.nav.yaml")
    var inside = tool
    inside.folder.appendPathComponent("repo")
    _ = try inside.shell(commands)
    return inside
  }

  @Test(arguments: [
    ("mv ../secret ../secret.nav.yaml; echo 'spec: ../secret.nav.yaml' > .navspec.yaml", "validate"),
    ("mv .git/config .git/a.nav.yaml; echo 'spec: .git/a.nav.yaml' > .navspec.yaml", "validate"),
    ("mkdir .aws; mv .env .aws/a.nav.yaml; echo 'spec: .aws/a.nav.yaml' > .navspec.yaml", "validate"),
    ("mkdir ../o; mv ../secret ../o/a.nav.yaml; echo 'spec: ../o' > .navspec.yaml", "validate"),
    ("mkdir ../o; mv ../secret ../o/a.nav.yaml; ln -s ../o o; echo 'spec: o' > .navspec.yaml", "validate"),
    ("mv ../secret ../.navspec.yaml; ln -s ../.navspec.yaml .navspec.yaml", "validate"),
    ("mv ../secret ../a.nav.yaml; ln -s .. o", "validate o/a.nav.yaml"), ("ln -s .. o", "validate o"),
    ("ln -s ../../secret specs/a.nav.yaml", "validate specs/a.nav.yaml"),
    ("ln -s ../secret a.nav.yaml; echo 'spec: a.nav.yaml' > .navspec.yaml", "validate"),
    ("ln -s ../secret .navspec.yaml", "validate"),
    ("ln -s ../secret .navspec.yaml", "validate specs/shop.nav.yaml"),
    ("ln -s ../secret known.json; echo 'baseline: known.json' > .navspec.yaml", "validate"),
    ("echo 'baseline: .git/config' > .navspec.yaml", "validate"),
    ("ln -s ../secret known.json", "validate --baseline known.json"),
    ("ln -s .git/config known.json", "validate --baseline known.json"),
    ("ln -s .env known.json", "validate --baseline known.json"),
    ("ln -s ../.env specs/a.nav.yaml", "validate specs/a.nav.yaml"),
    (
      "mkdir ../o; mv ../secret ../o/a.nav.yaml; ln -s ../../o/a.nav.yaml specs/a.nav.yaml",
      "validate specs/a.nav.yaml"
    ),
    ("ln -s .env urls", "resolve specs/shop.nav.yaml --from urls"),
    ("ln -s ../secret steps", "play specs/shop.nav.yaml --from steps"),
    ("ln -s .env links.txt", "init Shop --from links.txt --directory new"),
    ("mkfifo a.nav.yaml; echo 'spec: a.nav.yaml' > .navspec.yaml", "validate"),
    ("mkfifo pipe; echo 'baseline: pipe' > .navspec.yaml", "validate"),
    ("mkfifo .navspec.yaml", "validate"),
  ])
  func aFileOfTheProjectNamesOnlyItsOwn(_ commands: String, _ command: String) throws {
    let tool = try project(commands)
    let result = try tool.shell("navspec \(command)")
    #expect(result.code == 2 && result.err.contains("[unreadable-file]"), "\(result.err)")
    #expect(!(result.out + result.err).contains("topSecret"))
  }

  /// Nor does its content show where the name alone is refused.
  @Test(arguments: ["../secret", "/proc/self/environ", ".git/config", ".env", "deploy.key"])
  func whatSettingsNameAsSpecHasTheNameOfOne(_ path: String) throws {
    let tool = try project("echo 'spec: \(path)' > .navspec.yaml; cp ../secret deploy.key")
    let result = try tool.run("validate")
    #expect(result.code == 2 && result.err.contains("[misnamed-file]"), "\(result.err)")
    #expect(!(result.out + result.err).contains("topSecret"))
  }

  /// A link of a checkout to a file of the same name is none of a build system's: neither spec nor baseline is read.
  @Test func aLinkedSpecWidensNoCheckout() throws {
    let tool = try project(
      "mkdir ../o; cp specs/shop.nav.yaml ../o; mv ../secret ../o/known.json; ln -s ../o/known.json known.json"
    )
    try tool.write("baseline: known.json\n", to: ".navspec.yaml")
    _ = try tool.shell("rm specs/shop.nav.yaml; ln -s ../../o/shop.nav.yaml specs/shop.nav.yaml")
    let result = try tool.run("validate", "specs/shop.nav.yaml")
    #expect(!(result.out + result.err).contains("topSecret"), "\(result)")
    #expect(result.code == 2 && result.err.contains("[unreadable-file]"), "\(result)")
    // A search finds nothing there.
    #expect(try tool.run("validate").code == 2)
    _ = try tool.shell("rm -r specs; ln -s ../o specs")
    #expect(try tool.run("validate").code == 2)
  }

  /// The file that names owners is the project's too.
  @Test func ownersAreReadInTheProject() throws {
    let tool = try project("rm -r .git; git init -q .; mkdir .github; echo '* @mine' > .github/CODEOWNERS")
    try tool.write("* topSecret\n", to: "../secret")
    func owners() throws -> Tool.Result {
      try tool.shell(
        """
        git add specs .github >&2; git -c user.name=a -c user.email=a@b.c commit -qm a >&2
        sed -i s/cart/basket/ specs/shop.nav.yaml; navspec diff --against HEAD --format json; git checkout -q .
        """)
    }
    #expect(try owners().out.contains("@mine"))
    _ = try tool.shell("ln -sf ../../secret .github/CODEOWNERS")
    let result = try owners()
    #expect(result.out.contains("\"changes\"") && !result.out.contains("topSecret"), "\(result)")
    // GitHub reads no more than 3 MB.
    _ = try tool.shell("rm .github/CODEOWNERS; yes '* @mine' | head -c 4000000 > .github/CODEOWNERS")
    #expect(try !owners().out.contains("@mine"))
  }

  @Test(arguments: ["../.git/config", ".git/config", ".env", ".aws/credentials"])
  func anIncludeIsNoHiddenFile(_ path: String) throws {
    let tool = try project(
      "mkdir .aws; cp .env .aws/credentials; cp specs/shop.nav.yaml .; echo >> shop.nav.yaml; echo 'include: [\"\(path)\"]' >> shop.nav.yaml"
    )
    let result = try tool.run("validate", "shop.nav.yaml")
    #expect(result.code == 1 && result.err.contains("[include-escape]"), "\(result.err)")
    #expect(!(result.out + result.err).contains("topSecret"))
  }

  /// Beside the app, but in the repository.
  @Test func aPackageIsInTheRepository() throws {
    let tool = try project("mkdir Payment; mkdir ../Payment")
    let feature = "navspec: 1\nfeature: payment\nroutes: {cart: {}}\n"
    try tool.write(feature, to: "Payment/payment.nav.yaml")
    try tool.write(feature, to: "../Payment/payment.nav.yaml")
    func result(_ path: String) throws -> Tool.Result {
      try tool.write(
        "navspec: 1\napp: {name: Shop}\ninclude: [{path: \(path)/payment.nav.yaml, module: Payment}]\n"
          + "root: home\nroutes: {home: {to: [payment.cart]}}\n", to: "App/shop.nav.yaml")
      return try tool.run("validate", "App/shop.nav.yaml")
    }
    #expect(try result("../Payment").code == 0)
    let outside = try result("../../Payment")
    #expect(outside.code == 1 && outside.err.contains("[include-escape]"), "\(outside.err)")
  }

  /// As a build folder of a package manager is. What else is hidden stays so.
  @Test func aProjectMayLieInAHiddenFolder() throws {
    let tool = try project("mkdir -p .build/apps/Payment .build/apps/App .aws; cp .env .aws/credentials")
    try tool.write(
      "navspec: 1\nfeature: payment\nroutes: {cart: {}}\n", to: ".build/apps/Payment/payment.nav.yaml")
    func result(_ path: String) throws -> Tool.Result {
      try tool.write(
        "navspec: 1\napp: {name: Shop}\ninclude: [{path: \(path), module: Payment}]\n"
          + "root: home\nroutes: {home: {to: [payment.cart]}}\n", to: ".build/apps/App/shop.nav.yaml")
      return try tool.run("validate", ".build/apps/App/shop.nav.yaml")
    }
    let beside = try result("../Payment/payment.nav.yaml")
    #expect(beside.code == 0, "\(beside.err)")
    for path in ["../../../.aws/credentials", "../../../.env"] {
      let hidden = try result(path)
      #expect(hidden.code == 1 && hidden.err.contains("[include-escape]"), "\(hidden.err)")
      #expect(!(hidden.out + hidden.err).contains("topSecret"))
    }
  }

  /// In a sandbox every file is a link to one of the same name.
  @Test func aBuildMayLinkEveryFile() throws {
    let tool = try project("echo '{}' > known; mkdir ../sandbox")
    try tool.write("baseline: known.json\n", to: ".navspec.yaml")
    #expect(
      try tool.shell("navspec validate specs --write-baseline known.json; rm known").code == 0)
    let result = try tool.shell(
      """
      cd ../sandbox; mkdir specs
      for file in .navspec.yaml known.json specs/shop.nav.yaml; do ln -s "$PWD/../repo/$file" "$file"; done
      navspec validate specs/shop.nav.yaml
      """)
    #expect(result.code == 0 && result.err.isEmpty, "\(result.err)")
    // Nobody says there that the link is meant.
    #expect(try tool.shell("cd ../sandbox; navspec validate").code == 2)
  }

  @Test func discoveryWaitsForNoPipe() throws {
    let tool = try project("mkfifo specs/pipe.nav.yaml")
    #expect(try tool.run("validate").code == 0)
    #expect(try tool.run("validate", "specs").code == 0)
  }

  @Test(arguments: [
    ("graph: .git/hooks/pre-commit", "graph --format dot"), ("model: .vscode/tasks.json", "model"),
    ("swift: .config", "generate"), ("model: run.sh", "model"), ("graph: run.sh", "graph --format dot"),
    ("model: package.json", "model"), ("graph: g.dot", "graph"), ("model: vs/tasks.json", "model"),
    ("swift: gen/vs", "generate"), ("plist: .vscode/a.plist", "generate"),
    ("plist: {file: vs/a.plist, merge: true}", "generate"),
    ("entitlements: run.sh", "generate"), ("plist: {file: m.plist, merge: true}", "generate"),
  ])
  func settingsNameNoPlaceOfOtherPrograms(_ output: String, _ command: String) throws {
    let tool = try project(
      """
      echo 'outputs: {\(output)}' > .navspec.yaml; mkdir .git/hooks .vscode gen; ln -s .vscode vs; ln -s ../vs gen/vs
      for file in .git/hooks/pre-commit run.sh package.json g.dot m.plist; do echo mine > $file; chmod +x $file; done
      """)
    let result = try tool.shell("navspec \(command)")
    #expect(result.code == 2 && result.out.isEmpty, "\(result)")
    for file in [".git/hooks/pre-commit", "run.sh", "package.json", "g.dot", "m.plist"] {
      #expect(tool.read(file) == Data("mine\n".utf8))
    }
    #expect(tool.read(".config/Shop.nav.swift") == nil)
    #expect(try tool.contents(of: ".vscode").isEmpty)
  }

  @Test(arguments: [
    "model -o FILE", "graph --format dot -o FILE", "graph --format svg -o FILE", "graph --format png -o FILE",
    "validate --write-baseline FILE", "generate -o out --depfile FILE",
    "generate --plist FILE",
  ])
  func onlyAnEarlierOutputIsOverwritten(_ command: String) throws {
    let tool = try project()
    let line = "navspec \(command.replacing("FILE", with: "made"))"
    let isWithoutDot = line.contains("svg") || line.contains("png")
    guard try !isWithoutDot || tool.shell("dot -V").code == 0 else { return }
    for text in ["#!/bin/sh\n", "navspec: 1\n", "{\"name\": \"x\"}\n", "all: x\n\techo\n"] {
      try tool.write(text, to: "made")
      let result = try tool.shell(line)
      #expect(result.code == 2 && result.err.contains("'made' is not overwritten"), "\(result)")
      #expect(tool.read("made") == Data(text.utf8))
    }
    _ = try tool.shell("rm made")
    #expect(try tool.shell(line).code == 0)
    let first = try #require(tool.read("made"))
    _ = try tool.shell("sed -i 's/name: Shop/name: Shed/' specs/shop.nav.yaml; chmod +x made")
    #expect(try tool.shell(line).code == 0)
    // The rule and the baseline are the same, and are not written again.
    if command.contains("baseline") || command.contains("depfile") { return }
    #expect(try #require(tool.read("made")) != first)
    // What is written again is no program.
    #expect(try tool.shell("test -x made").code == 1)
    _ = try tool.shell("mv made real; ln -s real made")
    #expect(try tool.shell(line).err.contains("it is a link"))
  }

  @Test(arguments: ["ln -s ../../new out/Shop.nav.swift", ": > ../new; ln -s ../../new out/Shop.nav.swift"])
  func generatingFollowsNoLink(_ commands: String) throws {
    let tool = try project("mkdir out; \(commands)")
    let result = try tool.run("generate", "-o", "out")
    #expect(result.code == 2 && result.err.contains("it is a link"), "\(result.err)")
    #expect(try tool.shell("test -s ../new").code == 1)
    // Nor is what it leads to shown.
    _ = try tool.shell("ln -sf ../../secret out/Shop.nav.swift")
    let check = try tool.run("generate", "-o", "out", "--check")
    #expect(check.code == 2 && !(check.out + check.err).contains("topSecret"))
  }

  @Test func aReadOnlySpecIsNotFixed() throws {
    let tool = try project(
      "sed -i 's/root: home/root: hom/' specs/shop.nav.yaml; chmod 444 specs/shop.nav.yaml")
    let before = tool.read("specs/shop.nav.yaml")
    let result = try tool.run("validate", "--fix", "--unsafe")
    #expect(result.code == 2 && result.err.contains("is read-only"), "\(result.err)")
    #expect(tool.read("specs/shop.nav.yaml") == before)
  }
}
