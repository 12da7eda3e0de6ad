public import NavSpecDriving

/// The generated code of `specs/valid/mail`.
public let mailApp = DrivenApp("mail", MailNavigation.self, opaque: [Color(red: 1)])
