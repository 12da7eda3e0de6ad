import NavSpecDiagnostics
import NavSpecModel

let duplicateCustomizationId = Rule("duplicate-customization-id", isFatal: false) { context in
  let graph = context.graph
  var owners: [String: Located<String>] = [:]
  let all =
    graph.bar.map { ($0.name, $0.customization) }
    + graph.sections.map { ($0.name, $0.value.customization) }
  return all.compactMap { name, customization in
    guard let id = customization?.id else { return nil }
    guard let owner = owners.former(id.value, else: Located(name.value, at: id.range)) else { return nil }
    return Diagnostic(
      "'\(owner.value)' and '\(name.value)' have one customization id", at: id.range, label: "taken",
      related: [.init("'\(owner.value)' has it", at: owner.range)], fixes: [.init("choose another id")])
  }
}
