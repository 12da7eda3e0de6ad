/// What the first item with a key of the query or the fragment may be.
struct ValueSpace: Hashable {
  var mayBeAbsent: Bool
  var text: LanguagePool.ID
  /// Whether it is a list: its items may be repeated or separated by commas, `text` is one of them.
  var isList = false

  func intersection(_ other: Self, _ pool: LanguagePool) -> Self {
    Self(
      mayBeAbsent: mayBeAbsent && other.mayBeAbsent, text: pool.intersection(text, other.text),
      isList: isList || other.isList)
  }

  /// Nil if that is not known.
  func isEmpty(_ pool: LanguagePool) -> Bool? { mayBeAbsent ? false : pool.isEmpty(text) }

  /// The same values as the URL spells them.
  func spelled(plusIsSpace: Bool, _ pool: LanguagePool) -> Self {
    var value = self
    value.text = pool.spelling(of: text, plusIsSpace: plusIsSpace)
    return value
  }

  /// A value with one of its texts, or none where it may be absent.
  func sample(isSpelled: Bool = false, _ pool: LanguagePool) -> Self {
    var sample = self
    sample.text = mayBeAbsent ? pool.none : pool.sample(of: text, isSpelled: isSpelled)
    return sample
  }

  /// What belongs to this alone, and whether that is the whole truth: a list and a scalar read a value
  /// that is repeated differently.
  func subtracting(_ other: Self, _ pool: LanguagePool) -> (rest: Self, isExact: Bool) {
    let rest = Self(
      mayBeAbsent: mayBeAbsent && !other.mayBeAbsent, text: pool.difference(text, other.text), isList: isList)
    return (rest, isList == other.isList || other.text == pool.text || text == pool.none)
  }
}
