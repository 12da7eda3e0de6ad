import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension SpecKeys {
  static let tab = KeyTable<TabSpec>(
    .tab,
    [
      .key("title", { $0.title = $1 }, .text, "its label"),
      .key("image", { $0.image = $1 }, .symbol, examples: ["star"], "its SF Symbol"),
      .key("asset", { $0.asset = $1 }, .text, "its image in the asset catalog"),
      .key(
        "role", { $0.role = $1 }, .choice(),
        "search, for the search tab, or prominent, for one that stands out"),
      .key(
        "root", { $0.root = $1 }, .located(.screen),
        "the route at the root of its stack, with the params it needs"),
      .key(
        "presents", { $0.presents = $1 }, .located(.screen),
        "in place of a root: the modal that choosing it presents; it is never selected"),
      .key(
        "wrapper", { $0.wrapper = $1 }, .wrapper, examples: ["LibraryFlow"],
        "the app's view around its whole stack, or {name, module}"),
      .key("prompt", { $0.prompt = $1 }, .text, "the placeholder of the search field"),
      .key(
        "search", { $0.search = $1 }, search.reader(TabSearchSpec.init(range:)),
        examples: [["prompt": "Find an album", "scopes": "Genre"]], "the search field of its root"),
      .key("section", { $0.section = $1 }, .form(.name), "the section that contains the tab"),
      .key(
        "visible", { $0.visible = $1 }, .list(of: .visibility, several: .conditions), examples: ["signedIn"],
        "conditions that hold, or with '!' do not, where it shows"),
      .key(
        "placement", { $0.placement = $1 }, .choice(), default: "automatic",
        "whether it stays in the tab bar, or is in the sidebar alone"),
      .key(
        "badge", { $0.badge = $1 }, .badge, default: false,
        "whether the app gives it a number as its badge, or a text"),
      .key(
        "customization", { $0.customization = $1 }, customization.reader(TabCustomizationSpec.init(range:)),
        "whether the user may move or hide it"),
      .key("restore", { $0.restore = $1 }, .tabRestorationKey, "its restoration key"),
      .from { $0.evidence.place = $1 }, .mark { $0.evidence.mark = $1 },
      .key(
        "layout", { $0.layout = $1 }, .choice(), default: "stack",
        "stack, split with the keys of split, or external: the root's view holds the app's own container"),
      .key("sidebar", { $0.split.sidebar = $1 }, .located(.screen), "of a split layout: the leading column"),
      .key("content", { $0.split.content = $1 }, .located(.screen), "of a split layout: the middle column"),
      .key(
        "detail", { $0.split.detail = $1 }, .located(.screen),
        "of a split layout: the placeholder of the detail column"
      ),
      .key(
        "visibility", { $0.split.visibility = $1 }, .choice(), default: "automatic",
        "of a split layout: the columns shown at first"),
      .key(
        "compact", { $0.split.compact = $1 }, .choice(),
        "of a split layout: the column shown at launch in compact width"),
      .key("doc", { $0.doc = $1 }, .text, "for people"),
      .key(
        "meta", { $0.meta = $1 }, .entries(of: .scalar, keepsOwnKeys: true),
        "custom values for templates and the JSON model"),
    ], requiresOneOf: ["root", "sidebar", "presents"],
    needs: [
      .init(key: "layout", value: ["const": "split"], others: [("sidebar", true)]),
      .init(key: "sidebar", others: [("layout", ["const": "split"])]),
      .init(key: "sidebar", others: [("detail", true)]),
    ], noteLost: { $1.lostKeys.insert($0) })

  static let search = KeyTable<TabSearchSpec>(
    .search,
    [
      .key("prompt", { $0.prompt = $1 }, .text, "the placeholder of the field"),
      .key("scopes", { $0.scopes = $1 }, .form(.swiftName), "the type whose cases are the scopes"),
      .key(
        "active", { $0.active = $1 }, .form(.name),
        "the Bool param of the root that says whether the field is active at first"),
    ], text: "prompt")

  static let customization = KeyTable<TabCustomizationSpec>(
    .customization,
    [
      .key("id", { $0.id = $1 }, .text, isRequired: true, "the identifier that stores the user's choice"),
      .key("sidebar", { $0.sidebar = $1 }, .choice(), "what the user may do with it in the sidebar"),
      .key("tabBar", { $0.tabBar = $1 }, .choice(), "what the user may do with it in the tab bar"),
      .key("visibility", { $0.visibility = $1 }, .choice(), "whether it shows before the user chose"),
    ], text: "id")

  static let section = KeyTable<SectionSpec>(
    .section,
    [
      .key("title", { $0.title = $1 }, .text, "its heading"),
      .key(
        "placement", { $0.placement = $1 }, .choice(), default: "automatic",
        "whether its tabs stay in the tab bar, or are in the sidebar alone"),
      .key(
        "customization", { $0.customization = $1 }, customization.reader(TabCustomizationSpec.init(range:)),
        "whether the user may move or hide it"),
      .key("doc", { $0.doc = $1 }, .text, "for people"),
    ], text: "title")

  static let split = KeyTable<SplitSpec>(
    .split,
    [
      .key("sidebar", { $0.sidebar = $1 }, .located(.screen), isRequired: true, "the leading column"),
      .key("content", { $0.content = $1 }, .located(.screen), "the middle column"),
      .key(
        "detail", { $0.detail = $1 }, .located(.screen), isRequired: true,
        "the placeholder of the detail column"),
      .key("visibility", { $0.visibility = $1 }, .choice(), "the columns shown at launch"),
      .key("compact", { $0.compact = $1 }, .choice(), "the column shown at launch in compact width"),
    ], text: "sidebar")
}

