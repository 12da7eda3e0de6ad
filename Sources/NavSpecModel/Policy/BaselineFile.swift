package import NavSpecDiagnostics

package struct BaselineFile: Sendable {
  package var version: Located<Int>?
  package var problems: [BaselineEntry] = []

  package init() {}
}

/// One known problem as written.
package struct BaselineEntry: Sendable {
  package var range: SourceRange
  package var id: Located<String>?
  package var file: Located<String>?
  package var place: Located<String>?
  package var text: Located<String>?
  package var count: Located<Int>?
  /// For people: it is not compared.
  package var message: Located<String>?

  package init(range: SourceRange) { self.range = range }
}
