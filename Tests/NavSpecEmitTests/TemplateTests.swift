import Foundation
import NavSpecEmit
import TestSupport
import Testing

@Suite struct TemplateTests {
  @Test func writesFieldsListsAndOptionals() throws {
    let text = "{{title}}:{{#rows}} {{name}}{{#note}} ({{.}}){{/note}}{{^last()}},{{/last()}}{{/rows}}"
    let page = Page(
      title: Word("rows"), rows: [Row(name: Word("a"), note: Word("<&>")), Row(name: Word("b"))])
    #expect(try render(page, text) == "rows: a (<&>), b")
  }

  @Test func anAbsentValueHidesOneOfTheSameNameFurtherOut() throws {
    let page = Page(title: Word("t"), note: Word("the page's"), rows: [Row(name: Word("a"))])
    #expect(try render(page, "{{#rows}}{{name}}{{#note}}: {{.}}{{/note}}{{/rows}}") == "a")
  }

  @Test func includesOtherTemplatesWithoutEscaping() throws {
    let library = TemplateLibrary(["page": "{{#rows}}\n  {{> row}}\n{{/rows}}\n", "row": "{{name}};\n"])
    let template = try Template<Page>("page", in: library)
    #expect(template.text(for: Page(title: Word("t"), rows: [Row(name: Word("<a>"))])) == "  <a>;\n")
  }

  @Test(arguments: [
    ("{{titel}}", "t.mustache:1:1: error: 'titel' names nothing; did you mean 'title'?"),
    (
      "{{title}}\n  {{#rows}}{{nam}}{{/rows}}",
      "t.mustache:2:12: error: 'nam' names nothing; did you mean 'name'?"
    ),
    ("{{#title}}{{/title}}", "t.mustache:1:1: error: 'title' is always there: it decides no section"),
    ("{{rows}}", "t.mustache:1:1: error: 'rows' is not text: it opens a section"),
    ("é{{note}}", "t.mustache:1:3: error: 'note' may be missing: write it in '{{#note}}'"),
    ("{{^note}}{{note}}{{/note}}", "t.mustache:1:10: error: 'note' may be missing: write it in '{{#note}}'"),
    ("{{.}}", "t.mustache:1:1: error: '.' is a part here, not a text"),
    ("{{#last()}}{{/last()}}", "t.mustache:1:1: error: 'last()' is not directly in a list"),
    ("{{#rows}}", "t.mustache:1:1: error: 'rows' is not closed"),
    ("{{#rows}}{{/row}}", "t.mustache:1:10: error: 'row' closes 'rows' of line 1"),
    ("{{/rows}}", "t.mustache:1:1: error: 'rows' closes nothing"),
    ("a {{title", "t.mustache:1:3: error: a tag that does not end"),
    ("{{{title}}}", "t.mustache:1:1: error: '{{{' is not for our templates"),
    ("{{> tt}}", "t.mustache:1:1: error: there is no template 'tt'"),
    ("{{> t}}", "t.mustache:1:1: error: 't' includes itself"),
    ("{{title.name}}", "t.mustache:1:1: error: 'title.name' names nothing: no 'name' there"),
  ])
  func aTagThatDoesNotFitIsAnErrorWithItsPlace(text: String, message: String) {
    #expect(throws: TemplateError.self) { try render(Page(title: Word("t")), text) }
    do {
      _ = try render(Page(title: Word("t")), text)
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test func allMistakesAreToldAtOnceWithoutAnyData() {
    do {
      _ = try render(Page(title: Word("t")), "{{a}}\n{{#rows}}\n{{b}}\n{{/rows}}")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.problems.map(\.line) == [1, 3])
    }
  }

  @Test func aTemplateThatDoesNotExistIsAnError() {
    #expect(throws: TemplateError.self) { try Template<Page>("none", in: TemplateLibrary([:])) }
  }

  @Test func everyTemplateOfTheFolderIsEmbedded() throws {
    let folder = repository.appending(path: "templates")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".mustache") }
    #expect(TemplateLibrary.embedded.names == files.map { String($0.dropLast(".mustache".count)) }.sorted())
  }

  private func render(_ page: Page, _ text: String) throws(TemplateError) -> String {
    try Template<Page>("t", in: TemplateLibrary(["t": text])).text(for: page)
  }
}

private struct Word: TemplateValue {
  let text: String
  init(_ text: String) { self.text = text }
}

private struct Page: TemplateContext {
  var title: Word
  var note: Word?
  var rows: [Row] = []

  static let fields: TemplateFields<Self> = [
    .field("title", \.title), .field("note", \.note), .field("rows", \.rows),
  ]
}

private struct Row: TemplateContext {
  var name: Word
  var note: Word?

  static let fields: TemplateFields<Self> = [.field("name", \.name), .field("note", \.note)]
}
