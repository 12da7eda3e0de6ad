import SwiftUI

@main struct ClubWatchApp: App { var body: some Scene { WindowGroup { WatchView() } } }
struct WatchView: View { var body: some View { NavigationLink("Card") { WatchCardView() } } }
struct WatchCardView: View { var body: some View { Text("Card") } }
