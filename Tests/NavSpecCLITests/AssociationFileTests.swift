import Foundation
import NavSpecCompiler
import TestSupport
import Testing

/// `init --from` an association file: the spec opens what the rules let through, and nothing that they exclude.
@Suite struct AssociationFileTests {
  /// The spec of a file, and its text.
  private static func spec(of file: String, named name: String = "aasa") throws -> (
    spec: CheckedSpec, text: String
  ) {
    let links = try ExistingLinks(Array(file.utf8), of: name)
    let files = try #require(try Starter.files(for: "Shop", from: links, in: [name], code: "Generated"))
    let text = files[0].text
    return (try CheckedSpec(root: "shop.nav.yaml", files: MemorySpecFiles("shop.nav.yaml", text)), text)
  }

  private static func opens(_ url: String, _ spec: CheckedSpec) throws -> String {
    try spec.resolution(of: url).result.rawValue
  }

  @Test(arguments: associationCorpus.map(\.project)) func aRealFileMakesASpec(_ project: String) throws {
    let file = try #require(associationCorpus.first { $0.project == project }).file
    let (spec, text) = try Self.spec(of: file)
    #expect(spec.errorCount == 0 && spec.warningCount == 0, "\(text)")
    let judge = try Judge(file)
    var opened = 0
    for rule in judge.rules {
      for filling in ["x1", "", "x1/y2"] {
        let url = rule.sample(filling)
        let result = try Self.opens(url, spec)
        switch judge.lets(url) {
        case true?:
          let isNoted =
            text.contains("no link opens") && filling != "x1" || judge.rules.contains(where: \.takesEveryPath)
          #expect(result == "opened" || isNoted, "\(url) of \(project)\n\(text)")
          if result == "opened" { opened += 1 }
        case false?: #expect(result != "opened", "\(url) of \(project)\n\(text)")
        // '*' stands for nothing too, and '//' is one '/' then.
        case nil: #expect(filling.isEmpty, "\(url) of \(project) is of no rule")
        }
      }
    }
    #expect(opened > 0)
  }

