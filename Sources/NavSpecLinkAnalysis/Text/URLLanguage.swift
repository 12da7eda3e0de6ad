import NavSpecRuntime

/// The languages of absolute URLs and of their hosts, as the runtime reads them.
enum URLLanguage {
  private static let escape = "%[0-9A-Fa-f]{2}"
  private static let name = "A-Za-z0-9\\-._~!$&'()*+,;="
  private static let unicode = "\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}"

  /// Every absolute URL in ASCII; nil if it takes too many states.
  static let uri = absolute(beyondASCII: "")
  /// The same with text beyond ASCII behind the host.
  static let iri = absolute(beyondASCII: unicode)

  static func texts(of schemes: [String]) -> TextAutomaton? {
    .concatenation([TextAutomaton(anyOf: schemes.map { $0 + ":" }, ignoringCase: true), .anything])
  }

  /// A host in lower case that stands for a name or an address, with or without a port.
  static let host: TextAutomaton? = {
    let names = automaton("[a-z0-9\\-._~!$&'()*+,;=]+")
    let lowercase = automaton("[^A-F]*")
    return union([[names, port], [address.flatMap { a in lowercase.flatMap { a.intersection($0) } }, port]])
  }()
  /// A text that ends like a host with a port.
  static let withPort = automaton(".*:[0-9]*")
  /// A label of a host, in lower case.
  static let label = automaton("[a-z0-9\\-_~!$&'()*+,;=]+")
  /// One or more labels with dots between them, in lower case.
  static let labels = automaton("[a-z0-9\\-_~!$&'()*+,;=]+(\\.[a-z0-9\\-_~!$&'()*+,;=]+)*")
  /// Names, and pairs of a name and a value, with `&` between them; or nothing.
  static let pairs = automaton("([^&=]+(=[^&]+)?(&[^&=]+(=[^&]+)?)*)?")

  private static func automaton(_ pattern: String) -> TextAutomaton? { .matching(pattern) }

  private static func union(_ sequences: [[TextAutomaton?]]) -> TextAutomaton? {
    let known = sequences.map { $0.compactMap { $0 } }
    guard known.map(\.count) == sequences.map(\.count) else { return nil }
    return .union(ofSequences: known)
  }

  /// A colon and a number up to 65535, or nothing.
  private static let port = automaton(
    "(:0*([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])?)?")

  /// An IPv6 address in brackets.
  private static let address: TextAutomaton? = {
    let group = "[0-9A-Fa-f]{1,4}"
    let byte = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
    let dotted = automaton("\(byte)\\.\(byte)\\.\(byte)\\.\(byte)")
    let end = automaton("\\]")
    func upTo(_ count: Int, _ text: String) -> String { count == 0 ? "" : "(\(text)){0,\(count)}" }
    /// What begins so, with up to so many groups, the last two perhaps in decimals.
    func compressed(_ start: String, _ count: Int) -> [[TextAutomaton?]] {
      guard count > 0 else { return [[automaton(start), end]] }
      let plain = [automaton("\(start)(\(group)\(upTo(count - 1, ":" + group)))?"), end]
      return count == 1 ? [plain] : [plain, [automaton(start + upTo(count - 2, group + ":")), dotted, end]]
    }
    return union(
      [
        [automaton("\\[(\(group):){7}\(group)"), end], [automaton("\\[(\(group):){6}"), dotted, end],
      ] + compressed("\\[::", 7)
        + (1...7).flatMap { compressed("\\[(\(group):){\($0)}:", 7 - $0) })
  }()

  private static func absolute(beyondASCII unicode: String) -> TextAutomaton? {
    let user = automaton("(([\(name):]|\(escape))*@)?")
    let names = automaton("([\(name)]|\(escape))+")
    let authority = union([[user, names, port], [user, address, port]])
    let path = "([\(name):@/\(unicode)]|\(escape))*"
    let end = "([\(name):@/?\(unicode)]|\(escape))*"
    let tail = automaton("(/\(path))?(\\?\(end))?(#\(end))?")
    let first = "([\(name):@\(unicode)]|\(escape))"
    let other = automaton("[A-Za-z][A-Za-z0-9+\\-.]*:").flatMap { all in
      automaton("[Hh][Tt][Tt][Pp][Ss]?:").flatMap { all.subtracting($0) }
    }
    return union([
      [automaton("[Hh][Tt][Tt][Pp][Ss]?://"), authority, tail], [other, automaton("//"), authority, tail],
      [other, automaton("/?\(first)\(path)(\\?\(end))?(#\(end))?")],
      [other, automaton("/(\\?\(end))?(#\(end))?")],
      [other, automaton("\\?\(end)(#\(end))?")], [other, automaton("#\(end)")],
    ])
  }
}
