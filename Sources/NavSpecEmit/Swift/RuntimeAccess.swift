/// The access levels in the runtime's sources, for the module that they are embedded in.
enum RuntimeAccess {
  private static let modifiers = ["public ", "package ", "internal(set) "]

  /// A source without `public`, `package` and `internal(set)`, and without `internal` before imports: that is an error where a
  /// file of the app imports the same module without an access level.
  /// - Parameter source: A source file in the layout of swift-format: a modifier is the first word of a declaration,
  ///   after attributes at most.
  static func internalized(_ source: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(source.utf8.count)
    for line in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var line = line
      while let space = line.first, space == UInt8(ascii: " ") {
        result.append(space)
        line.removeFirst()
      }
      while line.first == UInt8(ascii: "@"), let end = line.firstIndex(of: UInt8(ascii: " ")) {
        result += line[...end]
        line = line[line.index(after: end)...]
      }
      while let word = Self.modifiers.first(where: { line.starts(with: $0.utf8) }) {
        line.removeFirst(word.utf8.count)
      }
      if line.starts(with: "internal import ".utf8) { line.removeFirst("internal ".utf8.count) }
      result += line
      result.append(UInt8(ascii: "\n"))
    }
    result.removeLast()
    return String(decoding: result, as: UTF8.self)
  }
}
