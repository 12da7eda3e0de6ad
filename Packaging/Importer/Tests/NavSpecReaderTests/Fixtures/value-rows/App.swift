import SwiftUI

@main struct ShelfApp: App { var body: some Scene { WindowGroup { ShelvesView() } } }

enum Kind: String, CaseIterable { case novels, poems }
enum Page: Hashable { case account, privacy }

struct ShelvesView: View {
  @State private var kinds = Kind.allCases

  var body: some View {
    NavigationStack {
      List {
        // Its screen does not look at which one it is.
        ForEach(kinds, id: \.self) { kind in NavigationLink(value: kind) { Text(kind.rawValue) } }
        Row(title: "Account", value: Page.account)
        Row(title: "Privacy", value: Page.privacy)
        PickList(titles: ["Lent"]) { LentView(title: $0) }
      }
      .navigationDestination(for: Kind.self) { kind in KindView(kind: kind) }
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .account: AccountView()
        case .privacy: PrivacyView()
        }
      }
    }
  }
}

struct Row<Value: Hashable>: View {
  let title: String
  let value: Value
  var body: some View { NavigationLink(value: value) { Text(title) } }
}

/// Hands on what its rows lead to.
struct PickList<Destination: View>: View {
  let titles: [String]
  let whereTo: (String) -> Destination
  var body: some View { ForEach(titles, id: \.self) { title in PickRow(title: title, destination: whereTo) } }
}

struct PickRow<Destination: View>: View {
  let title: String
  let destination: (String) -> Destination
  var body: some View { NavigationLink(title) { destination(title) } }
}

struct KindView: View {
  let kind: Kind
  var body: some View { NavigationLink("Best") { BestView() } }
}
struct AccountView: View { var body: some View { Text("Account") } }
struct PrivacyView: View { var body: some View { Text("Privacy") } }
struct LentView: View {
  let title: String
  var body: some View { Text(title) }
}
struct BestView: View { var body: some View { Text("Best") } }
