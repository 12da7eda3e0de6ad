/// A C source that puts files of the project into the compiler's binary.
/// - Parameters:
///   - what: What the files are, for a comment.
///   - type: The structure of an entry: its names, and then its text.
///   - list: The name of the list.
///   - entries: The names of each file, and its path from the folder of the source.
package func embeddedTexts(
  _ what: String, header: String, type: String, list: String, _ entries: [(names: [String], path: String)]
) -> String {
  let rows = entries.map { names, path in
    let start = names.map { "\"\($0)\", " }.joined()
    return "    {\(start)(const char[]){\n#embed \"\(path)\"\n    , 0}},\n"
  }
  let end = Array(repeating: "0", count: (entries.first?.names.count ?? 0) + 1).joined(separator: ", ")
  return """
    // \(what), in the compiler's binary. A test rewrites this list with UPDATE_GOLDENS=1.
    #include "\(header)"

    #pragma clang diagnostic ignored "-Wc23-extensions"

    static const struct \(type) \(list)[] = {
    \(rows.joined())    {\(end)}};

    const struct \(type) *navspec_\(list)(void) { return \(list); }

    """
}
