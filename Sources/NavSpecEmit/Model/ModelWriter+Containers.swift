import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension ModelWriter {
  var container: String? {
    switch graph.container {
    case .tabs: "tabs"
    case .root: "root"
    case .split: "split"
    case .external: "external"
    case .missing: nil
    }
  }

  var rootScreen: JSONText? {
    if case .root(let root) = graph.container { screen(root) } else { nil }
  }

  var columns: JSONText? {
    if case .split(let columns) = graph.container { split(columns) } else { nil }
  }

  func tab(_ tab: Tab) -> JSONText? {
    .keys {
      ("name", .text(tab.name))
      ("title", title(tab.title, tab.name))
      ("untitled", .flag(tab.title == nil))
      ("image", .text(tab.image))
      ("asset", .text(tab.asset))
      ("role", .word(tab.role))
      ("prompt", .text(tab.prompt))
      ("root", screen(tab.root))
      ("wrapper", tab.wrapper.map { view($0.value) })
      ("search", tab.search.flatMap(search))
      ("section", tab.section.flatMap { .text(graph.sections[$0.value].name) })
      ("visible", tab.visible.map { name($0.value) })
      ("placement", .word(tab.placement))
      // `true` for a number.
      ("badge", tab.badge.map { $0 == .number ? true : .string($0.rawValue) })
      ("customization", tab.customization.flatMap(customization))
      ("split", tab.split.flatMap(split))
      ("external", .flag(tab.isExternal))
      ("doc", .text(tab.doc))
      ("meta", .texts(tab.meta))
      ("location", location(tab.name.range))
    }
  }

  func section(_ section: Section) -> JSONText? {
    let tabs = graph.tabs.filter { tab in
      tab.section.map { graph.sections[$0.value].name.value } == section.name.value
    }
    return .keys {
      ("name", .text(section.name))
      ("title", title(section.title, section.name))
      ("untitled", .flag(section.title == nil))
      ("tabs", .list(tabs) { .text($0.name) })
      ("placement", .word(section.placement))
      ("customization", section.customization.flatMap(customization))
      ("doc", .text(section.doc))
      ("location", location(section.name.range))
    }
  }

  private func search(_ search: TabSearch) -> JSONText? {
    .keys {
      ("prompt", .text(search.prompt))
      ("scopes", name(search.scopes))
      ("active", .text(search.active))
    }
  }

  private func customization(_ customization: TabCustomizationSpec) -> JSONText? {
    .keys {
      ("id", .text(customization.id))
      ("sidebar", .word(customization.sidebar))
      ("tabBar", .word(customization.tabBar))
      ("visibility", .word(customization.visibility))
    }
  }

  private func split(_ split: Split) -> JSONText? {
    .keys {
      ("sidebar", screen(split.sidebar))
      ("content", split.content.flatMap(screen))
      ("detail", screen(split.detail))
      ("visibility", .word(split.visibility?.value ?? .automatic))
      ("compact", .word(split.compact))
    }
  }

  private func screen(_ screen: Screen) -> JSONText? {
    .keys {
      ("route", name(screen.route))
      ("params", .map(screen.arguments) { $0.value.json })
    }
  }

  /// The title as written, or made from the name.
  func title(_ title: Located<String>?, _ name: Located<String>) -> JSONText {
    .string(title?.value ?? SwiftName.words(name.value))
  }
}
