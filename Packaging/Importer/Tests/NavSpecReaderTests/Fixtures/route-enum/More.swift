import SwiftUI

struct NothingView: View { var body: some View { Text("Nothing") } }
struct ShelfMapView: View {
  let region: Region
  var body: some View { Text("Map") }
}
