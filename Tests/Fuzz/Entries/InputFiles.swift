import NavSpecCompiler

/// The files of an input: the root spec, then others, each below a line `#=== path`. One that
/// is called `.navspec.yaml` is the project's configuration.
struct InputFiles {
  static let rootPath = "root.nav.yaml"
  static let configurationPath = ".navspec.yaml"
  private static let mark = Array("#=== ".utf8)

  private(set) var contents: [String: [UInt8]] = [:]

  init(_ input: [UInt8]) {
    var path = Self.rootPath
    var start = 0
    var position = 0
    while position < input.count {
      let end = input[position...].firstIndex(of: UInt8(ascii: "\n")) ?? input.count
      if input[position..<end].starts(with: Self.mark) {
        add(input[start..<position], at: path)
        path = String(decoding: input[(position + Self.mark.count)..<end], as: UTF8.self)
        start = min(end + 1, input.count)
      }
      position = end + 1
    }
    add(input[start...], at: path)
  }

  /// The first of a name stays.
  private mutating func add(_ bytes: ArraySlice<UInt8>, at path: String) {
    if contents[path] == nil { contents[path] = Array(bytes) }
  }

  var configuration: [UInt8]? { contents[Self.configurationPath] }

  var specs: MemorySpecFiles {
    MemorySpecFiles(contents.filter { $0.key != Self.configurationPath })
  }

  /// The same files as one input.
  static func input(root: [UInt8], others: [(path: String, bytes: [UInt8])]) -> [UInt8] {
    others.reduce(root) { $0 + mark + Array(($1.path + "\n").utf8) + $1.bytes }
  }
}
