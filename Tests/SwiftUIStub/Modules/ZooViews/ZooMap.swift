public import SwiftUI

/// A view that a module of the app declares.
public struct ZooMap: View {
  public init() {}
  public var body: some View { Text("Map") }
}
