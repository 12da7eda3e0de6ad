/// The parts of a URL as it is written. Nothing is decoded: this is for messages.
struct URLParts {
  var scheme: String?
  var host: String?
  /// Of the query, each once.
  var keys: [String] = []
  /// The first value of each key.
  var items: [String: String] = [:]
  var fragment: String?

  init(_ url: String) {
    let text = url.prefix { $0 != "#" }
    if text.endIndex < url.endIndex { fragment = String(url[url.index(after: text.endIndex)...]) }
    if let mark = text.firstIndex(of: "?") {
      for item in text[text.index(after: mark)...].split(separator: "&") {
        let key = String(item.prefix { $0 != "=" })
        guard !keys.contains(key) else { continue }
        keys.append(key)
        items[key] = String(item.dropFirst(key.count + 1))
      }
    }
    let head = text.prefix { !"/?".contains($0) }
    var rest = text
    if let colon = head.firstIndex(of: ":") {
      scheme = String(text[..<colon])
      rest = text[text.index(after: colon)...]
    }
    guard rest.hasPrefix("//") else { return }
    let authority = rest.dropFirst(2).prefix { !"/?".contains($0) }
    if !authority.isEmpty { host = String(authority) }
  }
}
