import SwiftUI

struct BookView: View { var body: some View { Text("Book") } }
struct StoreView: View { var body: some View { Text("Store") } }
