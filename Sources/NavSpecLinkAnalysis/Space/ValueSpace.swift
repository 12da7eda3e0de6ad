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

  /// What belongs to this alone, and whether that is the whole truth: a list and a scalar read a value
  /// that is repeated differently.
  func subtracting(_ other: Self, _ pool: LanguagePool) -> (rest: Self, isExact: Bool) {
    let rest = Self(
      mayBeAbsent: mayBeAbsent && !other.mayBeAbsent, text: pool.difference(text, other.text), isList: isList)
    return (rest, isList == other.isList || other.text == pool.text || text == pool.none)
  }
}
