package import NavSpecDiagnostics

/// The oldest version of a platform that an app runs on.
package struct DeploymentTarget: CustomStringConvertible, Sendable {
  package let platform: String
  package let major: Int
  package let minor: Int

  init(_ platform: String, _ major: Int, _ minor: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  /// Nil where the text is no version.
  package init?(_ entry: Entry<Located<String>>) {
    let parts = entry.value.value.split(separator: ".", omittingEmptySubsequences: false).map { digits in
      digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
    }
    guard parts.count <= 3, !parts.contains(nil), let major = parts.first ?? nil else {
      return nil
    }
    self.init(entry.name.value, major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  package var description: String { "\(major).\(minor)" }

  /// Of versions of one platform.
  package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// What generated code needs at least.
  package static let minimums = [Self("iOS", 17), Self("macOS", 14), Self("visionOS", 1)]
  /// Where `Tab`, `TabSection` and their customization came.
  package static let tabs = [Self("iOS", 18), Self("macOS", 15), Self("visionOS", 2)]
  /// Where a screen can grow out of what was tapped.
  package static let zoom = [Self("iOS", 18), Self("visionOS", 2)]
  /// Where the tabs of an adaptable bar have a place at first; the bar of visionOS adapts from 27 on.
  package static let placement = [Self("iOS", 18), Self("visionOS", 27)]
  /// Where a screen can fade in while another fades out.
  package static let crossFade = [Self("iOS", 27), Self("visionOS", 27)]
  /// Where a tab can be prominent and a sheet has a placement.
  package static let all27 = [Self("iOS", 27), Self("macOS", 27), Self("visionOS", 27)]
  /// Where tab bars minimize and have an accessory.
  package static let iOS26 = [Self("iOS", 26)]
  /// Where an accessory of the tab bar can come and go.
  package static let iOS26Point1 = [Self("iOS", 26, 1)]
}
