/// How a screen is presented above everything else, if the app says so itself.
public nonisolated enum ModalPresentation: Hashable, Sendable, CaseIterable {
  /// As a sheet.
  case sheet
  /// As a full-screen cover (a sheet on macOS).
  case cover
  /// As a popover at its source; a sheet without one.
  case popover

  var form: NavigationSchema.Presentation {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    }
  }
}
