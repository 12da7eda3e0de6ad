import SwiftUI

@main struct NotesApp: App {
  var body: some Scene { WindowGroup { NotesView() } }
}

struct NotesView: View {
  @State private var isWriting = false
  @State private var note: Note?

  var body: some View {
    NavigationStack {
      Text("Notes")
        .sheet(isPresented: $isWriting) {
          NavigationStack { WriteView().navigationTitle("A new note") }
        }
        .navigationTitle("All notes")
        .sheet(isPresented: $isWriting) { Form { Text("Size") }.navigationTitle("In place") }
    }
    .fullScreenCover(item: $note) { note in NoteView(note: note) }
    .popover(isPresented: $isWriting, content: makeHelp)
    .navigationDestination(isPresented: $isWriting) { ArchiveView() }
    .alert("Sure?", isPresented: $isWriting) { HelpView() }
    .overlay { HelpView() }
  }

  private func makeHelp() -> some View { HelpView() }
}

struct Note: Identifiable { let id: Int }

struct WriteView: View {
  @State private var isChoosing = false
  var body: some View {
    Text("Write").sheet(isPresented: $isChoosing) {
      #if os(iOS)
        CameraView()
      #else
        FilesView()
      #endif
    }
  }
}

struct NoteView: View {
  let note: Note
  var body: some View { Text("Note") }
}

struct HelpView: View { var body: some View { Text("Help") } }
struct ArchiveView: View { var body: some View { Text("Archive") } }
struct CameraView: View { var body: some View { Text("Camera") } }
struct FilesView: View { var body: some View { Text("Files") } }
