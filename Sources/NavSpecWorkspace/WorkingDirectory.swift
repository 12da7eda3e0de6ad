/// `-C FOLDER` before the command, as of git and make: everything is as if it were started there.
package enum WorkingDirectory {
  /// Takes the folders off the arguments, so that the command comes first whatever fails then.
  package static func folders(from arguments: inout [String]) -> [String?] {
    var folders: [String?] = []
    while arguments.first == "-C" {
      arguments.removeFirst()
      folders.append(arguments.isEmpty ? nil : arguments.removeFirst())
    }
    return folders
  }

  /// Changes the working directory to one folder after the other; nil is a missing one.
  package static func change(to folders: [String?]) throws {
    for folder in folders {
      guard let folder else { throw CommandFailure("-C needs a folder") }
      guard chdir(folder) == 0 else { throw CommandFailure("there is no folder '\(folder)'") }
    }
  }
}
