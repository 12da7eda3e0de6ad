import NavSpecLinkAnalysis
import NavSpecRuntime

/// A component with the URLs of one domain that it fits. A class, since each is compared with thousands.
final class AssociationClaim: Sendable {
  let component: AssociationComponent
  /// Also such as no app writes: its path is of any characters, so that it has few states.
  let urls: WebURLs

  init(component: AssociationComponent, urls: WebURLs) {
    self.component = component
    self.urls = urls
  }
}

extension AssociationComponent.Condition {
  /// - Parameter all: Every URL of the domain.
  func urls(among all: WebURLs, _ written: WrittenURLs) throws(WebURLs.Unproved) -> WebURLs {
    var urls = all
    if let path {
      urls.path = try self.written(path, in: .segment, ofPath: true, maySlash: all.path.accepts("/a/"))
    }
    switch query {
    case .text(let pattern): urls.query = try self.written(pattern, in: .fragment)
    case .items(let items):
      for item in items {
        let value = try self.written(item.pattern, in: .item)
        // The name of a URL is decoded too.
        let name =
          decodesURL ? LinkEncoding.percentEncoded(item.name, keeping: URLPart.item.kept) : item.name
        let pairs = try written.items(with: name, value, mayBeAbsent: value.accepts(""))
        urls.query = try urls.query.intersection(pairs).proved()
      }
    case nil: break
    }
    if let fragment { urls.fragment = try self.written(fragment, in: .fragment) }
    return WebURLs(host: urls.host, path: urls.path, query: urls.query, fragment: urls.fragment)
  }

  /// What a pattern fits, as a part of a URL spells it.
  fileprivate func written(
    _ pattern: AssociationPattern, in part: URLPart, ofPath isPath: Bool = false, maySlash: Bool = false
  ) throws(WebURLs.Unproved) -> TextAutomaton {
    var texts = try TextAutomaton(pattern.parts, ignoringCase: ignoresCase).proved()
    if maySlash {
      // A slash at the end of a path says nothing: its pattern is compared without.
      guard let slashed = TextAutomaton.slashed, let bare = texts.subtracting(slashed),
        let both = TextAutomaton.concatenation([bare, .oneSlash]), let all = bare.union(both)
      else { throw WebURLs.Unproved() }
      texts = all
    }
    return decodesURL ? texts.written(in: part, keepingSlash: isPath) : texts
  }
}

extension TextAutomaton {
  fileprivate static let oneSlash = TextAutomaton(anyOf: ["/"], ignoringCase: false)
  /// Texts with a slash at the end and something before it.
  fileprivate static let slashed = concatenation([.anything, oneSlash])?.subtracting(oneSlash)

  /// Nil if that takes too many states.
  fileprivate init?(_ parts: [AssociationPattern.Part], ignoringCase: Bool) {
    var sequence: [TextAutomaton] = []
    for part in parts {
      switch part {
      case .literal(let text): sequence.append(TextAutomaton(anyOf: [text], ignoringCase: ignoringCase))
      case .anyRun: sequence.append(.anything)
      case .anyCharacter: sequence.append(TextAutomaton(length: 1...1))
      case .character(let ranges):
        // Letters of both cases, if either will do.
        let other = ranges.filter { ignoringCase && $0.lowerBound > 0x39 }.map {
          ($0.lowerBound ^ 0x20)...($0.upperBound ^ 0x20)
        }
        sequence.append(
          TextAutomaton(oneOf: Set(ranges + other).map { UInt32($0.lowerBound)...UInt32($0.upperBound) }))
      case .anyOf(let values):
        var all = TextAutomaton.nothing
        for value in values {
          guard let own = TextAutomaton(value, ignoringCase: ignoringCase), let both = all.union(own) else {
            return nil
          }
          all = both
        }
        sequence.append(all)
      }
    }
    guard let whole = TextAutomaton.concatenation(sequence) else { return nil }
    self = whole
  }
}
