// swift-tools-version: 6.2
import PackageDescription

/// Executables whose `main` is libFuzzer's: a package of their own, since they only link with its flags.
/// What they run is `NavSpecFuzzing` of the package above, which its tests run too.
let targets = ["fuzz-reader", "fuzz-compile", "fuzz-link-table", "fuzz-url"]

let package = Package(
  name: "navspec-fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navspec", path: "..")],
  targets: targets.map { name in
    .executableTarget(
      name: name, dependencies: [.product(name: "NavSpecFuzzing", package: "navspec")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  },
  swiftLanguageModes: [.v6]
)
