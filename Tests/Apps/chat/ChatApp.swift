public import NavSpecDriving

/// The generated code of `specs/valid/chat`.
public let chatApp = DrivenApp("chat", ChatNavigation.self)
