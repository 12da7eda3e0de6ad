import NavSpecDiagnostics
import NavSpecModel

/// The types of the app's own module, each in the type that its dots name.
struct ScaffoldTypes {
  private let plan: SwiftPlan
  private var roots: [String: Node] = [:]

  private struct Node {
    var type: NamedType?
    var inner: [String: Node] = [:]

    mutating func add(_ path: ArraySlice<String>, _ type: NamedType?) {
      guard let first = path.first else { return self.type = type }
      inner[first, default: Node()].add(path.dropFirst(), type)
    }
  }

  init(_ plan: SwiftPlan) {
    self.plan = plan
    let own = Set(plan.graph.files.filter { $0.module == nil }.map(\.path))
    for type in plan.graph.types where type.isOfApp && own.contains(type.path) {
      add(type.name.value, type)
    }
    // A nested view needs the type around it.
    for route in plan.routesOfModule {
      guard case .named(let view, module: nil) = route.view, let dot = view.lastIndex(of: ".") else {
        continue
      }
      let outer = String(view[..<dot])
      if !plan.graph.types.contains(where: { $0.name.value == outer }) { add(outer, nil) }
    }
  }

  private mutating func add(_ name: String, _ type: NamedType?) {
    let path = name.split(separator: ".").map(String.init)
    roots[path[0], default: Node()].add(path.dropFirst(), type)
  }

  var files: [ScaffoldFile] {
    roots.sorted { $0.key < $1.key }.map { name, node in
      // The types of other modules and generated ones are extended.
      let other = plan.graph.types.first { $0.name.value == name && !$0.isOfApp }
      var modules = modules(of: node)
      if let module = other?.importedModule { modules.insert(module) }
      return ScaffoldFile(
        app: plan.app, name: "\(name).swift", imports: plan.imports(exposing: modules),
        types: lines(name, node, margin: "", isExtension: other != nil))
    }
  }

  private func modules(of node: Node) -> Set<String> {
    let own: Set<String> =
      switch node.type?.kind {
      case .alias(let builtin)?, .raw(let builtin)?: builtin.isOfFoundation ? ["Foundation"] : []
      default: []
      }
    return node.inner.values.reduce(own) { $0.union(modules(of: $1)) }
  }

  private func lines(
    _ name: String, _ node: Node, margin: SwiftCode, isExtension: Bool = false
  ) -> [SwiftCode] {
    let access = isExtension ? "" : plan.access
    let name: SwiftCode = "\(SwiftIdentifier(name))"
    let step: SwiftCode = "\(margin)  "
    var members: [SwiftCode] = []
    let head: SwiftCode
    switch node.type?.kind {
    case .alias(let builtin)?:
      return ["\(margin)\(access)typealias \(name) = \(plan.types.name(of: builtin))"]
    case .raw(let builtin)?:
      let raw = plan.types.name(of: builtin)
      head = "struct \(name): RawRepresentable, Hashable, Sendable"
      members = [
        "\(step)\(access)let rawValue: \(raw)", "",
        "\(step)\(access)init(rawValue: \(raw)) { self.rawValue = rawValue }",
      ]
    case .text?:
      head = "struct \(name): LosslessStringConvertible, Hashable, Sendable"
      members = [
        "\(step)\(access)let description: String", "",
        "\(step)\(access)init(_ description: String) { self.description = description }",
      ]
    case .cases(let cases)?:
      head = "enum \(name): String, CaseIterable, Hashable, Sendable"
      members = cases.map { one in
        let raw: SwiftCode = one.raw == one.name.value ? "" : " = \(quoted: one.raw)"
        return "\(step)case \(SwiftIdentifier(one.name.value))\(raw)"
      }
    case .opaque?: head = "struct \(name): Hashable, Sendable"
    case .invalid?, nil: head = isExtension ? "extension \(name)" : "enum \(name)"
    }
    for (inner, node) in node.inner.sorted(by: { $0.key < $1.key }) {
      if !members.isEmpty { members.append("") }
      members += lines(inner, node, margin: step)
    }
    if members.isEmpty { return ["\(margin)\(access)nonisolated \(head) {}"] }
    return ["\(margin)\(access)nonisolated \(head) {"] + members + ["\(margin)}"]
  }
}
