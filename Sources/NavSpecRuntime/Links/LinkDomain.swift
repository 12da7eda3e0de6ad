/// A domain that a source answers to.
public nonisolated enum LinkDomain: SchemaValue {
  /// This host and no other, with a port that is not the scheme's default.
  case exact(String)
  /// `{lang}.example.org`: one label before the suffix (which begins with a dot), captured.
  case label(name: String, suffix: String)
  /// `*.example.com`: one or more labels before the suffix, never the apex.
  case wildcard(suffix: String)
  /// `{server}`: any host, port included, captured.
  case any(name: String)

  /// Reads a domain as written in a spec; nil if it is malformed.
  @inline(never) public init?(_ text: String) {
    let lower = LinkEncoding.lowercased(text)
    guard let first = lower.utf8.first else { return nil }
    if first == UInt8(ascii: "{") {
      guard let close = text.firstIndex(of: "}") else { return nil }
      // A name keeps its case.
      let name = String(text[text.index(after: text.startIndex)..<close])
      let suffix = LinkEncoding.lowercased(String(text[text.index(after: close)...]))
      guard !name.isEmpty, !name.contains("{"), suffix.isEmpty || Self.isSuffix(suffix) else { return nil }
      self = suffix.isEmpty ? .any(name: name) : .label(name: name, suffix: suffix)
    } else if first == UInt8(ascii: "*") {
      let suffix = String(lower.dropFirst())
      guard Self.isSuffix(suffix) else { return nil }
      self = .wildcard(suffix: suffix)
    } else {
      guard Self.isHost(lower) else { return nil }
      self = .exact(lower)
    }
  }

  private static func isSuffix(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: ".") && text.utf8.count > 1 && isHost(String(text.dropFirst()))
  }

  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        LinkEncoding.isUnreserved($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "[")
          || $0 == UInt8(ascii: "]")
          || $0 >= 0x80
      }
  }

  /// How specific it is: less is better.
  public var rank: UInt32 {
    switch self {
    case .exact: 0
    case .label: 1 << 24
    case .wildcard(let suffix): 2 << 24 | UInt32(0xFFFF - min(suffix.utf8.count, 0xFFFF))
    case .any: 3 << 24
    }
  }

  /// The name of what it captures.
  public var capture: String? {
    switch self {
    case .label(let name, _), .any(let name): name == "_" ? nil : name
    case .exact, .wildcard: nil
    }
  }

  /// The host with a value in place of what is captured; nil if that has no text of its own.
  func host(capturing value: String?) -> String? {
    switch self {
    case .exact(let host): host
    case .label(_, let suffix): value.flatMap { $0.isEmpty || $0.contains(".") ? nil : $0 + suffix }
    case .any: value.flatMap { $0.isEmpty ? nil : $0 }
    case .wildcard: nil
    }
  }
}

/// A domain in bytes, for matching. A class, since it is read for every URL and never copied.
nonisolated final class LinkHostMatcher: Sendable {
  let domain: LinkDomain
  /// As ``LinkDomain/rank``.
  let rank: UInt32
  private let kind: HostForm

  private enum HostForm { case exact, label, wildcard, any }

  private let bytes: [UInt8]

  @inline(never) init(_ domain: LinkDomain) {
    self.domain = domain
    rank = domain.rank
    switch domain {
    case .exact(let text): (kind, bytes) = (.exact, Array(text.utf8))
    case .wildcard(let suffix): (kind, bytes) = (.wildcard, Array(suffix.utf8))
    case .label(_, let suffix): (kind, bytes) = (.label, Array(suffix.utf8))
    case .any: (kind, bytes) = (.any, [])
    }
  }

  /// Whether a host in lower case matches, and how many of its bytes are captured.
  func captureLength(in host: UnsafeBufferPointer<UInt8>) -> Int? {
    let rest = host.count - bytes.count
    switch kind {
    case .exact:
      return rest == 0 && ends(host) ? 0 : nil
    case .any:
      for byte in host where byte >= 0x80 || byte == UInt8(ascii: "%") { return nil }
      return host.isEmpty ? nil : host.count
    case .wildcard:
      guard rest > 0, ends(host) else { return nil }
      // Each label has text.
      var last = UInt8(ascii: ".")
      for index in 0..<rest {
        guard URLAuthority.isNameByte(host[index]),
          host[index] != UInt8(ascii: ".") || last != UInt8(ascii: ".")
        else { return nil }
        last = host[index]
      }
      return last == UInt8(ascii: ".") ? nil : 0
    case .label:
      guard rest > 0, ends(host) else { return nil }
      for index in 0..<rest where host[index] == UInt8(ascii: ".") || !URLAuthority.isNameByte(host[index]) {
        return nil
      }
      return rest
    }
  }

  private func ends(_ host: UnsafeBufferPointer<UInt8>) -> Bool {
    LinkBytes.areEqual(bytes, host.part(host.count - bytes.count, host.count))
  }
}
