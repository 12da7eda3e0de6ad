package import NavSpecRuntime

/// What is asked of a part of a URL beside what the patterns ask.
package struct LinkTest: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// Of the path, from its start.
    case segment(Int)
    /// The first item of the query with a key.
    case query(String)
    /// The first pair of the fragment with a key.
    case pair(String)
    case fragment
  }

  package enum Answer: Hashable, Sendable {
    /// There is a text, and the field accepts it.
    case given
    /// The same, and a `+` in it is not encoded.
    case givenWithPlus
    /// There is a text, and the field does not accept it.
    case refused
    case absent
    /// There is none that the field accepts.
    case missing
  }

  let place: Place
  let field: LinkVariant.Field
  let ignoresCase: Bool
  let plusIsSpace: Bool
  let answer: Answer

  package init(
    _ place: Place, _ field: LinkVariant.Field, ignoringCase ignoresCase: Bool, plusIsSpace: Bool,
    is answer: Answer
  ) {
    (self.place, self.field, self.answer) = (place, field, answer)
    (self.ignoresCase, self.plusIsSpace) = (ignoresCase, plusIsSpace)
  }
}

extension LinkModel {
  func part(_ space: LinkSpace, passing test: LinkTest) -> [LinkSpace] {
    var part = space
    switch test.place {
    case .segment(let index):
      guard part.path.before.indices.contains(index) else { return [space] }
      part.path.before[index] = pool.intersection(part.path.before[index], value(of: test).text)
    case .query(let key):
      var value = value(of: test)
      if space.site.reading.plus == .spelled {
        value = value.spelled(plusIsSpace: test.plusIsSpace, pool)
        if test.answer == .givenWithPlus { value.text = pool.intersection(value.text, pool.withPlus) }
      }
      part.query[key] = space.query[key].map { $0.intersection(value, pool) } ?? value
    case .pair(let key):
      guard let shared = space.fragment.intersection(.pairs([key: value(of: test)]), pool) else { return [] }
      part.fragment = shared
    case .fragment:
      let value = value(of: test)
      let fragments: [FragmentSpace] = (value.mayBeAbsent ? [.absent] : []) + [.whole(value.text)]
      return fragments.compactMap { fragment in
        guard let shared = space.fragment.intersection(fragment, pool) else { return nil }
        part.fragment = shared
        return part
      }
    }
    return part.isEmpty(pool) ? [] : [part]
  }

  private func value(of test: LinkTest) -> ValueSpace {
    var inQuery = false
    if case .query = test.place { inQuery = true }
    let accepted = pool.language(ofValue: test.field, inQuery: inQuery, ignoringCase: test.ignoresCase)
    let refused = pool.difference(pool.text, accepted)
    return switch test.answer {
    case .given, .givenWithPlus:
      ValueSpace(mayBeAbsent: false, text: accepted, isList: test.field.arity == .list)
    case .refused: ValueSpace(mayBeAbsent: false, text: refused)
    case .absent: ValueSpace(mayBeAbsent: true, text: pool.none)
    case .missing: ValueSpace(mayBeAbsent: true, text: refused)
    }
  }
}
