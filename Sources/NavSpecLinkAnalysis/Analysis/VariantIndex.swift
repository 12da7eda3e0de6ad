import NavSpecRuntime

/// Variants by the literal their paths begin with, so that one is compared only with those it may meet.
struct VariantIndex {
  private var byFirstLiteral: [String: [Int]] = [:]
  private var others: [Int] = []
  private let count: Int

  init(_ variants: [LinkVariant], of schema: NavigationSchema) { self.init(variants, of: [schema]) }

  /// - Parameter schemas: Those of the variants, and of what they are compared with.
  init(_ variants: [LinkVariant], of schemas: [NavigationSchema]) {
    count = variants.count
    // Where one source reads a host as a segment and another does not, the first segments are not the same.
    let readings = Set(schemas.flatMap(\.sources).map { $0.hostPolicy == .path })
    for (index, variant) in variants.enumerated() {
      if readings.count < 2, let first = variant.firstLiteral {
        byFirstLiteral[first, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// Every variant that may match a URL that another matches too, in order.
  func rivals(of variant: LinkVariant) -> [Int] {
    guard let first = variant.firstLiteral, others.count < count else { return Array(0..<count) }
    return ((byFirstLiteral[first] ?? []) + others).sorted()
  }
}

extension LinkVariant {
  /// In lower case; nil if the path begins with something else.
  fileprivate var firstLiteral: String? {
    guard gap?.position != 0, case .literal(let text)? = segments.first else { return nil }
    return text.lowercased()
  }
}
