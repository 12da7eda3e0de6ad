import SwiftUI

@main struct ReaderApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  @State private var isOpen = false
  var body: some View { Button("Shelf") { isOpen = true }.sheet(isPresented: $isOpen) { ShelfView() } }
}

struct ShelfView: View { var body: some View { NavigationLink("Files") { FilesView() } } }
struct FilesView: View { var body: some View { Text("Files") } }
