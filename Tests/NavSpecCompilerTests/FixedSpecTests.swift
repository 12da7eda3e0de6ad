import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import Testing

@Suite struct FixedSpecTests {
  @Test(arguments: SpecCorpusTests.names(of: "broken"))
  func aBrokenSpecIsNoWorseWhenFixed(_ name: String) throws {
    let folder = SpecCorpusTests.folder.appendingPathComponent("broken/\(name)")
    let files = try MemorySpecFiles(folder: folder)
    let before = try CheckedSpec(root: "spec.nav.yaml", files: files)
    let fixed = before.fixed(in: files)
    #expect(FixSelection(of: fixed.spec.diagnostics).count == 0, "a fix is left")
    #expect(fixed.spec.errorCount <= before.errorCount)
    #expect(fixed.files.isEmpty == (fixed.fixCount == 0))
  }

  @Test(arguments: KindExampleTests.examples)
  func fixingAnExampleEnds(_ example: KindExampleTests.Example) throws {
    let files = MemorySpecFiles("demo.nav.yaml", example.spec)
    let before = try CheckedSpec(root: "demo.nav.yaml", files: files)
    for includesUnsafe in [false, true] {
      let fixed = before.fixed(in: files, includesUnsafe: includesUnsafe)
      let left = FixSelection(of: fixed.spec.diagnostics, includesUnsafe: includesUnsafe)
      #expect(left.count == 0, "\(fixed.spec.report.text(as: .plain))")
      #expect(includesUnsafe || fixed.spec.errorCount <= before.errorCount)
      #expect(fixed.files.isEmpty == (fixed.fixCount == 0))
    }
  }

