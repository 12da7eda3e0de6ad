nonisolated extension LinkSearch {
  /// Whether a URL meets a condition of a variant.
  func meets(_ condition: Int, of variant: Int) -> Bool {
    let condition = index.program.conditions[condition]
    let key = index.program.bytes[condition.key]
    switch condition.kind {
    case .forbidden: return scan.item(key, plusIsSpace: policy.plusIsSpace) == nil
    case .literal: return isValue(index.program.bytes[condition.value], of: key)
    case .required: return isInForm(key, index.matchers[Int(condition.matcher)], isList: false)
    case .requiredList: return isInForm(key, index.matchers[Int(condition.matcher)], isList: true)
    case .other:
      if let fragment = index.compiled(variant).fragment, !fragmentReader.meets(fragment) { return false }
      if let when = index.compiled(variant).when, holds?(when.condition) == when.isNegated { return false }
      return true
    }
  }

  private func isValue(_ value: UnsafeBufferPointer<UInt8>, of key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let item = scan.item(key, plusIsSpace: policy.plusIsSpace) else { return false }
    var isEqual = false
    scan.withValue(item, plusIsSpace: policy.plusIsSpace) {
      isEqual = LinkBytes.areEqual(value, $0, ignoringCase: policy.ignoresCase)
    }
    return isEqual
  }

  private func isInForm(_ key: UnsafeBufferPointer<UInt8>, _ matcher: LinkFieldMatcher, isList: Bool) -> Bool
  {
    if isList {
      guard let list = scan.list(key, plusIsSpace: policy.plusIsSpace) else { return false }
      return list.allSatisfy { matcher.value($0, inQuery: true, ignoringCase: policy.ignoresCase) != nil }
    }
    guard let item = scan.item(key, plusIsSpace: policy.plusIsSpace) else { return false }
    var isInForm = false
    scan.withValue(item, plusIsSpace: policy.plusIsSpace) {
      isInForm = matcher.accepts($0, inQuery: true, ignoringCase: policy.ignoresCase)
    }
    return isInForm
  }
}
