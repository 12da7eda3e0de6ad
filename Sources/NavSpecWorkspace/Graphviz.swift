/// Graphviz's `dot`, which paints PNGs. What it paints has its place already.
package enum Graphviz {
  /// The oldest version that paints backgrounds as we write them.
  private static let leastVersion = (2, 40)

  /// A picture of what has its place already, in one of Graphviz's formats.
  package static func render(_ graph: [UInt8], format: String, seconds: Int) throws -> [UInt8] {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    // Files cannot fill up while something else is read, as pipes can.
    let (source, picture, problems) = (folder.file("graph"), folder.file("picture"), folder.file("problems"))
    try AtomicFile.write(graph, to: source)
    try checkVersion(folder.file("version"), format: format, seconds)
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

  /// Makes sure that Graphviz knows what it is given. A version that it does not tell is taken for new.
  private static func checkVersion(_ file: String, format: String, _ seconds: Int) throws {
    _ = try run(["-V"], file, format: format, seconds)
    let words = String(decoding: Disk.bytes(ofFile: file) ?? [], as: UTF8.self)
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    guard words.contains("version"), numbers.count >= 2, (numbers[0], numbers[1]) < leastVersion else {
      return
    }
    throw CommandFailure(
      """
      Graphviz \(numbers[0]).\(numbers[1]) is too old for the \(format.uppercased()): \
      \(leastVersion.0).\(leastVersion.1) or later is needed; --format svg needs none
      """)
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
