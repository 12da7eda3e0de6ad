import NavSpecRuntime

extension LinkVariant.Field {
  var isAnyText: Bool {
    form == ValueForm(.string) && (constraint ?? form) == form && surroundings == .none
  }
}
