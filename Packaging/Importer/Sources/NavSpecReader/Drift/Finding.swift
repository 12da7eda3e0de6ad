/// What a rule says about a place in the code, or in the spec.
public struct Finding: Codable, Equatable, Sendable {
  /// The rule.
  public var id: String
  var file: String
  var line: Int
  /// In bytes, from 1.
  var column: Int
  /// In bytes.
  var length: Int
  var message: String
  /// A few words below the carets.
  var label: String
  var notes: [String] = []
  /// How sure it is: what is not read fails no build.
  var mark: Mark
}

/// The answer of `navspec-import drift`.
public struct DriftAnswer: Codable, Sendable {
  /// Where code and spec differ, in the order of the files.
  public var findings: [Finding]
  /// Lines for people: what was not understood.
  public var report: [String]
}
