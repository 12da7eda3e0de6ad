import NavSpecDiagnostics
import NavSpecModel

let unknownPlatform = Rule("unknown-platform") { context in
  let known = DeploymentTarget.minimums.map(\.platform)
  return context.graph.platforms.filter { !known.contains($0.name.value) }.map { entry in
    let name = entry.name.value
    let wanted = otherNames[name.lowercased()] ?? name.lowercased()
    let meant = known.first { $0.lowercased() == wanted }
    let near = meant.map { [$0] } ?? known.nearest(to: name)
    return Diagnostic(
      "no platform is named '\(name)'\(asking(Array(near.prefix(1))))",
      at: entry.name.range, label: "unknown platform",
      notes: near.isEmpty ? ["there are: \(known.joined(separator: ", "))"] : [],
      fixes: meant.map { platform in
        context.graph.platforms.contains { $0.name.value == platform }
          ? [.removing("remove '\(name)'; '\(platform)' covers it", key: name, around: entry.name.range)]
          : [.writing(platform, at: entry.name.range, isSafe: true)]
      } ?? [])
  }
}

/// Devices and older names of platforms.
private let otherNames = [
  "iphone": "ios", "ipad": "ios", "ipados": "ios", "mac": "macos", "osx": "macos", "vision": "visionos",
  "xros": "visionos",
]
