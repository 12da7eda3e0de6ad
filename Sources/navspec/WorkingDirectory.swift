import Foundation

/// `-C FOLDER` before the command, as of git and make: everything is as if it were started there.
enum WorkingDirectory {
  static func change(by arguments: inout [String]) throws {
    while arguments.first == "-C" {
      guard arguments.count > 1 else { throw CannotDo("-C needs a folder") }
      guard FileManager.default.changeCurrentDirectoryPath(arguments[1]) else {
        throw CannotDo("there is no folder '\(arguments[1])'")
      }
      arguments.removeFirst(2)
    }
  }
}
