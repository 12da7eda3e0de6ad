/// The program that shows files of a kind to a person.
package enum Viewer {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens a file, and does not wait for the person.
  package static func open(_ path: String) throws {
    let status: Int32
    do throws(SystemError) {
      status = try Child.run(program, [path], errors: "/dev/null", seconds: 10)
    } catch {
      throw CommandFailure("'\(program)' cannot be run, and opens files here: \(error)")
    }
    if ![0, -2].contains(status) { throw CommandFailure("'\(program)' could not open '\(path)'") }
  }
}