  @Test func whatAFixBringsToLightIsFixedToo() throws {
    let text =
      "navspec: 1\napp: {name: Demo}\nroot: home\nroutes: {home: {to: [a]}, a: {tittle: A, links: [/a/{_}]}}\n"
    let files = MemorySpecFiles("demo.nav.yaml", text)
    let fixed = try CheckedSpec(root: "demo.nav.yaml", files: files).fixed(in: files)
    #expect(fixed.fixCount == 2)
    #expect(
      fixed.files.map { String(decoding: $0.fixed, as: UTF8.self) }
        == [
          text.replacingOccurrences(of: "tittle", with: "title")
            .replacingOccurrences(of: "/a/{_}", with: "\"/a/{_}\"")
        ])
  }

  @Test(arguments: ["is: Int, min", "is: Int, max", "is: String, length"])
  func aNumberOfMoreThan64BitsHasNoFix(_ key: String) throws {
    let text = "navspec: 1\napp: {name: Demo}\nroot: home\ntypes: {T: {\(key): 99999999999999999999}}\n"
    let files = MemorySpecFiles("demo.nav.yaml", text + "routes: {home: {to: [a]}, a: {params: {t: T}}}\n")
    let spec = try CheckedSpec(root: "demo.nav.yaml", files: files)
    #expect(spec.errorCount == 1)
    #expect(spec.fixed(in: files, includesUnsafe: true).fixCount == 0)
  }

  /// A sigil before a name gives its kind, and quotes mark a text.
  @Test(arguments: [
    ("edges: {common: [d]}\nroutes: {home: {to: [+comon, common]}, d: {}, common: {}}", "+comon", "+common"),
    ("edges: {common: [d], o: [+commn]}\nroutes: {home: {to: ['+o']}, d: {}}", "+commn", "+common"),
    (
      "routes: {home: {params: {t: String?}, to: [d]}, d: {params: {name: String?}, parent: {home: {t: $nmae}}}}",
      "$nmae", "$name"
    ),
    (
      "conditions: {premium: {}}\nroutes: {home: {links: [{path: /a, when: '!premum'}, /a]}}", "'!premum'",
      "'!premium'"
    ),
    ("routes: {home: {\"presentt\": push}}", "\"presentt\"", "\"present\""),
    ("routes: {home: {links: [d]}}", "[d]", "[/d]"),
    ("x-a: &abc {title: A}\nroutes: {home: *abd}", "*abd", "*abc"),
    ("routes:\n  home:\n\ttitle: x", "\ttitle", "    title"),
    ("routes:\n  home:\n    title: x\n\tdoc: y", "\tdoc", "    doc"),
  ])
  func aFixKeepsWhatStandsAroundAName(_ lines: String, _ wrong: String, _ right: String) throws {
    let text = "navspec: 1\napp: {name: Demo, schemes: [demo]}\nroot: home\n\(lines)\n"
    let files = MemorySpecFiles("demo.nav.yaml", text)
    let fixed = try CheckedSpec(root: "demo.nav.yaml", files: files).fixed(
      in: files, includesUnsafe: true)
    #expect(
      fixed.files.map { String(decoding: $0.fixed, as: UTF8.self) }
        == [text.replacingOccurrences(of: wrong, with: right)])
  }

  @Test func aCleanSpecIsNotTouched() throws {
    let files = MemorySpecFiles(
      "demo.nav.yaml", "navspec: 1\napp: {name: Demo}\nroot: home\nroutes: {home: {}}\n")
    let fixed = try CheckedSpec(root: "demo.nav.yaml", files: files).fixed(in: files)
    #expect(fixed.fixCount == 0 && fixed.files.isEmpty)
  }

  /// What was meant is there already, or twins would become one: nothing is written twice.
  @Test(arguments: [
    "routes: {home: {}}\nRoutes: {other: {}}\n", "Routes: {home: {}}\nROUTES: {other: {}}\n",
    "routes: {home: {params: {id: Int = 1}, to: [d]}, d: {parent: {home: {id: 1, ID: 2}}}}\n",
  ])
  func aFixDoesNotWriteAKeyTwice(_ lines: String) throws {
    let files = MemorySpecFiles("demo.nav.yaml", "navspec: 1\napp: {name: Demo}\nroot: home\n" + lines)
    let before = try CheckedSpec(root: "demo.nav.yaml", files: files)
    for includesUnsafe in [false, true] {
      let fixed = before.fixed(in: files, includesUnsafe: includesUnsafe)
      #expect(!fixed.spec.diagnostics.contains { $0.kind.id == "duplicate-key" })
      #expect(fixed.spec.errorCount <= before.errorCount)
      #expect(before.errorCount > 0)
    }
  }

  /// One fix that makes things worse does not keep the others from being applied.
  @Test func theOtherFixesOfARoundAreApplied() throws {
    let files = MemorySpecFiles(
      "demo.nav.yaml",
      """
      navspec: 1
      app: {name: Demo}
      root: home
      routes:
        home: {titel: Home, params: {id: Int = 1}, to: [d]}
        d: {parent: {home: {id: 1, ID: 2}}}

      """)
    let before = try CheckedSpec(root: "demo.nav.yaml", files: files)
    let fixed = before.fixed(in: files)
    #expect(fixed.fixCount == 1)
    #expect(fixed.files.map { String(decoding: $0.fixed, as: UTF8.self).contains("{title: Home") } == [true])
  }

  @Test(arguments: [
    ("external: yes", "external: true"), ("external: 'false'", "external: false"),
    ("root: home\nlinks: {fallback: brower}", "root: home\nlinks: {fallback: browser}"),
    ("root: home\nx-none: {when: !a}", "root: home\nx-none: {when: \"!a\"}"),
    ("root: home\nx-none: [!a]", "root: home\nx-none: [\"!a\"]"),
    ("tabs: {main: home}", "tabs: {main: {root: home}}"),
    (
      "root: home\ntypes: {Code: {is: String, pattern: '^[0-9]+$'}}",
      "root: home\ntypes: {Code: {is: String, pattern: '[0-9]+'}}"
    ),
  ])
  func whatWasMeantIsWritten(_ line: String, _ expected: String) throws {
    let head = "navspec: 1\napp: {name: Demo}\nroutes: {home: {}}\n"
    let files = MemorySpecFiles("demo.nav.yaml", head + line + "\n")
    let before = try CheckedSpec(root: "demo.nav.yaml", files: files)
    let fixed = before.fixed(in: files)
    #expect(
      fixed.files.map { String(decoding: $0.fixed, as: UTF8.self) } == [head + expected + "\n"],
      "\(before.report.text(as: .plain))")
  }

  /// A route stays that loses the only thing it says.
  @Test(arguments: [
    (" {column: content}", "  item: {}\n"), (" {sunset: 2027-06-01}", "  item: {}\n"),
    (" {tabBar: hidden}", "  item: {}\n"), ("\n    column: content", "  item: {}\n"),
    (" {detents: [medium]}", "  item: {detents: [medium], present: sheet}\n"),
  ])
  func aRouteStaysWithoutItsOnlyKey(_ route: String, _ expected: String) throws {
    let head = "navspec: 1\napp: {name: Demo}\nroot: home\nroutes:\n  home: {to: [item]}\n  item:"
    let files = MemorySpecFiles("demo.nav.yaml", head + route + "\n")
    let fixed = try CheckedSpec(root: "demo.nav.yaml", files: files).fixed(
      in: files, includesUnsafe: true)
    let text = String(decoding: try #require(fixed.files.first).fixed, as: UTF8.self)
    #expect(text.hasSuffix(expected), "\(text)")
    #expect(fixed.spec.report.text(as: .plain) == "")
  }

  /// In every style and at every position of the key.
  @Test(arguments: [
    ("\n      - path: /u/{id}\n        priority: 2\n", "\n      - path: /u/{id}\n"),
    ("\n      - priority: 2\n        path: /u/{id}\n", "\n      - path: /u/{id}\n"),
    (
      "\n      - path: /u/{id}\n        stack: [user]\n        priority: 2\n        build: true\n",
      "\n      - path: /u/{id}\n        stack: [user]\n        build: true\n"
    ),
    (" [{path: \"/u/{id}\" , priority: 2}]\n", " [{path: \"/u/{id}\"}]\n"),
    (" [{priority: 2, path: \"/u/{id}\"}]\n", " [{path: \"/u/{id}\"}]\n"),
  ])
  func aPriorityIsTakenAway(_ links: String, _ expected: String) throws {
    let head =
      "navspec: 1\napp: {name: Demo, schemes: [demo]}\nroot: home\nroutes:\n  home: {to: [user]}\n  user:\n"
    let text = head + "    params: {id: Int}\n    links:" + links
    let files = MemorySpecFiles("demo.nav.yaml", text)
    let fixed = try CheckedSpec(root: "demo.nav.yaml", files: files).fixed(
      in: files, includesUnsafe: true)
    #expect(fixed.spec.report.text(as: .plain) == "")
    #expect(
      fixed.files.map { String(decoding: $0.fixed, as: UTF8.self) }
        == [head + "    params: {id: Int}\n    links:" + expected])
  }
}
