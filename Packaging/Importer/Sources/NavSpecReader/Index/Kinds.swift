/// Which types of an app are views or view controllers, by what they inherit and not by their names.
struct Kinds {
  private(set) var views: Set<Int> = []
  private(set) var controllers: Set<Int> = []

  private static let viewProtocols: Set<String> = [
    "View", "UIViewControllerRepresentable", "NSViewControllerRepresentable", "UIViewRepresentable",
    "NSViewRepresentable",
  ]

  init(_ index: Index) {
    var children: [Int: [Int]] = [:]
    for (id, type) in index.types.enumerated() where type.fact.kind != .alias && !type.isForeign {
      for inherited in type.fact.inherits.flatMap({ $0.split(separator: "&") }) {
        let name = Index.core(inherited.trimmingSpaces)
        let last = name.lastName
        if let parent = index.type(named: name, file: type.file, scope: nil), parent != id,
          !index.types[parent].isForeign
        {
          children[parent, default: []].append(id)
        } else if Self.viewProtocols.contains(last) {
          views.insert(id)
        } else if last.hasSuffix("Controller"), type.fact.kind == .type,
          last.contains("View") || Self.isSystem(last)
        {
          controllers.insert(id)
        }
      }
      // A view by another package's protocol.
      let hasBody = type.members.contains {
        index.members[$0].name == "body" && Index.core(index.members[$0].type ?? "").hasSuffix("View")
      }
      if hasBody, type.fact.kind != .protocol { views.insert(id) }
    }
    for kind in [\Kinds.views, \.controllers] {
      var open = Array(self[keyPath: kind])
      while let next = open.popLast() {
        open += (children[next] ?? []).filter { self[keyPath: kind].insert($0).inserted }
      }
    }
  }

  func isScreen(_ type: Int) -> Bool { views.contains(type) || controllers.contains(type) }

  /// A class of a framework of the system, by the prefix of its frameworks' names.
  static func isSystem(_ name: String) -> Bool {
    let prefixes = [
      "UI", "NS", "SF", "PH", "MF", "AV", "QL", "EK", "CN", "GK", "MP", "AS", "PK", "SK", "VN", "WK",
    ]
    guard let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return false }
    return name.dropFirst(prefix.count).first?.isUppercase ?? false
  }

  /// A screen of a package that was not read, as far as its name says.
  static func isForeignScreen(_ name: String) -> Bool {
    let endings = ["View", "Screen", "Page", "ViewController", "Sheet"]
    return name.first?.isUppercase == true && !isSystem(name) && !isOfSwiftUI(name)
      && endings.contains { name.hasSuffix($0) && name.count > $0.count }
  }

  /// Whether SwiftUI has a view of this name: an app's own could be taken for it.
  static func isOfSwiftUI(_ name: String) -> Bool { views.contains(name) }

  private static let views: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker",
    "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton",
    "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow",
    "Group", "GroupBox", "HSplitView", "HStack", "HelpLink", "Image", "Label", "LabeledContent", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "MultiDatePicker", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "Path",
    "PhaseAnimator", "Picker", "ProgressView", "Rectangle", "RenameButton", "RoundedRectangle", "ScrollView",
    "ScrollViewReader", "Section", "SecureField", "SettingsLink", "ShareLink", "Slider", "Spacer", "Stepper",
    "SubscriptionView", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "TupleView", "VSplitView", "VStack", "ViewThatFits", "ZStack",
  ]
}

extension StringProtocol {
  /// The last of names with dots between them.
  var lastName: String { String(split(separator: ".").last ?? "") }

  var trimmingSpaces: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
