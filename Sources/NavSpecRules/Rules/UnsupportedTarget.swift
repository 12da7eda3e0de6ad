import NavSpecDiagnostics
import NavSpecModel

let unsupportedTarget = Rule("unsupported-target", in: \.graph.platforms) { entry, _ in
  guard let minimum = DeploymentTarget.minimums.first(where: { $0.platform == entry.name.value }) else {
    return nil
  }
  guard let target = DeploymentTarget(entry) else {
    return Diagnostic(
      "'\(entry.value.value)' is not a version of \(minimum.platform)", at: entry.value.range,
      label: "write a version, for example \"\(minimum)\"", fixes: versionFixes(entry.value))
  }
  guard target < minimum else { return nil }
  return Diagnostic(
    "\(target.platform) \(target) is too old for generated code", at: entry.value.range,
    label: "needs \(minimum.platform) \(minimum)",
    fixes: [.init("raise it to \(minimum)", edits: [.init(entry.value.range, "\"\(minimum)\"")])])
}

/// `"17.0"` for `.v17`, as in a package manifest.
private func versionFixes(_ version: Located<String>) -> [Diagnostic.Fix] {
  let numbers = version.value.filter { !"v>=+ ".contains($0) }.drop { $0 == "." }.replacing("_", with: ".")
  guard numbers != version.value, numbers.first?.isNumber == true,
    numbers.allSatisfy({ $0.isNumber || $0 == "." })
  else { return [] }
  let text = "\"\(numbers.contains(".") ? numbers : numbers + ".0")\""
  return [.writing(text, at: version.range)]
}
