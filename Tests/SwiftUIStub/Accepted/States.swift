import Foundation
import SwiftUI

enum Results: Equatable {
  case unloaded
  indirect case loading(previous: Results)
  case loaded(values: [Pledge], total: Int)
  case failed
}

struct Pledge: Identifiable, Hashable {
  let id: Int
  let name: String
}

@MainActor final class PledgesModel: ObservableObject {
  @Published var results = Results.unloaded

  func load() async { results = .loaded(values: [Pledge(id: 1, name: "A film")], total: 1) }
}

// Shape: Kickstarter-iOS/Features/PledgedProjectsOverview/PPOView.swift of kickstarter/ios-oss: one view by each state of
// the results, with patterns that bind in several of them, and closures of the screen's owner for what leads away.
struct PledgesView: View {
  @StateObject var model = PledgesModel()
  var onCountChange: ((Int?) -> Void)?
  var onNavigate: ((Pledge) -> Void)?

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task { await self.model.load() }
      .onChange(of: self.model.results) { _, results in
        if case .loaded(_, let total) = results { self.onCountChange?(total) }
      }
  }

  @ViewBuilder private var content: some View {
    switch self.model.results {
    case .unloaded, .loading(.unloaded), .loading(.failed), .loading(previous: .loading):
      self.progress
    case .failed:
      Button("Try again") { Task { await self.model.load() } }
    case let .loaded(values, _), let .loading(previous: .loaded(values, _)):
      self.list(values)
    }
  }

  private var progress: some View {
    VStack {
      Spacer()
      ProgressView().padding()
      Spacer()
    }
  }

  private func list(_ values: [Pledge]) -> some View {
    List {
      ForEach(values) { pledge in Button(pledge.name) { self.onNavigate?(pledge) } }
    }
    .refreshable { await self.model.load() }
  }
}

struct LogFilter: Equatable {
  enum Severity: String, CaseIterable { case warning, error }

  var severity: Severity?
}

// Shape: WordPress/Classes/ViewRelated/Blog/Site Monitoring/PHPLogsView.swift of wordpress-mobile/WordPress-iOS: a
// picker of an optional value in a menu, a list that loads more when its last row appears, actions with a preview.
struct LogsView: View {
  @State private var filter = LogFilter()
  @State private var entries: [Event] = []

  var body: some View {
    VStack(spacing: 0) {
      Menu {
        Picker("", selection: $filter.severity) {
          let cases = [LogFilter.Severity.warning, .error]
          ForEach(cases, id: \.self) { Text($0.rawValue).tag(Optional.some($0)) }
        }
        .pickerStyle(.inline)
      } label: {
        Text(filter.severity?.rawValue ?? "All")
      }
      Divider()
      main
    }
    .onAppear { load() }
    .onChange(of: filter) { load(reset: true) }
  }

  @ViewBuilder private var main: some View {
    if entries.isEmpty {
      ContentUnavailableView("No entries", systemImage: "doc")
    } else {
      List {
        Section {
          ForEach(entries) { entry in row(for: entry) }
          ProgressView().frame(height: 50).onAppear { load() }
        }
      }
      .listStyle(.plain)
    }
  }

  private func row(for entry: Event) -> some View {
    let name = entry.name
    return NavigationLink(destination: { Text(name) }) {
      Text(name).lineLimit(3)
        .contextMenu {
          Button("Copy") {}
        } preview: {
          Text(name).frame(width: 320).padding()
        }
    }
  }

  private func load(reset: Bool = false) {
    Task { entries = reset ? [] : entries + [Event(id: entries.count, name: "Entry", date: .now)] }
  }
}

@MainActor protocol PlanDelegate: AnyObject {
  func confirm(_ plan: PlanModel.Plan)
}

@MainActor final class PlanModel: ObservableObject {
  enum Plan { case free, paid }

  @Published var plan = Plan.free
  weak var delegate: (any PlanDelegate)?
}

// Shape: Signal/src/ViewControllers/AppSettings/Backups/ChooseBackupPlanViewController.swift of signalapp/Signal-iOS: a
// view around a model whose delegate is a view controller, a label that a `switch` decides inside its closure.
struct PlanView: View {
  @ObservedObject private var model: PlanModel

  init(model: PlanModel) { self.model = model }

  var body: some View {
    VStack {
      ScrollView {
        option("Free", .free)
        option("Paid", .paid)
      }
      Button {
        model.delegate?.confirm(model.plan)
      } label: {
        let text =
          switch model.plan {
          case .free: "Continue"
          case .paid: "Subscribe"
          }
        Text(text).foregroundStyle(.white)
      }
      .buttonStyle(.plain)
      .background(Color.blue)
    }
  }

  private func option(_ title: String, _ plan: PlanModel.Plan) -> some View {
    Button(action: { model.plan = plan }) {
      HStack(alignment: .top) {
        Text(title).font(.headline)
        Spacer()
        Group {
          if model.plan == plan { Image(systemName: "checkmark") } else { Capsule() }
        }
        .frame(width: 24, height: 24)
      }
    }
    .disabled(model.plan == plan)
  }
}

final class Appearance: ObservableObject {
  @MainActor static let current = Appearance()

  @Published var isDark = false
}

// Shape: WMFComponents' WMFTempAccountsToastView.swift of wikimedia/wikipedia-ios: the theme from a shared object with a
// default, another layout by the height, a button that closes and another that hands over.
struct ToastView: View {
  @ObservedObject var appearance = Appearance.current
  @Environment(\.dismiss) private var dismiss
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  let readMore: @MainActor () -> Void

  init(readMore: @escaping @MainActor () -> Void) { self.readMore = readMore }

  private var color: Color { appearance.isDark ? .gray : .yellow }

  var body: some View {
    VStack(alignment: .leading) {
      if verticalSizeClass == .compact {
        HStack { text }
      } else {
        text
      }
      Button("Read more") {
        dismiss()
        readMore()
      }
    }
    .background(color)
  }

  @ViewBuilder private var text: some View {
    Image(systemName: "exclamationmark.triangle")
    Text("You are not signed in.")
  }
}
