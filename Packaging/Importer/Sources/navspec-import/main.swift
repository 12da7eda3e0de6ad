import Foundation
import NavSpecReader

/// Ends with one line for people.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

var arguments = Array(CommandLine.arguments.dropFirst())
guard !arguments.isEmpty else { fail("Say 'spec' or 'drift', and the folders of an app") }
let command = arguments.removeFirst()
guard ["spec", "drift"].contains(command) else { fail("There is no command '\(command)'") }

var request = ImportRequest(folders: [])
while !arguments.isEmpty {
  let argument = arguments.removeFirst()
  func value() -> String {
    guard !arguments.isEmpty else { fail("'\(argument)' needs a value") }
    return arguments.removeFirst()
  }
  switch argument {
  case "--exclude": request.excluded.append(value())
  case "--entry" where command == "spec": request.entry = value()
  case "--base" where command == "spec": request.base = value()
  case let option where option.hasPrefix("--"): fail("There is no option '\(option)'")
  default: request.folders.append(argument)
  }
}
guard !request.folders.isEmpty else { fail("Say the folders of an app") }

/// Prints an answer as one JSON object.
func answer(_ answer: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write(try encoder.encode(answer) + Data("\n".utf8))
}

do {
  if command == "spec" {
    try answer(Importer.spec(request))
  } else {
    let model = FileHandle.standardInput.readDataToEndOfFile()
    try answer(Importer.drift(request, model: String(decoding: model, as: UTF8.self)))
  }
} catch {
  fail("\(error)")
}
