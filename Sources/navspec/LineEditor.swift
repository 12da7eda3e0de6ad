import NavSpecWorkspace

/// Lines that a person types, edited by the system's libedit where it is installed: with history and completion.
enum LineEditor {
  /// The names that may complete a line. libedit calls a function without a context.
  nonisolated(unsafe) static var completions: (_ line: String) -> [String] = { _ in [] }
  private nonisolated(unsafe) static var found: [String] = []

  private typealias Complete = @convention(c) (UnsafePointer<CChar>?, Int32) -> UnsafeMutablePointer<CChar>?
  private typealias Read = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias Remember = @convention(c) (UnsafePointer<CChar>) -> Int32

  private nonisolated(unsafe) static let library: UnsafeMutableRawPointer? =
    ["libedit.so.2", "libedit.3.dylib", "libedit.so.0"].lazy.compactMap { (name: String) in
      dlopen(name, RTLD_NOW)
    }
    .first

  private static func symbol<Symbol>(_ name: String, as type: Symbol.Type) -> Symbol? {
    library.flatMap { dlsym($0, name) }.map { unsafeBitCast($0, to: Symbol.self) }
  }

  /// Asks for a line.
  /// - Returns: The line without its end; nil at the end of the input.
  static func line(prompt: String) -> String? {
    guard let read = symbol("readline", as: Read.self) else {
      Console.raw(prompt)
      return readLine()
    }
    symbol("rl_completion_entry_function", as: UnsafeMutablePointer<Complete?>.self)?.pointee = {
      word, index in
      if index == 0 {
        let line = LineEditor.symbol("rl_line_buffer", as: UnsafePointer<UnsafePointer<CChar>?>.self)?.pointee
        let start = word.map { String(cString: $0) } ?? ""
        LineEditor.found = LineEditor.completions(line.map { String(cString: $0) } ?? "").filter {
          $0.hasPrefix(start)
        }
      }
      return Int(index) < LineEditor.found.count ? strdup(LineEditor.found[Int(index)]) : nil
    }
    guard let line = read(prompt) else { return nil }
    defer { free(line) }
    if line.pointee != 0 { _ = symbol("add_history", as: Remember.self)?(line) }
    return String(cString: line)
  }
}
