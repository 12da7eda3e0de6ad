public import SwiftUI

/// Owns what all screens of the radio share.
public struct RadioFlow<Content: View>: View {
  private let content: Content

  public init(station: some Hashable, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