extension ValueReader where Value == [Entry<TabSpec>] {
  /// The tabs by their names, without what is said of all of them.
  static var tabs: Self {
    let tabs = entries(of: .tab, names: .caseName)
    return Self(shape: tabs.shape) { node, sink in
      guard let pairs = node.entries else { return tabs.read(node, &sink) }
      let own = pairs.filter { pair in
        guard let name = pair.key.located, pair.value.located != nil,
          let advice = Synonyms.replacements[.tabBar]?[name.value.foldedName]?.first
        else { return true }
        sink.report(
          .unknownKey, "'\(name.value)' is not a tab", at: name.range, label: "a tab is a map of its keys",
          fixes: [UnknownKey.following(advice, name.value, pair.value)])
        return false
      }
      return tabs.read(YAMLNode(range: node.range, content: .mapping(own), style: node.style), &sink)
    }
  }
}

extension ValueReader where Value == TabSpec {
  /// A map of its keys. A name alone can only be that of its root: it is wrong, but read so.
  static var tab: Self {
    let keys = SpecKeys.tab.reader(TabSpec.init(range:))
    return Self(shape: keys.shape) { node, sink in
      guard let name = node.located, node.tag == nil else { return keys.read(node, &sink) }
      let isRoot = SwiftName.isLowerCamel(name.value) && YesAndNo.meaning(of: name.value) == nil
      sink.reportWrongType(node, wanted: keys.shape.phrase, meant: isRoot ? "{root: \(name.value)}" : nil)
      guard isRoot else { return nil }
      var tab = TabSpec(range: node.range)
      tab.root = Located(ScreenSpec(route: name, arguments: []), at: name.range)
      return tab
    }
  }
}

extension ValueReader where Value == Located<TabBadge?> {
  /// A number for `true`, or `text`.
  static var badge: Self {
    Self(shape: .anyOf([.boolean, .choice([TabBadge.text.rawValue])])) { node, sink in
      if let word = node.located, word.value == TabBadge.text.rawValue { return word.map { _ in .text } }
      return ValueReader<Located<Bool>>.boolean.read(node, &sink)?.map { $0 ? .number : nil }
    }.restating("true or text", notes: ["the app gives the tab its number at run time"]) { node in
      node.located.flatMap { Int($0.value) }.map { _ in "true" }
    }
  }
}

extension ValueReader where Value == Located<String> {
  /// The name of a symbol, without the Swift code that shows it.
  static var symbol: Self {
    text.restating("the name of a symbol") { $0.located.flatMap { Restatement.symbol(in: $0.value) } }
  }
}

extension ValueReader where Value == ScreenSpec {
  /// `profile`, or `{profile: {name: me}}`.
  static var screen: Self { screen(named: "screen") }

  /// The same of the route below another.
  static var parent: Self {
    let screen = screen(named: "parent")
    return Self(shape: screen.shape) { node, sink in
      guard case .sequence(let items) = node.content, items.count > 1 else { return screen.read(node, &sink) }
      return sink.refuse(
        node, wanted: "the one route below it", meant: items.last?.flowText, isSafe: false,
        notes: ["that route has its own 'parent'"])
    }
  }

  private static func screen(named name: String) -> Self {
    let values = ValueReader<[Entry<Located<String>>]>.entries(of: .text)
    return Self(shape: .named(name, .anyOf([.form(.reference), .single(.map(.text, names: .name))]))) {
      node, sink in
      if let name = node.located { return ScreenSpec(route: name) }
      let wanted = "a route, or a route with its params"
      guard case .mapping(let pairs) = node.content, pairs.count == 1, let name = pairs[0].key.located else {
        let meant = Restatement.screen(node) ?? Restatement.text(of: node, as: .text)
        return sink.refuse(node, wanted: wanted, meant: meant, isSafe: false)
      }
      if let meant = Restatement.target(pairs[0]) {
        return sink.refuse(node, wanted: wanted, meant: meant, isSafe: false)
      }
      return values.read(pairs[0].value, &sink).map { ScreenSpec(route: name, arguments: $0) }
    }
  }
}
