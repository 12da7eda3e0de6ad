import NavSpecRuntime

/// A closed set, known by where its texts are kept: it may have a thousand, and each link that names it asks.
struct ClosedSet: Hashable {
  let field: LinkVariant.Field
  let role: Int
  private let place: Int

  /// - Parameter role: What else the language depends on.
  init?(_ field: LinkVariant.Field, role: Int) {
    guard case .cases(let texts) = field.form.base, field.constraint == nil, field.form.pattern == nil,
      field.surroundings == .none
    else { return nil }
    self.field = field
    self.role = role
    place = texts.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(place) }

  // Texts of one place are compared by that; equal ones of two may be spelled differently.
  static func == (left: Self, right: Self) -> Bool {
    left.place == right.place && left.role == right.role && left.field == right.field
  }
}
