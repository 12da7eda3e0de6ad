/// A file the compiler writes.
public struct GeneratedFile: Hashable, Sendable {
  /// The name, with a folder for files of an embedded runtime.
  public let name: String
  /// Its whole content.
  public let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// How the names end of files that are no part of an embedded runtime.
  package static let suffix = ".nav.swift"

  package static func isGenerated(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: EmbeddedRuntime.mark.utf8) || GeneratedMark(of: bytes) != nil
  }

  /// The name of the root spec that a file says it was generated for; nil if it does not.
  package static func root(of bytes: [UInt8]) -> String? { GeneratedMark(of: bytes)?.root }
}
