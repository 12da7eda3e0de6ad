#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Graphviz's `dot`, which draws the graph.
package enum Graphviz {
  /// The picture of a graph, in one of dot's formats.
  package static func render(_ graph: [UInt8], format: String) throws -> [UInt8] {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    // Files cannot fill up while something else is read, as pipes can.
    let (source, picture, problems) = (folder.file("graph"), folder.file("picture"), folder.file("problems"))
    try AtomicFile.write(graph, to: source)
    let status: Int32
    do throws(SystemError) {
      status = try Child.run(
        "dot", ["-T\(format)", "-o", picture, source], errors: problems)
    } catch {
      guard error.code == ENOENT else { throw CommandFailure("'dot' cannot be run: \(error)") }
      throw CommandFailure(
        """
        Graphviz's 'dot' is not installed, and draws the \(format.uppercased()): \
        apt-get install graphviz (Debian, Ubuntu), brew install graphviz (macOS)
        """)
    }
    guard status == 0, let bytes = Disk.bytes(ofFile: picture), !bytes.isEmpty else {
      let words = Disk.bytes(ofFile: problems) ?? []
      throw CommandFailure("'dot' failed: \(String(decoding: words, as: UTF8.self))")
    }
    return bytes
  }
}