  /// Rules of every form, in every order.
  @Test func whatRulesExcludeNeverOpens() throws {
    var random = SeededRandom(seed: 35)
    let segments = ["a", "b", "*", "*", "a*", "*b", "a*b", "??", "c?", "$(lang)", "?*", "%2F", "é"]
    var (opened, kept) = (0, 0)
    for _ in 0..<150 {
      let components = (0...Int.random(in: 0...5, using: &random)).map { _ in
        let path = (0...Int.random(in: 0...2, using: &random)).map { _ in "/" + random.pick(segments) }
          .joined()
        let query = random.pick([
          "", "", "", #","?":{"k":"v*"}"#, #","?":{"k":"?*","l":"*"}"#, #","?":"k=v""#,
        ])
        let fragment = random.pick(["", "", "", ##","#":"top""##, ##","#":"/a/*""##])
        let excludes = random.pick(["", "", #","exclude":true"#])
        let folds = random.pick(["", "", "", #","caseSensitive":false"#])
        return
          "{\"/\":\"\(random.pick([path, path, path, "*" + path.dropFirst(), "*"]))\"\(query)\(fragment)\(excludes)\(folds)}"
      }
      let file =
        #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(components.joined(separator: ","))]}]}}"#
      let judge = try Judge(file)
      guard let (spec, text) = try? Self.spec(of: file) else {
        #expect(!judge.rules.contains { !$0.isExcluded }, "\(file)")
        continue
      }
      #expect(spec.errorCount == 0, "\(file)\n\(text)")
      for rule in judge.rules {
        for url in ["a", "", "a/b"].map(rule.sample) where !url.contains("//") {
          guard let isLetThrough = judge.lets(url) else { continue }
          let result = try Self.opens(url, spec)
          if isLetThrough {
            opened += result == "opened" ? 1 : 0
            #expect(result != "excluded", "\(url)\n\(file)\n\(text)")
          } else {
            kept += 1
            #expect(
              result != "opened" || text.contains("excludes it by its query or fragment"),
              "\(url)\n\(file)\n\(text)")
          }
        }
      }
    }
    #expect(opened > 300 && kept > 200, "\(opened) \(kept)")
  }

  /// Damaged files end in a sentence, or in a spec without errors.
  @Test func aDamagedFileIsReadOrRefused() throws {
    var random = SeededRandom(seed: 8)
    let list =
      "https://www.shop.example/category/shoes?sort=price#top\n/order/42\nshop://u/:handle\n\"/wiki/**\"\n/#/r/1\n"
    let plist = """
      <?xml version="1.0"?><!-- a --><plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array></dict></plist>
      """
    let seeds = [list, plist] + associationCorpus.map(\.file)
    let parts = [
      "*", "?", "\"", "/", "{", "}", "[", "%", "%00", "NOT ", "$(", "\\u0000", "\n", "#", "://", "é",
      "<array>", ",", ":", "..", "null",
    ]
    var read = 0
    for round in 0..<400 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.insert(contentsOf: random.pick(parts).utf8, at: place)
        }
      }
      do {
        let links = try ExistingLinks(bytes, of: "file")
        let files = try #require(try Starter.files(for: "Shop", from: links, in: ["file"], code: "Generated"))
        let spec = try CheckedSpec(
          root: "shop.nav.yaml", files: MemorySpecFiles("shop.nav.yaml", files[0].text))
        #expect(spec.errorCount == 0, "\(String(decoding: bytes, as: UTF8.self))\n\(files[0].text)")
        read += 1
      } catch let error as SpecRequestError {
        #expect(error.description.utf8.count > 10 && !error.description.contains("\n"))
      }
    }
    #expect(read > 50, "\(read)")
  }

  @Test(arguments: [
    ("<array>", "</array>", "'file' has more than 1000 lists and dictionaries"),
    ("<dict><key>a</key>", "</dict>", "'file' has more than 1000 lists and dictionaries"),
    ("<plist>", "", "'file' has more than 1000 lists and dictionaries"),
    ("{\"a\":", "}", "file:1:"), ("{\"a\":[", "", "file:1:"),
  ])
  func aDeepFileIsRefused(_ start: String, _ end: String, _ message: String) throws {
    let count = 100_000
    let head = start.hasPrefix("<") ? "<?xml version=\"1.0\"?><plist version=\"1.0\">" : ""
    let text = head + String(repeating: start, count: count) + "1" + String(repeating: end, count: count)
    let error = #expect(throws: SpecRequestError.self) { try Self.spec(of: text, named: "file") }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    // An exclusion that asks for a query, or a fragment, closes no more.
    (
      ##"{"/":"/help/*","?":{"n":"????"},"exclude":true},{"/":"/help/*"},{"/":"/buy/*","#":"web","exclude":true},{"/":"/buy/*"}"##,
      ["/help/a", "/buy/a", "/buy/a#app"], ["/help/a?n=1234", "/buy/a#web"]
    ),
    (
      ##"{"#":"no_universal_links","exclude":true},{"?":{"web":"1"},"exclude":true},{"/":"/a/*"}"##,
      ["/a/b", "/a/b?web=2"], ["/a/b#no_universal_links", "/a/b?web=1"]
    ),
    // The first rule that fits decides.
    (
      #"{"/":"/in/token"},{"/":"/in/*","exclude":true},{"/":"/out/*"}"#, ["/in/token", "/out/a"],
      ["/in/a", "/in"]
    ),
    (#"{"/":"*"},{"/":"/docs/*","exclude":true}"#, ["/"], []),
    (#"{"/":"/a/*","exclude":true},{"/":"/a/b"},{"/":"/c"}"#, ["/c"], ["/a/b"]),
    // A rule that is left out for another takes nothing with it.
    (#"{"/":"/a/b"},{"/":"/a/*","exclude":true},{"/":"/*/c"},{"/":"/d"}"#, ["/a/b", "/d"], ["/a/c"]),
    // '*' is any text, also none.
    (
      #"{"/":"/login*"},{"/":"/item-*"},{"/":"/a*-b*"}"#,
      ["/login", "/loginx", "/item-", "/item-7", "/a-b", "/ax-by"], []
    ),
    (
      #"{"/":"*/edit","exclude":true},{"/":"/u/*"},{"/":"/u/*/*"}"#, ["/u/a", "/u/a/b"],
      ["/u/edit", "/u/a/edit"]
    ),
    (#"{"/":"*.pdf","exclude":true},{"/":"/u/*"},{"/":"/u/*/*"}"#, ["/u/a"], ["/u/a.pdf", "/u/b/a.pdf"]),
    (#"{"/":"/pre*","exclude":true},{"/":"/*/x"}"#, ["/p/x"], ["/pre/x", "/prefix/x"]),
    // Two rules may let one URL through.
    (#"{"/":"/a*"},{"/":"/*b"}"#, ["/ab", "/ax", "/xb"], []),
    // What a rule asks of the query and the fragment is in its link.
    (
      #"{"/":"/s","?":{"q":"?*","l":"*"}},{"/":"/t","?":{"m":"x"}}"#, ["/s?q=1", "/s?q=1&l=2", "/t?m=x"],
      ["/s", "/t?m=y"]
    ),
    (##"{"#":"/room/*"},{"/":"/self","#":"top"}"##, ["/#/room/7", "/self#top"], ["/self", "/#/hall/7"]),
    (#"{"/":"/x","?":{"a":1,"b":"2"}}"#, ["/x"], []),
    // Variables have their values.
    (#"{"/":"/$(food)/*","exclude":true},{"/":"/*/menu"}"#, ["/soup/menu"], ["/pizza/menu"]),
    (
      #"{"/":"/%00/a"},{"/":"/c/%zz"},{"/":"/../a"},{"/":"/b"}"#, ["/b"], ["/%2500/a", "/c/%25zz"]
    ),
    // An exclusion that counts characters closes no more, and takes no other with it.
    (
      #"{"/":"/i/??/x","exclude":true},{"/":"/i/*"},{"/":"/i/*/x"},{"/":"/p/*","?":{"q":"1"},"exclude":true},{"/":"/p/*"}"#,
      ["/i/a", "/p/a"], ["/i/aa/x", "/p/a?q=1"]
    ),
    // A name that is taken is not the end of a link.
    (
      #"{"/":"/id/$(digit)"},{"/":"/hash"},{"/":"/tab"},{"/":"/Scroll"}"#,
      ["/id/7", "/hash", "/tab", "/Scroll"], []
    ),
    (#"{"/":"/Task"},{"/":"/null"},{"/":"/true"},{"/":"/self"}"#, ["/Task", "/null", "/true", "/self"], []),
  ])
  func rulesAreSaidAsTheyAre(_ components: String, _ opened: [String], _ kept: [String]) throws {
    let file = """
      {"applinks":{"substitutionVariables":{"food":["pizza","burrito"]},
      "details":[{"appIDs":["A.b"],"components":[\(components)]}]}}
      """
    let (spec, text) = try Self.spec(of: file)
    #expect(spec.errorCount == 0, "\(text)")
    for url in opened { #expect(try Self.opens(url, spec) == "opened", "\(url)\n\(text)") }
    for url in kept { #expect(try Self.opens(url, spec) != "opened", "\(url)\n\(text)") }
  }

  @Test func appsOfOneFileAreNotMixed() throws {
    let (spec, text) = try Self.spec(
      of: """
        {"applinks":{"details":[{"appIDs":["T.one","T.same"],"components":[{"/":"/item/*"}]},
        {"appID":"T.two","paths":["/admin/*","NOT /item/*"]},{"appID":"T.one","paths":["/more"]}]}}
        """)
    #expect(text.contains("These are the links of 'T.one'; those of 'T.same', 'T.two' are left out."))
    for url in ["/item/a", "/more"] { #expect(try Self.opens(url, spec) == "opened") }
    #expect(try Self.opens("/admin/a", spec) == "unmatched")
    let (_, same) = try Self.spec(
      of: #"{"applinks":{"details":{"T.one":{"paths":["/a"]},"T.two":{"paths":["/a"]}}}}"#)
    #expect(!same.contains("several apps"))
  }
}

/// Apple's reading of an association file for its first app, by regular expressions of its own.
private struct Judge {
  struct Rule {
    var path: String
    var query: [(key: String, value: String)]
    var text: String?
    var fragment: String?
    var isExcluded: Bool
    var folds: Bool

    var takesEveryPath: Bool { path.allSatisfy { "/*".contains($0) } && path.contains("*") }

    func sample(_ filling: String) -> String {
      func filled(_ pattern: String, _ filling: String) -> String {
        pattern.replacing("$(lang)", with: "en").replacing("*", with: filling).replacing("?", with: "a")
      }
      let ends = filled(path, filling).split(separator: "/", omittingEmptySubsequences: false).joined(
        separator: "/")
      var url = "/" + ends.drop { $0 == "/" }
      while url.hasSuffix("/"), url != "/" { url.removeLast() }
      url =
        url.addingPercentEncoding(
          withAllowedCharacters: CharacterSet(charactersIn: "%").union(.urlPathAllowed)) ?? url
      let pairs = query.filter { !$0.value.allSatisfy { $0 == "*" } }.map {
        "\($0.key)=\(filled($0.value, "a"))"
      }
      let query = text.map { filled($0, "a") } ?? pairs.joined(separator: "&")
      return url + (query.isEmpty ? "" : "?" + query) + (fragment.map { "#" + filled($0, "a") } ?? "")
    }

    func fits(_ url: String) -> Bool {
      let parts = url.split(separator: "#", maxSplits: 1).map(String.init)
      let head = parts[0].split(separator: "?", maxSplits: 1).map(String.init)
      let all = head.count > 1 ? head[1] : ""
      var values: [String: String] = [:]
      for pair in all.split(separator: "&") {
        let item = pair.split(separator: "=", maxSplits: 1).map(String.init)
        values[item[0]] = item.count > 1 ? item[1] : ""
      }
      var pattern = path.hasPrefix("*") ? path : "/" + path.drop { $0 == "/" }
      while pattern.hasSuffix("/"), pattern != "/" { pattern.removeLast() }
      return
        (matches(pattern, head[0])
        || pattern.hasSuffix("/*") && matches(String(pattern.dropLast(2)), head[0]))
        && (text.map { matches($0, all) } ?? query.allSatisfy { matches($0.value, values[$0.key] ?? "") })
        && (fragment.map { matches($0, parts.count > 1 ? parts[1] : "") } ?? true)
    }

    private func matches(_ pattern: String, _ text: String) -> Bool {
      let escaped = NSRegularExpression.escapedPattern(for: pattern.replacing("é", with: "%C3%A9"))
        .replacing("\\$\\(lang\\)", with: "[a-z][a-z]").replacing("\\*", with: ".*").replacing(
          "\\?", with: ".")
      return text.range(
        of: "^(?:\(escaped))$", options: folds ? [.regularExpression, .caseInsensitive] : .regularExpression)
        != nil
    }
  }

  var rules: [Rule] = []

  init(_ file: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(file.utf8)) as? [String: Any]
    let links = try #require(root?["applinks"] as? [String: Any])
    let details = try #require(links["details"] as? [[String: Any]])
    func apps(_ entry: [String: Any]) -> [String] {
      (entry["appIDs"] as? [String] ?? []) + [entry["appID"] as? String].compactMap(\.self)
    }
    let app = apps(details[0])[0]
    for entry in details where apps(entry).contains(app) {
      guard let components = entry["components"] as? [[String: Any]] else {
        rules += (entry["paths"] as? [String] ?? []).map { path in
          let isExcluded = path.hasPrefix("NOT ")
          return Rule(
            path: String(path.dropFirst(isExcluded ? 4 : 0)), query: [], isExcluded: isExcluded, folds: false)
        }
        continue
      }
      rules += components.map { component in
        let query = component["?"] as? [String: String] ?? [:]
        return Rule(
          path: component["/"] as? String ?? "*", query: query.map { ($0.key, $0.value) },
          text: component["?"] as? String, fragment: component["#"] as? String,
          isExcluded: component["exclude"] as? Bool ?? false,
          folds: component["caseSensitive"] as? Bool == false)
      }
    }
  }

  /// Whether the first rule that fits lets a URL through; nil where none fits.
  func lets(_ url: String) -> Bool? { rules.first { $0.fits(url) }.map { !$0.isExcluded } }
}
