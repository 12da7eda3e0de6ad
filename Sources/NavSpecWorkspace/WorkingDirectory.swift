#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `-C FOLDER` before the command, as of git and make: everything is as if it were started there.
package enum WorkingDirectory {
  package static func change(by arguments: inout [String]) throws {
    while arguments.first == "-C" {
      guard arguments.count > 1 else { throw CommandFailure("-C needs a folder") }
      guard chdir(arguments[1]) == 0 else {
        throw CommandFailure("there is no folder '\(arguments[1])'")
      }
      arguments.removeFirst(2)
    }
  }
}
