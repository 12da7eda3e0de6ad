import NavSpecRuntime

extension LinkVariant.Field {
  /// Whether it takes every text.
  var isAnyText: Bool {
    form == ValueForm(.string) && (constraint ?? form) == form && surroundings == .none
  }
}
