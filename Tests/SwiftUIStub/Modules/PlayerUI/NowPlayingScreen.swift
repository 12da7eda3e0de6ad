public import SwiftUI

/// A view that a module of the app declares.
public struct NowPlayingScreen: View {
  public nonisolated init(speed: Double) {}
  public var body: some View { EmptyView() }
}
