import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension ModelPlanner {
  var app: ModelObject {
    var object = ModelObject()
    object.set("name", graph.name.value)
    object.set("feature", graph.unit.feature?.value)
    var platforms = ModelObject()
    for platform in graph.platforms { platforms.set(platform.name.value, platform.value.value) }
    object.set("platforms", platforms)
    object.set("bundle", graph.app?.bundle?.value)
    object.set("team", graph.app?.team?.value)
    object.set("tabBar", graph.app?.tabBar.map(tabBar))
    object.set("location", location(graph.range))
    return object
  }

  private func tabBar(_ bar: TabBarSpec) -> ModelObject {
    var object = ModelObject()
    object.set("style", bar.style?.value.rawValue)
    object.set("minimize", bar.minimize?.value.rawValue)
    object.set("customizable", bar.customizable?.value)
    if let accessory = bar.accessory {
      var inner = ModelObject()
      inner.set("view", accessory.view?.value)
      inner.set("visible", graph.app?.accessoryVisible.map { name($0.value) })
      object.set("accessory", inner)
    }
    return object
  }

  func file(_ file: NavigationGraph.File) -> ModelObject {
    var object = ModelObject()
    object.set("path", file.path)
    object.set("feature", file.feature.map { graph.features[$0].name.value })
    object.set("module", file.module?.value)
    return object
  }

  func source(_ source: SourceGroup) -> ModelObject {
    var object = ModelObject()
    object.set("name", source.name.value.isEmpty ? nil : source.name.value)
    object.set("schemes", source.schemes.map(\.value))
    object.set("domains", source.domains.map(\.value))
    object.set("http", if: source.policy.acceptsHTTP)
    object.set("case", source.policy.ignoresCase ? "insensitive" : nil)
    object.set("trailingSlash", source.policy.strictTrailingSlash ? "strict" : nil)
    object.set("slashes", source.policy.collapsesSlashes ? "collapse" : nil)
    object.set("plus", source.policy.plusIsSpace ? "space" : nil)
    object.set("host", source.policy.hostPolicy == .path ? nil : source.policy.hostPolicy.rawValue)
    return object
  }

  func type(_ type: NamedType) -> ModelObject {
    var object = ModelObject()
    object.set("name", type.name.value)
    switch type.kind {
    case .alias(let builtin):
      object.set("kind", "alias")
      object.set("of", builtin.rawValue)
    case .raw(let builtin):
      object.set("kind", "raw")
      object.set("of", builtin.rawValue)
    case .text: object.set("kind", "text")
    case .cases(let cases):
      object.set("kind", "cases")
      object.set("cases", cases.map(self.case))
    case .opaque: object.set("kind", "opaque")
    case .invalid: object.set("kind", "invalid")
    }
    object.set("pattern", type.form.pattern)
    object.set("min", json: type.form.minimum.map(JSONText.double))
    object.set("max", json: type.form.maximum.map(JSONText.double))
    object.set("length", type.form.length.map { [.int($0.lowerBound), .int($0.upperBound)] } ?? [])
    object.set("import", type.importedModule)
    object.set("generated", if: type.isGenerated)
    object.set("doc", type.doc)
    object.set("location", location(type.name.range))
    return object
  }

  private func `case`(_ value: TypeCase) -> JSONText {
    var object = ModelObject()
    object.set("name", value.name.value)
    object.set("raw", value.raw)
    return object.json
  }

  func condition(_ condition: Condition) -> ModelObject {
    var object = ModelObject()
    object.set("name", condition.name.value)
    object.set("redirect", condition.redirect.map { graph.name(of: $0.value) })
    object.set("onLoss", condition.onLoss.rawValue)
    object.set("doc", condition.doc)
    object.set("location", location(condition.name.range))
    return object
  }

  func feature(_ feature: Feature) -> ModelObject {
    var object = ModelObject()
    object.set("name", feature.name.value)
    object.set("file", feature.path)
    object.set("module", feature.module?.value)
    object.set("routes", feature.routes.map { graph.routes[$0].qualifiedName })
    return object
  }

  func restoration(_ restoration: NavigationGraph.Restoration) -> ModelObject {
    var object = ModelObject()
    object.set("storage", restoration.storage.rawValue)
    object.set("key", restoration.key?.value)
    object.set("version", restoration.version)
    object.set("maxBytes", restoration.maxBytes)
    return object
  }
}
