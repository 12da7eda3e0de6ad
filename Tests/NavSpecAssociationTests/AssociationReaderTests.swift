import Foundation
import NavSpecAssociation
import NavSpecDiagnostics
import TestSupport
import Testing

/// What an association file has that systems pass over without a word is found, with its place.
@Suite struct AssociationReaderTests {
  private static func findings(_ text: String) -> (isRead: Bool, findings: [String]) {
    var map = SourceMap()
    _ = map.add(SourceFile(path: "other", text: ""))
    let (file, findings) = AssociationFile.read(Array(text.utf8), path: "aasa", in: &map)
    return (file != nil, findings.map { "\($0.kind.id) \(map.text(in: $0.range)): \($0.message)" })
  }

  /// An entry of an app with more keys, and components.
  private static func file(_ more: String, _ components: String = "") -> String {
    #"{"applinks":{"details":[{"appIDs":["A.b"],\#(more)"components":[\#(components)]}]}}"#
  }

  @Test(arguments: [
    (file("", #"{"/":"/a","casesensitive":false}"#), "casesensitive", "caseSensitive"),
    (file("", #"{"/":"/a","excludes":true}"#), "excludes", "exclude"),
    (file("", #"{"/":"/a","percent_encoded":false}"#), "percent_encoded", "percentEncoded"),
    (file("", #"{"path":"/a"}"#), "path", "/"), (file("", #"{"query":"a"}"#), "query", "?"),
    (file("", #"{"fragment":"a"}"#), "fragment", "#"), (file(#""default":{},"#), "default", "defaults"),
    (file(#""defaults":{"case-sensitive":true},"#), "case-sensitive", "caseSensitive"),
    (#"{"applinks":{"details":[{"appIds":["A.b"],"components":[]}]}}"#, "appIds", "appIDs"),
    (#"{"applinks":{"details":[{"appID":"A.b","component":[]}]}}"#, "component", "components"),
    (#"{"applinks":{"details":[{"appID":"A.b","path":[]}]}}"#, "path", "paths"),
    (
      #"{"applinks":{"substitutionVariable":{},"details":[]}}"#, "substitutionVariable",
      "substitutionVariables"
    ),
    (#"{"applinks":{"detail":[]}}"#, "detail", "details"),
    (#"{"applink":{"details":[]}}"#, "applink", "applinks"),
  ])
  func aSlipInAKeyIsFound(_ text: String, _ key: String, _ meant: String) {
    #expect(
      Self.findings(text).findings == [
        "association-unknown-key \"\(key)\": systems do not know the key '\(key)'; did you mean '\(meant)'?"
      ])
  }

  @Test(arguments: [
    (file("", #"{"exclude":"true"}"#), "\"true\": this is not true or false, and has no effect"),
    (file("", #"{"caseSensitive":0}"#), "0: this is not true or false, and has no effect"),
    (file("", #"{"/":["/a"]}"#), "[\"/a\"]: this is not a text, and has no effect"),
    (file("", #"{"?":true}"#), "true: this is not a text, and has no effect"),
    (file("", #""/a""#), "\"/a\": this is not an object, and has no effect"),
    (
      file("", #"{"?":{"a":"1","b":true}}"#),
      "true: this is no text, so that '?' accepts every query, whatever its other items say"
    ),
    (
      file("", #"{"/":"/$(langs)"}"#),
      "\"/$(langs)\": no variable is named 'langs', so that this fits nothing; did you mean 'lang'?"
    ),
    (
      file(#""defaults":{"/":"/$(x)"},"#, "{},{}"),
      "\"/$(x)\": no variable is named 'x', so that this fits nothing"
    ),
    (file(#""defaults":[],"#), "[]: this is not an object, and has no effect"),
    (#"{"applinks":[]}"#, "[]: this is not an object, and has no effect"),
    (#"{"applinks":{"details":"x"}}"#, "\"x\": this is not a list, and has no effect"),
    (#"{"applinks":{"details":["x"]}}"#, "\"x\": this is not an object, and has no effect"),
    (
      #"{"applinks":{"substitutionVariables":{"v":["a",1]},"details":[]}}"#,
      "1: this is not a text, and has no effect"
    ),
    (
      #"{"applinks":{"details":[{"appID":"A.b","paths":["NOT/x"]}]}}"#,
      "\"NOT/x\": 'NOT/x' excludes nothing: 'NOT', a blank, and the path"
    ),
    (
      #"{"applinks":{"details":[{"appID":"A.b","paths":["not /x"]}]}}"#,
      "\"not /x\": 'not /x' excludes nothing: 'NOT', a blank, and the path"
    ),
    (
      #"{"applinks":{"details":[{"appID":"A.b","paths":"*"}]}}"#,
      "\"*\": this is not a list, and has no effect"
    ),
    (
      #"{"applinks":{"details":[{"appID":"com"}]}}"#,
      "\"com\": 'com' is no app ID, a team or prefix and a bundle ID: ABCDE12345.com.example.app"
    ),
    (
      #"{"applinks":{"details":{"{team}.x":{"paths":[]}}}}"#,
      "\"{team}.x\": '{team}.x' is no app ID, a team or prefix and a bundle ID: ABCDE12345.com.example.app"
    ),
  ])
  func aValueOfAnotherFormIsFound(_ text: String, _ message: String) {
    let (isRead, findings) = Self.findings(text)
    #expect(isRead && findings == ["association-wrong-value " + message])
  }

  @Test(arguments: [
    file(
      #""comment":"x","x":{"y":[null]},"#,
      ##"{"/":"/a","comment":"b","#":"","?":{"exclude":"1"},"weight":2}"##),
    #"{"webcredentials":{"apps":["A.b"]},"appclips":{"apps":[]},"activitycontinuation":{}}"#,
    #"{"applinks":{"apps":[],"details":[{"appID":"A1B2.com.x-y.z","paths":["NOT /a","*"]}]}}"#,
    "{}", "\u{FEFF}\n{ \"applinks\" : {\t\"details\" : [ ] } }\r\n",
    file("", #"{"/":"/\u00e9\uD83D\uDE00\/"}"#),
  ])
  func aSoundFileHasNoFindings(_ text: String) {
    let (isRead, findings) = Self.findings(text)
    #expect(isRead && findings == [])
  }

  @Test func aRepeatedKeyIsFoundAndTheFirstCounts() throws {
    let text = Self.file("", #"{"/":"/a","/":"/b"}"#)
    #expect(Self.findings(text).findings.map { $0.prefix { $0 != ":" } } == ["duplicate-key \"/\""])
    #expect(
      try AssociationMatchingTests.outcome(AssociationMatchingTests.file(Array(text.utf8)), "/a") == "match")
  }

  @Test(arguments: [
    ("", "this is not JSON: this file is empty"), ("{", "this is not JSON: "),
    ("applinks: {details: []}", "file a: "),
    ("{applinks: {}}", "file a: "), ("{'applinks': {}}", "file ': "), ("{\"applinks\": yes}", "file y: "),
    ("{\"applinks\": {}} # x", "file #: "), ("{\"a\": [1, 2,]}", "]"), ("--- {\"a\": 1}", "file -: "),
    ("{\"a\": 01}", "file 0: "),
    ("{\"a\": .5}", "file .: "), ("{\"a\": }", "not JSON"), ("{\"a\": !x 1}", "file !: "),
    ("{\"a\": &x 1}", "not JSON"), ("{\"a\"}", "not JSON"),
    ("[]", "an association file is an object"), ("\"x\"", "an association file is an object"),
    ("7", "an association file"),
    ("{\"a\": \"\\x41\"}", "not JSON"), ("{\"a\": \"b\nc\"}", "not JSON"),
  ])
  func whatIsNotJSONIsRefused(_ text: String, _ place: String) {
    let (isRead, findings) = Self.findings(text)
    #expect(!isRead && findings.count == 1)
    let finding = findings.first ?? ""
    #expect(finding.hasPrefix("malformed-association-file") && finding.contains(place))
  }

  /// Damaged files end in findings whose places are in the file, and claim no more than they could.
  @Test func aDamagedFileIsReadOrRefused() throws {
    var random = SeededRandom(seed: 9)
    let seed =
      ##"{"applinks":{"substitutionVariables":{"v":["a*"]},"defaults":{"caseSensitive":false},"details":[{"appIDs":["A.b"],"components":[{"/":"/a/$(v)/?","?":{"k":"1","\uD83D\uDE00":"\uD83D"},"exclude":true},{"#":"x"}]},{"appID":"A.b","paths":["NOT /a","*"]}]}}"##
    let parts = [
      "\\uD800", "\"", "{", "}", "[", "]", ",", ":", "null", "$(", "*", "\u{FEFF}", "\u{202E}", "\n", "7",
    ]
    var (read, refused) = (0, 0)
    for _ in 0..<1_500 {
      var bytes = Array(seed.utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.insert(contentsOf: random.pick(parts).utf8, at: place)
        }
      }
      var map = SourceMap()
      let (file, findings) = AssociationFile.read(bytes, path: "aasa", in: &map)
      #expect(
        findings.allSatisfy {
          $0.range.start >= 0 && $0.range.start <= $0.range.end && $0.range.end <= bytes.count
        })
      guard let file else {
        refused += 1
        #expect(!findings.isEmpty)
        continue
      }
      read += 1
      // What is read here, another reader of JSON reads.
      #expect(
        (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil || bytes.contains(UInt8(ascii: "\\")),
        "\(String(decoding: bytes, as: UTF8.self))")
      _ = file.decision(on: "https://a.example/a/b?k=1#x", domain: "a.example", app: "A.b")
    }
    #expect(read > 100 && refused > 300, "\(read) \(refused)")
  }
}
