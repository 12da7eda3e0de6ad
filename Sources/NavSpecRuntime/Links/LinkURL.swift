/// A URL as the matcher reads it under a source's default policy: for tools and messages.
public nonisolated struct LinkURL: SchemaValue {
  /// A key of the query with its value, decoded.
  public nonisolated struct Item: SchemaValue {
    /// The key.
    public var key: String
    /// The value; empty without `=`.
    public var value: String
  }

  /// In lower case; nil for a bare path.
  public var scheme: String?
  /// In lower case, with its port unless that is the scheme's default.
  public var host: String?
  /// Decoded; a final empty one is kept.
  public var segments: [String]
  /// In order.
  public var query: [Item]
  /// The text as the URL has it, still encoded.
  public var fragment: String?

  /// A URL and its path, still encoded.
  @inline(never) fileprivate static func read(_ text: String) -> (url: LinkURL, path: String)? {
    var text = text
    var read: (url: LinkURL, path: String)?
    text.withUTF8 { bytes in
      ParsedURL.scan(bytes) { scan in
        let url = LinkURL(
          scheme: scan.hasScheme ? scan.text(scan.scheme) : nil,
          host: scan.hasHost ? scan.text(scan.host) : nil,
          segments: (0..<scan.segmentCount).map { scan.text(scan.segments[$0 + 1]) },
          query: (0..<scan.itemCount).map {
            Item(key: scan.text(scan.items[$0].key), value: scan.text(scan.items[$0].value))
          },
          fragment: scan.fragment.map { scan.text($0) })
        read = (url, scan.text(scan.path))
      }
    }
    return read
  }

  /// The path of a URL, still encoded.
  static func path(of text: String) -> String { read(text)?.path ?? "" }
}

nonisolated extension LinkURL {
  /// Takes a URL apart; nil if it never matches any link.
  public init?(_ text: String) {
    guard let read = Self.read(text) else { return nil }
    self = read.url
  }
}
