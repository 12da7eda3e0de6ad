// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "navspec-benchmarks",
  platforms: [.macOS(.v14)],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .executableTarget(name: "event-scan", dependencies: ["CLibYAML"]),
    .target(name: "Measuring"),
    .executableTarget(name: "generate-cost", dependencies: ["Measuring"]),
    .executableTarget(name: "diff-cost", dependencies: ["Measuring"]),
    .executableTarget(name: "compile-cost", dependencies: ["Measuring"]),
    .executableTarget(name: "runtime-specs"),
  ],
  swiftLanguageModes: [.v6]
)
