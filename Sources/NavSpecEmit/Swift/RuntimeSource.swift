/// The runtime's sources as the code of an app, which may declare a `Task` or a `Set` of its own.
enum RuntimeSource {
  /// The types that the sources name, by module, and the attributes. A name that a type of the runtime has too is qualified
  /// where it is written. A test compiles the sources beside types of all names of these modules.
  private static let types = [
    "Foundation": "Data Date FileManager ProcessInfo URL UUID UserDefaults uuid_t",
    "Observation": "Observable @Observable",
    "Swift": """
    AnyHashable AnyObject Array ArraySlice BidirectionalCollection BitwiseCopyable Bool CaseIterable Character ClosedRange Codable \
    CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decoder DecodingError Dictionary Double Duration \
    EmptyCollection Encoder EncodingError Equatable Error FixedWidthInteger Hashable Hasher Identifiable Int Int16 Int32 Int64 KeyPath \
    LosslessStringConvertible MemoryLayout Mirror Never ObjectIdentifier Range RawRepresentable Sendable Sequence Set Slice \
    StaticString String StringProtocol Substring UInt16 UInt32 UInt64 UInt8 UTF8 Unicode UnicodeScalar UnsafeBufferPointer \
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafeRawBufferPointer Void
    """,
    "SwiftUI": """
    AnyView AppStorage Bindable Binding Button Color EmptyView Environment EnvironmentKey EnvironmentValues FocusedValueKey \
    FocusedValues LocalizedStringKey Namespace NavigationLink NavigationSplitView NavigationSplitViewColumn \
    NavigationSplitViewVisibility NavigationStack OpenURLAction OpenWindowAction PresentationDetent Scene SceneStorage TabContent \
    TabCustomizationBehavior Text ToolbarItem Transaction View ViewModifier Visibility WindowGroup @AppStorage @Binding @Environment @FocusedValue @Namespace \
    @SceneStorage @State @ViewBuilder
    """,
    "_Concurrency": "AsyncStream CheckedContinuation ContinuousClock MainActor @MainActor Task",
  ]
  private static let modifiers = ["public ", "package ", "internal(set) ", "internal "]
  private static let modules = types.reduce(into: [String: String]()) { modules, types in
    for name in types.value.split(separator: " ") { modules[String(name)] = types.key }
  }

  private static let essentials = "canImport(FoundationEssentials)"

  /// A source without the blocks that only the package, the page's module or Linux has: an app has those of
  /// `#if NAVSPEC_WITHOUT_TOOLS` and `#if !NAVSPEC_PAGE`, and imports Foundation by its name, by which its types are qualified.
  static func resolved(_ source: String) -> String {
    guard ["#if NAVSPEC_", "#if !NAVSPEC_", "#if \(essentials)"].contains(where: source.contains) else {
      return source
    }
    var blocks: [(isOurs: Bool, isKept: Bool)] = []
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let directive = line.drop { $0 == " " }
      if directive.hasPrefix("#if ") {
        let isNegated = directive.hasPrefix("#if !")
        let flag = directive.dropFirst(isNegated ? 5 : 4)
        let isOurs = flag.hasPrefix("NAVSPEC_") || flag == essentials
        blocks.append((isOurs, !isOurs || (flag == "NAVSPEC_WITHOUT_TOOLS") != isNegated))
        if isOurs { continue }
      } else if directive == "#else", let block = blocks.last, block.isOurs {
        blocks[blocks.count - 1].isKept.toggle()
        continue
      } else if directive == "#endif", blocks.popLast()?.isOurs == true {
        continue
      }
      if blocks.allSatisfy(\.isKept) { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// A source that names the types of Apple's modules with the module, `Swift.Set`: in code, not in comments and in texts.
  /// - Parameter isInternal: Whether it is without access levels. `internal` before an import is an error where a file of the app
  ///   imports the same module without an access level.
  static func embedded(_ source: String, isInternal: Bool) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 5 / 4)
    // For each literal around the place: the parentheses that are open in its interpolation, 0 in its text.
    var literals: [Int] = []
    var start = 0
    while start < bytes.count {
      let byte = bytes[start]
      var end = start + 1
      if literals.last == 0 {
        if byte == UInt8(ascii: "\\") {
          if bytes[end] == UInt8(ascii: "(") { literals[literals.count - 1] = 1 }
          end += 1
        } else if byte == UInt8(ascii: "\"") {
          literals.removeLast()
        }
      } else if isOfWord(byte) {
        while end < bytes.count, isOfWord(bytes[end]) { end += 1 }
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        if isInternal, let modifier = modifiers.first(where: { bytes[start...].starts(with: $0.utf8) }) {
          start += modifier.utf8.count
          continue
        }
        let isMember = result.last == UInt8(ascii: ".") && result.dropLast().last != UInt8(ascii: ".")
        if !isMember, let module = modules[word] {
          if byte == UInt8(ascii: "@") {
            result.append(byte)
            start += 1
          }
          result += "\(module).".utf8
        }
      } else if byte == UInt8(ascii: "/"), bytes[end] == byte {
        end = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if byte == UInt8(ascii: "\"") {
        literals.append(0)
      } else if let open = literals.last {
        literals[literals.count - 1] =
          open + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
      }
      result += bytes[start..<end]
      start = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    // `@` begins an attribute.
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }
}
