/// A spec to begin with: a whole one, about an app called Starter.
package enum StarterText {
  package static var tabs: String { text(PackageResources.tabs_nav_yaml) }
  package static var stack: String { text(PackageResources.stack_nav_yaml) }
  package static var split: String { text(PackageResources.split_nav_yaml) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
