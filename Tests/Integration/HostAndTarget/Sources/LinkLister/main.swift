import Foundation
import Nav

// Runs on the machine that builds, and writes what the app is given.
let room = RoomsRouter().open("rooms://room/a")
let text = "let openedByTheBuild = \"\(room)\"\n"
try text.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
