public import NavSpecDriving

/// The generated code of `specs/valid/icecubes`.
public let icecubesApp = DrivenApp(
  "icecubes", IceCubesNavigation.self, opaque: [Account(), AppAccount(), Status(), Tag(), TagGroup()])
