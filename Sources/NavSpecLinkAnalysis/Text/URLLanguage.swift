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

  /// The texts that begin with one of some schemes.
  static func texts(of schemes: [String]) -> TextAutomaton? {
    joined([TextAutomaton(anyOf: schemes.map { $0 + ":" }, ignoringCase: true), .anything])
  }

  /// A host in lower case that stands for a name or an address, with or without a port.
  static let host: TextAutomaton? = {
    let names = automaton("[a-z0-9\\-._~!$&'()*+,;=]+")
    let lowercase = automaton("[^A-F]*")
    return joined([union([names, address.flatMap { a in lowercase.flatMap { a.intersection($0) } }]), port])
  }()
  /// A text that ends like a host with a port.
  static let withPort = automaton(".*:[0-9]*")
  /// A label of a host, in lower case.
  static let label = automaton("[a-z0-9\\-_~!$&'()*+,;=]+")
  /// One or more labels with dots between them, in lower case.
  static let labels = automaton("[a-z0-9\\-_~!$&'()*+,;=]+(\\.[a-z0-9\\-_~!$&'()*+,;=]+)*")

  private static func automaton(_ pattern: String) -> TextAutomaton? {
    (try? LinkAutomaton(parsing: pattern)).map { TextAutomaton($0) }
  }

  private static func union(_ parts: [TextAutomaton?]) -> TextAutomaton? {
    var result: TextAutomaton? = .nothing
    for part in parts { result = result.flatMap { known in part.flatMap { known.union($0) } } }
    return result
  }

  private static func joined(_ parts: [TextAutomaton?]) -> TextAutomaton? {
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? .concatenation(known) : nil
  }

  /// A colon and a number up to 65535, or nothing.
  private static let port = automaton(
    "(:0*([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])?)?")

  /// An IPv6 address in brackets.
  private static let address: TextAutomaton? = {
    let group = "[0-9A-Fa-f]{1,4}"
    let byte = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
    let dotted = automaton("\(byte)\\.\(byte)\\.\(byte)\\.\(byte)")
    /// So many groups with colons between them, the last two perhaps in decimals.
    func groups(_ counts: ClosedRange<Int>) -> TextAutomaton? {
      union(
        counts.map { count in
          guard count > 0 else { return automaton("") }
          let plain = automaton(String(repeating: group + ":", count: count - 1) + group)
          guard count > 1 else { return plain }
          return union([
            plain, joined([automaton(String(repeating: group + ":", count: count - 2)), dotted]),
          ])
        })
    }
    let compressed = (0...7).map { before in
      joined([
        automaton(before == 0 ? "::" : String(repeating: group + ":", count: before) + ":"),
        groups(0...(7 - before)),
      ])
    }
    return joined([automaton("\\["), union([groups(8...8)] + compressed), automaton("\\]")])
  }()

  private static func absolute(beyondASCII unicode: String) -> TextAutomaton? {
    let user = automaton("(([\(name):]|\(escape))*@)?")
    let names = automaton("([\(name)]|\(escape))+")
    let authority = joined([user, union([names, address]), port])
    let path = "([\(name):@/\(unicode)]|\(escape))*"
    let end = "([\(name):@/?\(unicode)]|\(escape))*"
    let tail = automaton("(/\(path))?(\\?\(end))?(#\(end))?")
    let web = joined([automaton("[Hh][Tt][Tt][Pp][Ss]?://"), authority, tail])
    let first = "([\(name):@\(unicode)]|\(escape))"
    let rest = union([
      joined([automaton("//"), authority, tail]), automaton("/?\(first)\(path)(\\?\(end))?(#\(end))?"),
      automaton("/(\\?\(end))?(#\(end))?"),
      automaton("\\?\(end)(#\(end))?"), automaton("#\(end)"),
    ])
    let other = automaton("[A-Za-z][A-Za-z0-9+\\-.]*:").flatMap { all in
      automaton("[Hh][Tt][Tt][Pp][Ss]?:").flatMap { all.subtracting($0) }
    }
    return union([web, joined([other, rest])])
  }
}
