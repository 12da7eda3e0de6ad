/// What a file may cost before it is refused.
package struct YAMLLimits: Hashable, Sendable {
  /// Size of one file in bytes.
  package var fileBytes = 4 << 20
  /// Collections inside each other.
  package var depth = 64
  /// Scalars and collections of one file, those that aliases repeat included.
  package var nodes = 1_000_000
  /// Nodes that exist only because aliases repeat them.
  package var expandedNodes = 10_000
  /// `%TAG` lines before a document.
  package var tagDirectives = 64
  package var files = 1_000
  /// Size of all files of a spec in bytes.
  package var totalBytes = 16 << 20
  package var routes = 50_000

  package init() {}
}
