import Feature
import SwiftUI

// An app whose only screen is that of a package that is not among the sources.

@main struct ShellApp: App {
  var body: some Scene { WindowGroup { FeatureRootView() } }
}
