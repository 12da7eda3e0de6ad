import Foundation
import Testing

@testable import NavSpecReader

/// Files that no compiler would take: the reader neither crashes nor reads what it was not given.
@Suite struct MutationTests {
  private func folder(_ files: [String: Data]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("reader-\(UUID().uuidString)")
    for (name, data) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return url
  }

  private func answer(_ files: [String: Data]) throws -> ImportAnswer {
    let url = try folder(files)
    defer { try? FileManager.default.removeItem(at: url) }
    var request = ImportRequest(folders: [url.path], base: url.path)
    request.workingFolder = url.path
    return try Importer.spec(request)
  }

  private func sources() throws -> [String] {
    try fixtureNames().map { name in
      let folder = fixtures.appendingPathComponent(name)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".swift")
      }
      return try files.sorted().map {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
      }.joined()
    }
  }

  @Test func cutAnywhere() throws {
    for source in try sources() {
      let bytes = Array(source.utf8)
      for part in 1..<12 {
        let cut = bytes.count * part / 12
        _ = try answer(["A.swift": Data(bytes[..<cut]), "B.swift": Data(bytes[cut...])])
        _ = try answer(["A.swift": Data(bytes[..<cut])])
        _ = try answer(["A.swift": Data(bytes[..<cut] + bytes[min(cut + 40, bytes.count)...])])
      }
    }
  }

  @Test func shuffledLines() throws {
    var random = Numbers()
    for source in try sources() {
      for _ in 0..<3 {
        let lines = source.split(separator: "\n").shuffled(using: &random)
        _ = try answer(["A.swift": Data(lines.joined(separator: "\n").utf8)])
      }
    }
  }

  @Test func binary() throws {
    var random = Numbers()
    let noise = Data((0..<50_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    let text = Data((0..<50_000).map { _ in UInt8.random(in: 1...255, using: &random) })
    let answer = try answer([
      "Noise.swift": noise, "Text.swift": text, "Info.plist": noise, "A.xcstrings": text, "B.strings": noise,
    ])
    #expect(answer.report.contains("  Noise.swift: no text"))
  }

  @Test func large() throws {
    let answer = try answer(["Large.swift": Data(repeating: UInt8(ascii: "a"), count: 10_000_000)])
    #expect(answer.report.contains("  Large.swift: too large"))
    #expect(answer.refused == "no screens were found")
  }

  @Test func pathsOfTheReportAreThoseOfTheWorkingFolder() throws {
    let url = try folder(["app/Half.swift": Data("struct Half: View {".utf8)])
    defer { try? FileManager.default.removeItem(at: url) }
    var request = ImportRequest(folders: [url.path + "/app"], base: url.path + "/specs")
    request.workingFolder = url.path
    let report = try Importer.spec(request).report
    #expect(report.contains("Read in part, for errors of syntax: 1") && report.contains("  app/Half.swift"))
  }

  /// Who may read everything reads this too.
  @Test(.enabled(if: getuid() != 0)) func forbidden() throws {
    let url = try folder(["A.swift": Data(), "Closed/B.swift": Data()])
    defer { try? FileManager.default.removeItem(at: url) }
    for (name, rights) in [("A.swift", 0), ("Closed", 0)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: rights], ofItemAtPath: url.path + "/" + name)
    }
    var request = ImportRequest(folders: [url.path], base: url.path)
    request.workingFolder = url.path
    let report = try Importer.spec(request).report
    #expect(report.contains("  A.swift: permission denied") && report.contains("  Closed: permission denied"))
  }

  private static let deep = [
    String(repeating: "(", count: 10_000), String(repeating: "{", count: 10_000),
    String(repeating: "[", count: 10_000),
    "let a = " + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000),
    "let a = b" + String(repeating: ".c()", count: 10_000),
    "func f() { " + String(repeating: "if a { } else ", count: 5_000) + "{ } }",
    "func f() { " + String(repeating: "if a { ", count: 5_000) + String(repeating: "}", count: 5_000) + " }",
    "let a = " + String(repeating: "a ? b : ", count: 5_000) + "c",
    String(repeating: "struct A { ", count: 5_000), "let a: " + String(repeating: "[", count: 10_000),
    "let a = " + String(repeating: "!", count: 10_000) + "a",
    "let a = \"" + String(repeating: "\\(\"", count: 2_000),
    "func f() { switch a { case " + String(repeating: "(", count: 5_000) + " } }",
    "let a = " + String(repeating: "try await ", count: 5_000) + "b",
    String(repeating: "#if a\n", count: 5_000),
    "let a = " + String(repeating: "f { ", count: 3_000) + String(repeating: "}", count: 3_000),
    "let a = " + String(repeating: "-", count: 3) + String(repeating: "a.b?", count: 5_000),
  ]

  @Test(arguments: deep.indices) func deeplyNested(_ number: Int) throws {
    _ = try answer(["Deep.swift": Data(Self.deep[number].utf8)])
  }

  @Test func cyclesOfNames() throws {
    _ = try answer([
      "A.swift": Data(
        """
        typealias A = B
        typealias B = A
        protocol P: Q {}
        protocol Q: P {}
        struct V: P { var a: A { b }; var b: B { a }; var body: some View { a.sheet(item: $a) { b } } }
        enum E { case e(E) }
        extension E { var e: E { switch self { case .e(let e): .e(e.e) } } }
        func f() -> some View { g() }
        func g() -> some View { f().sheet(isPresented: x) { g() } }
        """.utf8)
    ])
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let secret = Data(
      "struct SecretView: View { var body: some View { NavigationLink(\"x\") { OtherView() } } }".utf8)
    let outside = try folder(["Secret.swift": secret, "Sub/More.swift": secret])
    let inside = try folder(["A.swift": Data("struct A {}".utf8)])
    defer {
      try? FileManager.default.removeItem(at: outside)
      try? FileManager.default.removeItem(at: inside)
    }
    for (name, target) in [
      ("Link.swift", outside.appendingPathComponent("Secret.swift")), ("Folder", outside), ("Loop", inside),
      ("Nowhere.swift", outside.appendingPathComponent("None.swift")),
    ] {
      try FileManager.default.createSymbolicLink(
        at: inside.appendingPathComponent(name), withDestinationURL: target)
    }
    let facts = try Importer.facts(of: [inside.path], base: inside.path)
    #expect(facts.map(\.path) == ["A.swift"])
  }

  @Test func globs() {
    for (pattern, path, isMatch) in [
      ("*.swift", "A/B.swift", true), ("A/*.swift", "A/B.swift", true), ("A/*.swift", "A/B/C.swift", false),
      ("A/**", "A/B/C.swift", true), ("**/C.swift", "A/B/C.swift", true), ("Generated", "A/Generated", true),
      ("A/?.swift", "A/BB.swift", false), ("A (1)/*.swift", "A (1)/B.swift", true),
      ("**/*a*a*a*a*b", String(repeating: "a", count: 5_000), false),
    ] {
      #expect(Glob(pattern).matches(path) == isMatch, "\(pattern) \(path)")
    }
  }

  @Test func aFolderThatIsNotThere() {
    #expect(throws: ReaderError.self) { try Importer.spec(ImportRequest(folders: ["/nowhere"])) }
  }

  @Test func excludedFilesAreNotRead() throws {
    let url = try folder(["A.swift": Data("struct A {}".utf8), "B/C.swift": Data("struct C {}".utf8)])
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try Importer.facts(of: [url.path], base: url.path, excluding: ["B"]).map(\.path) == ["A.swift"])
  }
}

/// Numbers that are the same in every run.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64 = 41

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
