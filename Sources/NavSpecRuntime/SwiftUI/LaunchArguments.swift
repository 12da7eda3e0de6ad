#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  public import SwiftUI

  extension View {
    /// In a debug build, has the first window do what the arguments of the launch say; in a release build, nothing.
    ///
    /// - `-navspec.open URL` opens a link.
    /// - `-navspec.conditions NAME=met,NAME=unmet` sets conditions, whatever the app says of them.
    /// - `-navspec.animations NO` stops animations.
    public func followsLaunchArguments<App: NavigationDefinition>(of router: NavigationRouter<App>)
      -> some View
    {
      #if DEBUG
        modifier(LaunchArguments(router: router))
      #else
        self
      #endif
    }
  }

  #if DEBUG
    private struct LaunchArguments<Definition: NavigationDefinition>: ViewModifier {
      let router: NavigationRouter<Definition>

      func body(content: Self.Content) -> some View {
        let arguments = ProcessInfo.processInfo.arguments
        let isStill = zip(arguments, arguments.dropFirst()).contains { $0 == ("-navspec.animations", "NO") }
        content
          .onAppear {
            guard !FirstWindow.wasSeen else { return }
            FirstWindow.wasSeen = true
            for problem in router.follow(launchArguments: arguments) { print("navspec: \(problem)") }
          }
          .transaction { if isStill { $0.disablesAnimations = true } }
      }
    }

    @MainActor private enum FirstWindow { static var wasSeen = false }
  #endif
#endif
