nonisolated extension LinkExplanation: CustomStringConvertible {
  /// One line for the URL, and one for each attempt.
  public var description: String {
    var lines = [url]
    if !isReadable { lines.append("  matches nothing: it is not a URL, or it is malformed") }
    if let exclusion { lines.append("  is left to the browser by \(exclusion)") }
    lines += attempts.map { attempt in
      "  \(attempt.pattern): "
        + (attempt.failure?.description ?? (attempt.isWinner ? "matches" : "matches, but another wins"))
    }
    return lines.joined(separator: "\n")
  }
}

nonisolated extension LinkExplanation.Failure: CustomStringConvertible {
  /// What is wrong, in a few words.
  public var description: String {
    switch self {
    case .site: "another scheme or host"
    case .scheme: "another scheme"
    case .host: "another host"
    case .segment(let position, nil, _): "segment \(position + 1) is missing"
    case .segment(let position, let found?, let expected):
      "segment \(position + 1) is '\(found)'\(expected.map { ", not \($0)" } ?? "")"
    case .extraSegments(let rest): "the URL goes on with '\(rest)'"
    case .gap(let text): "'\(text)' is not in form"
    case .missingQuery(let key): "the query has no '\(key)'"
    case .query(let key, let found): "'\(key)' is '\(found)'"
    case .forbiddenQuery(let key): "the query has '\(key)'"
    case .fragment: "another fragment"
    case .condition(let condition, let mustHold):
      "condition \(condition) \(mustHold ? "does not hold" : "holds")"
    }
  }
}
