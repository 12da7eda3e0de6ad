import SwiftUI

struct KeeperView: View {
  let id: Int
  // The same name in two files, each of its own.
  private struct Row: View {
    var body: some View { NavigationLink("Map") { ZooMapView() } }
  }
  var body: some View { Row() }
}

struct ZooMapView: View {
  private struct Row: View { var body: some View { Text("A row without a way") } }
  var body: some View { Row() }
}
