package import NavSpecRuntime

extension LinkVariant.Field {
  package var isAnyText: Bool {
    form == ValueForm(.string) && (constraint ?? form) == form && surroundings == .none
  }
}
