import Foundation
import Testing

@Suite struct PlayCommandTests {
  /// The answers of a run by lines, and its exit code.
  private func play(_ input: String, in spec: String = shopSpec) throws
    -> (answers: [[String: Any]], code: Int32)
  {
    let tool = try Tool()
    try tool.write(spec, to: "shop.nav.yaml")
    let result = try tool.run(["play"], input: input)
    #expect(result.err == "")
    let answers = try result.out.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (answers, result.code)
  }

  @Test func theRunGoesOnAfterABadLine() throws {
    let (answers, code) = try play(
      """
      {"open": "shop://item/7"}

      nonsense
      {"navigate": "itm"}
      {"navigate": "item"}
      {"navigate": "item", "params": {"id": "x"}}
      {"pop": true, "open": "shop://item/7"}
      {"pop": true}
      """)
    #expect(
      answers.map { $0["error"] as? String } == [
        nil, "the line is not JSON in UTF-8 of at most 16 levels",
        "the spec has no route 'itm'; did you mean 'item'?", "'item' needs the param 'id'",
        "\"x\" is not a valid value for 'id'", "'pop' and 'open' are two operations: give each a line", nil,
      ])
    #expect(answers.map { $0["result"] as? String } == ["opened", nil, nil, nil, nil, nil, "done"])
    #expect(code == 1)
  }

  @Test func aLineIsBounded() throws {
    let long = String(repeating: "a", count: 3 << 20)
    let (answers, code) = try play("\(long)\n{\"open\": \"/\(long.prefix(1 << 19))\"}\n{\"state\": true}")
    #expect(answers.map { $0["error"] as? String } == ["the line is longer than 1048576 bytes", nil, nil])
    #expect(code == 1)
  }

  @Test func aWindowHasAThousandScreens() throws {
    let spec = """
      navspec: 1
      app: { name: Shop, schemes: [shop] }
      restoration: { key: shop }
      root: home
      routes:
        home: { to: [{ item: sheet }] }
        item: { params: { id: Int }, links: ["/item/{id}"], stack: true }
      """
    let screen = "[\"item\", {\"id\": 7}]"
    let path = Array(repeating: screen, count: 98).joined(separator: ", ")
    let sheet = "{\"screen\": \(screen), \"as\": \"sheet\", \"path\": [\(path)]}"
    let sheets = Array(repeating: sheet, count: 10).joined(separator: ", ")
    let window = "{\"navspec\": 1, \"version\": 1, \"tab\": \"root\", \"modals\": [\(sheets)]}"
    let step = "{\"present\": \"item\", \"params\": {\"id\": 7}, \"as\": \"sheet\"}\n"
    let (answers, code) = try play(
      "{\"restore\": \(window)}\n" + String(repeating: step, count: 11)
        + "{\"open\": \"shop://item/7\"}\n{\"reset\": true}\n{\"open\": \"shop://item/7\"}",
      in: spec)
    let errors = answers.map { $0["error"] as? String }
    // The home screen, the 990 that are restored, and nine more.
    #expect(errors.firstIndex { $0 != nil } == 10 && answers.count == 15)
    #expect(errors.suffix(3) == ["there are 1000 screens already: go back first", nil, nil])
    #expect(code == 1)
  }

  @Test func conditionsAreThoseOfResolve() throws {
    func result(_ options: String...) throws -> String? {
      let tool = try Tool()
      try tool.write(shopSpec + "\npersonas: { guest: { signedIn: false } }\n", to: "shop.nav.yaml")
      let out = try tool.run(["play"] + options, input: "{\"open\": \"/cart\"}\n").out
      let answer = try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: Any]
      return answer?["result"] as? String
    }
    #expect(try result() == "opened")
    #expect(try result("--as", "guest") == "blocked")
    #expect(try result("--as", "guest", "--condition", "signedIn=true") == "opened")
  }

  /// A program reads each answer before it writes the next operation.
  @Test func anAnswerDoesNotWaitForTheNextLine() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.shell(
      """
      mkfifo in out; navspec play < in > out & exec 3> in 4< out
      echo '{"state": true}' >&3; read -r first <&4; echo '{"pop": 1}' >&3; read -r second <&4
      exec 3>&-; wait; printf '%.17s\\n' "$first" "$second"
      """)
    #expect(result.out == "{\"result\": \"done\"\n{\"result\": \"done\"\n")
  }

  @Test func endlessOperationsEndWithTheirReader() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.shell("yes '{\"state\": true}' | navspec play | head -n 1 | wc -l")
    #expect(result.out.contains("1"))
  }

  @Test func anAppWithItsOwnContainerHasNoWindow() throws {
    let tool = try Tool()
    let result = try tool.run("play", Tool.repository.appending(path: "specs/valid/legacy").path)
    #expect(result.code == 2 && result.err.contains("declares no window"))
  }
}
