public import NavSpecDriving

/// The generated code of `specs/valid/notes`.
public let notesApp = DrivenApp("notes", NotesNavigation.self, opaque: [Sketch()])
