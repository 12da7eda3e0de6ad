package import NavSpecDiagnostics

/// A rule of an association file: what it demands of a URL, and whether it claims or excludes those that it fits.
package struct AssociationComponent: Sendable {
  package enum Query: Hashable, Sendable {
    case text(AssociationPattern)
    case items([Item])
  }

  package struct Item: Hashable, Sendable {
    package let name: String
    package let pattern: AssociationPattern
  }

  /// What it asks of a URL: components that ask for the same fit the same URLs.
  package struct Condition: Hashable, Sendable {
    /// nil fits anything.
    package let path: AssociationPattern?
    /// nil fits anything, also in place of a dictionary that a value without text switches off.
    package let query: Query?
    /// nil fits anything.
    package let fragment: AssociationPattern?
    package let ignoresCase: Bool
    /// Whether a URL is decoded before patterns are compared, which are not (`percentEncoded: false`).
    package let decodesURL: Bool
  }

  /// A part of a URL, by its key.
  package enum Part: String, Sendable {
    case path = "/"
    case query = "?"
    case fragment = "#"
  }

  /// Its entry of `details`, from 0.
  package let details: Int
  /// Its place in `components` or `paths`, from 0.
  package let index: Int
  package let condition: Condition
  package let isExcluded: Bool
  package let range: SourceRange
}

extension AssociationComponent.Condition {
  /// The first part that does not fit, and how many characters of it do; nil if all fit. A part that a URL lacks is empty.
  func misfit(of url: AssociationURL) -> (part: AssociationComponent.Part, reach: Int)? {
    if let path {
      // What is decoded to a slash at an end is one.
      let fit = fit(of: path, to: AssociationURL.standardPath(text(url.path)))
      if !fit.isWhole { return (.path, fit.reach) }
    }
    switch query {
    case .text(let pattern):
      let fit = fit(of: pattern, to: text(url.query))
      if !fit.isWhole { return (.query, fit.reach) }
    case .items(let wanted):
      var values: [String: [String]] = [:]
      for item in url.query.utf8.split(separator: UInt8(ascii: "&")) {
        let name = item.prefix { $0 != UInt8(ascii: "=") }
        let value = text(String(Substring(item[name.endIndex...].dropFirst())))
        values[text(String(Substring(name))), default: []].append(value)
      }
      // Each of several must fit. A name is no pattern: `caseSensitive` says nothing of it.
      let isMet = wanted.allSatisfy { item in
        (values[item.name] ?? [""]).allSatisfy { fit(of: item.pattern, to: $0).isWhole }
      }
      if !isMet { return (.query, 0) }
    case nil: break
    }
    if let fragment {
      let fit = fit(of: fragment, to: text(url.fragment))
      if !fit.isWhole { return (.fragment, fit.reach) }
    }
    return nil
  }

  private func fit(of pattern: AssociationPattern, to text: String) -> (isWhole: Bool, reach: Int) {
    pattern.fit(to: text, ignoringCase: ignoresCase)
  }

  /// A part of a URL as patterns meet it.
  private func text(_ part: String) -> String { decodesURL ? AssociationURL.decoded(part) : part }
}
