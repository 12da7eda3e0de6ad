import SwiftUI

@main struct TrainApp: App {
  var body: some Scene { WindowGroup { Journey<TripRoute, TripsView> { TripsView() } } }
}

protocol Routable: Hashable {
  associatedtype Screen: View
  @ViewBuilder func destination() -> Screen
}

/// Which routes it has is said where it is used.
final class Guide<R: Routable>: ObservableObject {
  @Published var stack: [R] = []
  @Published var modal: R?
  func go(to route: R) { stack.append(route) }
  func show(_ route: R) { modal = route }
  func send(_ route: R) { Mailbox.shared.send(route) }
  // Nothing is shown by it.
  func count(_ route: R) -> Int { stack.filter { $0 == route }.count }
}

struct Journey<R: Routable, Root: View>: View {
  @StateObject private var guide = Guide<R>()
  @ViewBuilder let root: () -> Root
  var body: some View {
    NavigationStack(path: $guide.stack) {
      root().navigationDestination(for: R.self) { $0.destination() }
    }
    .sheet(item: $guide.modal) { $0.destination() }
    .environmentObject(guide)
  }
}

enum TripRoute: Routable {
  case trip(id: Int)
  case help
  func destination() -> some View {
    switch self {
    case .trip(let id): TripView(id: id)
    case .help: TripHelpView()
    }
  }
}

enum SeatRoute: Routable {
  case seat, help
  func destination() -> some View {
    switch self {
    case .seat: SeatView()
    case .help: SeatHelpView()
    }
  }
}

struct TripsView: View {
  @EnvironmentObject var guide: Guide<TripRoute>
  @State private var last: TripRoute?
  var body: some View {
    Button("A trip") { guide.go(to: .trip(id: 1)) }
    Button("Somewhere") { guide.send(.help) }
    Button("Help") { guide.show(.help) }
    Button("The last one") { if let last { guide.go(to: last) } }
    Text("\(guide.count(.help))")
  }
}

struct TripView: View {
  let id: Int
  @EnvironmentObject var guide: Guide<TripRoute>
  var body: some View {
    Button("The next one") { guide.go(to: .trip(id: id + 1)) }
    NavigationLink("Its map") { TripMapView() }
  }
}
struct TripHelpView: View { var body: some View { Text("Help") } }
struct TripMapView: View { var body: some View { Text("Map") } }
struct SeatView: View { var body: some View { Text("Seat") } }
struct SeatHelpView: View { var body: some View { Text("Help") } }
