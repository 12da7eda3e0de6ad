import Observation
import SwiftUI

@MainActor protocol Coordinating: AnyObject {
  func presentable() -> AnyView
}

@MainActor final class CoordinatorModule: Identifiable {
  let coordinator: any Coordinating

  init(_ coordinator: any Coordinating) { self.coordinator = coordinator }
}

@MainActor @Observable final class TabCoordinator<Tag: Hashable> {
  struct Item: Identifiable {
    let id: Int
    let tag: Tag
    let title: String
    let module: CoordinatorModule
    var isSearch = false
    var badge = 0
  }

  var items: [Item] = []
  var selected: Tag?
  var sheet: CoordinatorModule?
  var cover: CoordinatorModule?
  var hidesBar = false

  init() {}

  func present(_ coordinator: any Coordinating, animated: Bool = true) {
    var transaction = Transaction()
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { sheet = CoordinatorModule(coordinator) }
  }
}

// Shape: ElementX/Sources/Application/Navigation/NavigationTabCoordinator.swift of element-hq/element-x-ios: an object
// that is generic over its tags decides what shows; tabs, a sheet and a cover come from modules with erased views.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct CoordinatedTabs<Tag: Hashable>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Bindable var coordinator: TabCoordinator<Tag>

  var body: some View {
    tabs
      .sheet(item: $coordinator.sheet) { module in module.coordinator.presentable().id(module.id) }
      #if !os(macOS)
        .fullScreenCover(item: $coordinator.cover) { module in module.coordinator.presentable().id(module.id)
        }
      #endif
      .accessibilityHidden(coordinator.cover != nil)
      .overlay {
        Group {
          if coordinator.items.isEmpty { ProgressView().opacity(0.5) }
        }
        .animation(.default, value: coordinator.items.count)
      }
  }

  @ViewBuilder private var tabs: some View {
    if horizontalSizeClass == .regular {
      HStack(spacing: 0) {
        Divider()
        if let item = coordinator.items.first(where: { $0.tag == coordinator.selected }) {
          item.module.coordinator.presentable().id(item.module.id)
        }
      }
    } else {
      TabView(selection: $coordinator.selected) {
        ForEach(coordinator.items) { item in
          Tab(value: Optional(item.tag), role: item.isSearch ? .search : nil) {
            item.module.coordinator.presentable()
          } label: {
            Label(item.title, systemImage: "circle")
          }
          .badge(item.badge)
        }
      }
    }
  }
}

enum Outline: Int, CaseIterable, Identifiable {
  case popular, lists

  var id: Int { rawValue }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .popular: Text("Popular")
    case .lists: OutlineLists()
    }
  }
}

struct OutlineRow: View {
  let item: Outline
  @Binding var selected: Outline

  var body: some View {
    Button("\(item.rawValue)") { self.selected = item }
  }
}

// Shape: MovieSwift/MovieSwift/views/components/home/HomeView.swift of Dimillian/MovieSwiftUI: tabs with an enum inside
// the view as their tags on one platform, on the other a menu whose rows bind the selection, and a view by each case.
struct OutlineHome: View {
  @State private var selected = Outline.popular
  @State private var tab = Tabs.movies

  private enum Tabs: Int { case movies, lists }

  #if os(macOS)
    var body: some View {
      HStack(spacing: 0) {
        ScrollView(showsIndicators: false) {
          ForEach(Outline.allCases) { item in OutlineRow(item: item, selected: self.$selected) }
        }
        .frame(width: 250)
        selected.content
      }
    }
  #else
    var body: some View {
      TabView(selection: $tab) {
        Text("Movies")
          .tabItem {
            Image(systemName: "film")
            Text("Movies")
          }
          .tag(Tabs.movies)
        OutlineLists().tabItem { Label("Lists", systemImage: "heart") }.tag(Tabs.lists)
      }
    }
  #endif
}

struct OutlineLists: View {
  @State private var lists: [String] = ["Seen", "To see"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(lists, id: \.self) { list in NavigationLink(value: list) { Text(list) } }
          .onDelete { lists.remove(at: $0.first ?? 0) }
      }
    }
  }
}
