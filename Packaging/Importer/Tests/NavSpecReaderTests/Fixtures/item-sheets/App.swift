import SwiftUI

@main struct BankApp: App {
  @StateObject private var coordinator = Coordinator()
  var body: some Scene { WindowGroup { AccountsView().environmentObject(coordinator) } }
}

enum Sheet: Identifiable {
  case transfer(from: UUID)
  case settings
  var id: String { "\(self)" }
}

enum Cover: Identifiable {
  case signIn
  var id: Int { 0 }
}

final class Coordinator: ObservableObject {
  @Published var sheet: Sheet?
  @Published var cover: Cover?

  func present(_ sheet: Sheet) { self.sheet = sheet }
  func signOut() { cover = .signIn }
}

extension View {
  /// The binding of another's property.
  func covers(cover: Binding<Cover?>) -> some View {
    fullScreenCover(item: cover) { cover in
      switch cover {
      case .signIn: SignInView()
      }
    }
  }
}

struct AccountsView: View {
  @EnvironmentObject var coordinator: Coordinator
  @State private var filter: Filter = .all

  var body: some View {
    VStack {
      Button("Transfer") { coordinator.present(.transfer(from: UUID())) }
      Button("Settings") { coordinator.sheet = .settings }
      Button("Filter") { filter = .spent }
    }
    .sheet(item: $coordinator.sheet) { sheet in content(of: sheet) }
    .covers(cover: $coordinator.cover)
  }

  @ViewBuilder private func content(of sheet: Sheet) -> some View {
    switch sheet {
    case .transfer(let id): NavigationStack { TransferView(account: id) }
    case .settings: SettingsView()
    }
  }
}

enum Filter { case all, spent }

struct TransferView: View {
  let account: UUID
  @State private var step: Step?
  var body: some View {
    Text("Transfer").sheet(item: $step) { step in
      switch step {
      case .amount: AmountView()
      case .review: if account == UUID() { ReviewView() } else { SignInView() }
      case .code(.long): LongCodeView()
      case .code(.short): ShortCodeView()
      }
    }
  }
}

enum Step: Identifiable {
  case amount, review
  case code(Length)
  enum Length { case long, short }
  var id: String { "\(self)" }
}

struct SettingsView: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { Button("Sign out") { coordinator.signOut() } }
}

struct SignInView: View { var body: some View { Text("Sign in") } }
struct LongCodeView: View { var body: some View { Text("Code") } }
struct ShortCodeView: View { var body: some View { Text("Code") } }
struct AmountView: View { var body: some View { Text("Amount") } }
struct ReviewView: View { var body: some View { Text("Review") } }
