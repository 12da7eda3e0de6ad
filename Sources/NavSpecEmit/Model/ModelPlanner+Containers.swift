import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension ModelPlanner {
  /// Which container the window has, and the keys that belong to it.
  func setContainer(of object: inout ModelObject) {
    switch graph.container {
    case .tabs(let tabs):
      object.set("container", "tabs")
      object.set("tabs", tabs.map { tab($0).json })
      object.set("sections", graph.sections.map { section($0).json })
    case .root(let root):
      object.set("container", "root")
      object.set("root", screen(root))
    case .split(let split):
      object.set("container", "split")
      object.set("split", self.split(split))
    case .external: object.set("container", "external")
    case .missing: break
    }
  }

  private func tab(_ tab: Tab) -> ModelObject {
    var object = ModelObject()
    object.set("name", tab.name.value)
    object.set("title", tab.title?.value ?? SwiftName.words(tab.name.value))
    object.set("image", tab.image?.value)
    object.set("asset", tab.asset?.value)
    object.set("role", tab.role?.value.rawValue)
    object.set("prompt", tab.prompt?.value)
    object.set("root", screen(tab.root))
    object.set("section", tab.section.map { graph.sections[$0.value].name.value })
    object.set("visible", tab.visible.map { name($0.value) })
    object.set("badge", if: tab.hasBadge)
    object.set("customization", tab.customization.map(customization))
    object.set("split", tab.split.map(split))
    object.set("doc", tab.doc)
    object.set("meta", meta(tab.meta))
    object.set("location", location(tab.name.range))
    return object
  }

  private func section(_ section: Section) -> ModelObject {
    var object = ModelObject()
    object.set("name", section.name.value)
    object.set("title", section.title?.value ?? SwiftName.words(section.name.value))
    object.set(
      "tabs",
      graph.tabs.filter { tab in
        tab.section.map { graph.sections[$0.value].name.value } == section.name.value
      }.map(\.name.value))
    object.set("customization", section.customization.map(customization))
    object.set("doc", section.doc)
    object.set("location", location(section.name.range))
    return object
  }

  private func customization(_ spec: TabCustomizationSpec) -> ModelObject {
    var object = ModelObject()
    object.set("id", spec.id?.value)
    object.set("sidebar", spec.sidebar?.value.rawValue)
    object.set("tabBar", spec.tabBar?.value.rawValue)
    object.set("visibility", spec.visibility?.value.rawValue)
    return object
  }

  private func split(_ split: Split) -> ModelObject {
    var object = ModelObject()
    object.set("sidebar", screen(split.sidebar))
    object.set("content", split.content.map(screen))
    object.set("detail", screen(split.detail))
    object.set("visibility", (split.visibility?.value ?? .automatic).rawValue)
    object.set("compact", split.compact?.value.rawValue)
    return object
  }

  private func screen(_ screen: Screen) -> ModelObject {
    var object = ModelObject()
    object.set("route", graph.name(of: screen.route))
    var params = ModelObject()
    for entry in screen.arguments { params.set(entry.name.value, json: value(entry.value.value)) }
    object.set("params", params)
    return object
  }

  func meta(_ entries: [Entry<Located<String>>]) -> ModelObject {
    var object = ModelObject()
    for entry in entries { object.set(entry.name.value, entry.value.value) }
    return object
  }

  /// A value in JSON's own terms.
  func value(_ value: RouteValue) -> JSONText {
    switch value {
    case .absent, .opaque: .null
    case .string(let text): .string(text)
    case .integer(let number): .int(Int(number))
    case .double(let number): .double(number)
    case .bool(let flag): .bool(flag)
    case .list(let values): .array(values.map(self.value))
    case .map(let map): .object(map.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }
  }
}
