import Foundation
@testable import NavSpecRuntime
import SwiftUI

// An app of eight tabs with ten screens each, of ten rows. It says which bodies each kind of navigation evaluates.

enum BigCondition: String, NavigationName { case member }

enum BigTab: String, NavigationName { case a, b, c, d, e, f, g, h }

struct Place: NavigationRoute {
  let number: Int

  init(_ number: Int) { self.number = number }
  init?(index: Int, reader: inout RouteReader) { self.init(index) }
  func write(to writer: inout RouteWriter) -> Int { number }
}

enum Big: NavigationDefinition {
  typealias Route = Place
  typealias Tab = BigTab
  typealias Condition = BigCondition

  static let map: SchemaIndex = {
    var tabs = BigTab.allCases.map {
      NavigationSchema.Tab(name: $0.rawValue, root: .init(route: $0.position))
    }
    tabs[7].visibleWhen = [0]
    var schema = NavigationSchema(name: "Big", container: .tabs(tabs))
    schema.conditions = [.init(name: "member")]
    schema.routes = (0...99).map {
      var route = NavigationSchema.Route(name: "place\($0)")
      if $0 == 98 { route.presentation = .sheet }
      if $0 == 99 { route.presentation = .popover }
      return route
    }
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  static func root(of tab: BigTab) -> Place { Place(tab.position) }
}

struct Row: View {
  let number: Int

  var body: some View { RouteLink("Row", to: Place(number)) }
}

struct Screen: View {
  let route: Place
  /// What the app passes to its screens.
  var text = ""

  var body: some View {
    Row(number: 50)
    Row(number: 51)
    Row(number: 52)
    Row(number: 53)
    Row(number: 54)
    Row(number: 55)
    Row(number: 56)
    Row(number: 57)
    Row(number: 58)
    Row(number: 99).navigationSource(Place(99))
    Echo(text: text)
  }
}

/// The text that the app's closure gives a screen.
struct Echo: View {
  let text: String
  static var last: [String] = []

  var body: some View {
    Self.last.append(text)
    return EmptyView()
  }
}

/// What the screens of a stack share.
final class FlowModel {}

/// The app's view around the stack of a tab.
struct Flow<Content: View>: View {
  let content: Content
  @State private var model = FlowModel()

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Self.keep(model)
    content
  }

  private static func keep(_ model: FlowModel) -> EmptyView {
    flowModels.append(model)
    return EmptyView()
  }
}

@MainActor var flowModels: [FlowModel] = []

struct Stacks: View {
  let router: NavigationRouter<Big>
  let text: String

  var body: some View {
    let screen = { [text] in Screen(route: $0, text: text) }
    NavigationWindow(router, destination: screen) {
      RouterStack(router, .a, destination: screen)
      RouterStack(router, .b, destination: screen)
      RouterStack(router, .c, destination: screen)
      RouterStack(router, .d, destination: screen)
      RouterStack(router, .e, destination: screen)
      RouterStack(router, .f, destination: screen)
      RouterStack(router, .g, destination: screen)
      if router.isVisible(.h) { RouterStack(router, .h, destination: screen) }
    }
    .stacks { (tab: BigTab?, route: Place, stack) in
      if tab == .h, route == Place(7) { Flow { stack } } else { stack }
    }
  }
}

@main @MainActor struct Driver {
  static var failures = 0

  static func main() async {
    let router = NavigationRouter<Big>(conditions: .fixed([.member: .met]))
    for tab in BigTab.allCases {
      router.select(tab)
      for number in 10..<19 { router.navigate(to: Place(number)) }
    }
    func show(_ text: String = "") -> [String: Int] { Graph.shared.show(Stacks(router: router, text: text)) }

    let launch = show()
    check("one stack has a view around it", flowModels.count == 1)
    expect("launch", launch, ["Screen": 80, "Row": 800, "RouteLink": 800, "RouterStack": 8])
    expect("nothing", show(), [:])
    router.navigate(to: Place(20))
    expect(
      "push", show(),
      ["RouterStack": 1, "RouteScreen": 1, "Screen": 1, "Row": 10, "RouteLink": 10, "Echo": 1])
    router.pop()
    expect("pop", show(), ["RouterStack": 1])
    router.select(.c)
    expect("tab", show(), [:])
    router.navigate(to: Place(98))
    expect(
      "sheet", show(),
      ["ModalScreen": 1, "RouteScreen": 1, "Screen": 1, "Row": 10, "RouteLink": 10, "Echo": 1])
    router.dismiss()
    expect("dismissal", show(), [:])

    router.navigate(to: Place(99))
    _ = show()
    Echo.last = []
    _ = show("new")
    check(
      "a popover follows the app's closures",
      router.modals.count == 1 && Echo.last.filter { $0 == "new" }.count == 81)
    router.dismiss()
    _ = show("new")

    Graph.shared.isBusy = true
    router.navigate(to: Place(98))
    _ = show("new")
    Graph.shared.isBusy = false
    var stalled: [Place] = []
    router.presentationDidStall = { stalled.append($0) }
    while stalled.isEmpty { try? await Task.sleep(for: .milliseconds(50)) }
    for _ in 0..<5 { await Task.yield() }
    check("a sheet that was dropped comes", show("new")["ModalScreen"] == 1)
    check("and is reported", stalled == [Place(98)])

    router.dismiss()
    flowModels = [flowModels[0]]
    router.reset()
    _ = show("new")
    check("reset makes its state anew", flowModels.count == 2 && flowModels[0] !== flowModels[1])
    router.select(.h)
    for number in 10..<19 { router.navigate(to: Place(number)) }
    _ = show("new")
    check("a push leaves it", flowModels.count == 2)

    driveColumns()
    rowsThatScroll()
    exit(failures == 0 ? 0 : 1)
  }

  /// A list tells its level of each row that comes and goes: a row costs the same in a long list.
  static func rowsThatScroll() {
    let (short, long) = (timeOfRows(5_000), timeOfRows(50_000))
    print("5 000 rows", short, "50 000 rows", long)
    // Ten times the rows take ten times as long. A row that looked at the others would take a hundred times.
    check("many rows are no burden", long < 40 * short)
  }

  /// The time of the processor for rows that come and go, in microseconds.
  private static func timeOfRows(_ count: Int) -> Int {
    let level = ModalLevel<Big>()
    let rows = (0..<count).map { _ in FlowModel() }
    let start = clock()
    for row in rows { level.add(ObjectIdentifier(row), for: Place(99)) }
    for row in rows { level.remove(ObjectIdentifier(row)) }
    return Int(clock() - start) * 1_000_000 / Int(CLOCKS_PER_SEC)
  }

  /// Prints the bodies of an operation, and compares those of screens and of what surrounds them.
  static func expect(_ name: String, _ counts: [String: Int], _ expected: [String: Int]) {
    // Modifiers of the runtime read what changed, and have no content of their own.
    let seen = counts.filter { name == "launch" ? expected[$0.key] != nil : !modifiers.contains($0.key) }
    print(name, counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    check(name, seen == expected)
  }

  static let modifiers: Set = [
    "Handoff", "ModalPresenter", "DismissalProtection", "Detents", "SheetPlacement", "ScreenTransition", "TabBarHiding",
    "DraftProtection", "NavigationSource", "NavigationEnvironment", "TappedLinks", "StackRoot",
    "StateRestoration", "LinkReceiver", "ScreenIdentifier", "ScreenCover", "DraftAlert",
  ]

  static func check(_ name: String, _ isTrue: Bool) {
    print(isTrue ? "ok   " : "FAIL ", name)
    if !isTrue { failures += 1 }
  }
}
