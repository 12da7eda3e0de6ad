import SwiftUI

@main struct ClinicApp: App { var body: some Scene { WindowGroup { StartView() } } }

enum Route: Hashable { case visit(id: Int), doctors, bill, code, none }

/// What the path holds.
struct Step: Hashable {
  let route: Route
  let id = UUID()
}

@MainActor final class Coordinator: ObservableObject {
  @Published var path: [Step] = []
  @Published var help: HelpPage?

  func navigate(to route: Route) {
    let step = Step(route: route)
    path.append(step)
  }

  func restart() { path = [Step(route: .doctors)] }
}

enum HelpPage {
  case phone, letter
  @ViewBuilder var page: some View {
    switch self {
    case .phone: PhoneView()
    case .letter: LetterView()
    }
  }
}

/// Sets what a view waits for.
final class SignIn: ObservableObject {
  @Published var next: Route?
  private let steps = Steps()
  func send() { steps.check { self.next = .code } }
  func begin() { proceed() }
  private func proceed() { finish() }
  private func finish() { Coordinator.shared.navigate(to: .bill) }
}

final class Steps { func check(_ then: () -> Void) { then() } }

extension Coordinator { static let shared = Coordinator() }

struct StartView: View {
  @StateObject private var coordinator = Coordinator()
  @StateObject private var signIn = SignIn()
  @State private var page: HelpPage?

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      List {
        Button("A visit") { coordinator.navigate(to: .visit(id: 1)) }
        Button("Again") { coordinator.restart() }
        Button("Sign in") { signIn.begin() }
        Button("By phone") { page = .phone }
        Button("By letter") { page = .letter }
      }
      .navigationDestination(for: Step.self) { step in
        switch step.route {
        case .visit(let id): VisitView(id: id)
        case .doctors: DoctorsView()
        case .bill: BillView()
        case .code: CodeView()
        case .none: EmptyView()
        }
      }
      .navigationDestination(isPresented: Binding(get: { page != nil }, set: { _ in page = nil })) {
        if let page { page.page }
      }
      .onReceive(signIn.$next) { next in
        if let next { coordinator.navigate(to: next) }
      }
    }
  }
}

struct VisitView: View {
  let id: Int
  var body: some View { Text("Visit") }
}
struct DoctorsView: View { var body: some View { Text("Doctors") } }
struct BillView: View { var body: some View { Text("Bill") } }
struct CodeView: View { var body: some View { Text("Code") } }
struct PhoneView: View { var body: some View { Text("Phone") } }
struct LetterView: View { var body: some View { Text("Letter") } }
