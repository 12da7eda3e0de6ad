// swift-tools-version: 6.0
// An app that Xcode and Swift Playgrounds open as it is: `open Examples/Showcase.swiftpm`.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Showcase",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "Showcase",
      targets: ["AppModule"],
      bundleIdentifier: "com.example.museum",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .map),
      accentColor: .presetColor(.orange),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "navspec", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [.product(name: "NavSpecRuntime", package: "navspec")],
      path: ".",
      exclude: ["Info.plist", "README.md", "showcase.nav.yaml", "tickets.nav.yaml"])
  ],
  swiftLanguageModes: [.v6]
)
