/// Graphviz's `dot`, which paints PNGs. What it paints has its place already.
package enum Graphviz {
  /// A picture of what has its place already, in one of Graphviz's formats.
  package static func render(_ graph: [UInt8], format: String, seconds: Int) throws -> [UInt8] {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    // Files cannot fill up while something else is read, as pipes can.
    let (source, picture, problems) = (folder.file("graph"), folder.file("picture"), folder.file("problems"))
    try AtomicFile.write(graph, to: source)
    let status = try run(
      ["-Kneato", "-n2", "-T\(format)", "-o", picture, source], problems, format: format, seconds)
    guard status == 0, let bytes = Disk.bytes(ofFile: picture), !bytes.isEmpty else {
      let words = String(decoding: Disk.bytes(ofFile: problems, atMost: 1 << 16) ?? [], as: UTF8.self)
      let reasons =
        (status == -1 ? ["it was ended by a signal"] : []) + words.split(separator: "\n").map(String.init)
      throw CommandFailure("'dot' failed: \(reasons.joined(separator: "; "))")
    }
    return bytes
  }

  private static func run(
    _ arguments: [String], _ errors: String, format: String, _ seconds: Int
  ) throws -> Int32 {
    let status: Int32
    do throws(SystemError) {
      status = try Child.run("dot", arguments, errors: errors, seconds: seconds)
    } catch {
      guard error.code == ENOENT else { throw CommandFailure("'dot' cannot be run: \(error)") }
      throw CommandFailure(
        """
        Graphviz's 'dot' is not installed, and paints the \(format.uppercased()): \
        apt-get install graphviz (Debian, Ubuntu), brew install graphviz (macOS); --format svg needs none
        """)
    }
    guard status != -2 else {
      throw CommandFailure("'dot' took longer than \(seconds) s and was ended (--timeout)")
    }
    return status
  }
}
