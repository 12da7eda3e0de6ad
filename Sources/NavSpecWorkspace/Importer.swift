package import NavSpecRuntime

/// `navspec-import`, the reader of Swift sources: a program of its own, since it holds the parser of Swift.
package enum Importer {
  private static let name = "navspec-import"
  /// Of what it prints, in bytes.
  private static let longestAnswer = 256 << 20

  /// Runs it.
  /// - Parameter input: What it reads from standard input.
  /// - Returns: The object that it prints.
  package static func run(_ arguments: [String], input: String = "") throws -> JSONText {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let (source, answer, problems) = (folder.file("input"), folder.file("answer"), folder.file("problems"))
    try AtomicFile.write(Array(input.utf8), to: source)
    let status: Int32
    do throws(SystemError) {
      status = try Child.run(program, arguments, input: source, output: answer, errors: problems)
    } catch {
      guard error.code == ENOENT else { throw CommandFailure("'\(program)' cannot be run: \(error)") }
      throw CommandFailure(
        "'\(name)' is not installed, and reads Swift: it is beside navspec in releases; from a checkout, "
          + "'swift build -c release --package-path Packaging/Importer' builds it")
    }
    let bytes = Disk.bytes(ofFile: answer, atMost: longestAnswer) ?? []
    guard status == 0, let object = JSONText(parsing: bytes), object.members != nil else {
      let words = String(decoding: Disk.bytes(ofFile: problems, atMost: 1 << 16) ?? [], as: UTF8.self)
      throw CommandFailure(
        words.isEmpty ? "'\(name)' failed" : words.split(separator: "\n").joined(separator: "; "))
    }
    return object
  }

  /// Beside this program, where it is one of a release, else what `PATH` leads to. A name alone is no place: the working
  /// directory may be a stranger's.
  private static var program: String {
    let own =
      Disk.realPath(of: "/proc/self/exe")
      ?? CommandLine.arguments.prefix(1).first { $0.contains("/") }.flatMap(Disk.realPath)
    let beside = own.map { Disk.folder(of: $0) + name }
    return beside.flatMap { Disk.exists($0) ? $0 : nil } ?? name
  }
}
