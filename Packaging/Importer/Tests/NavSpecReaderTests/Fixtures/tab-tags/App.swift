import SwiftUI

@main struct FitApp: App { var body: some Scene { WindowGroup { MainView() } } }

enum Part: Hashable { case today, plan }

/// The bar of the system is hidden under one of the app's own.
struct MainView: View {
  @State private var part = Part.today

  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $part) {
        TodayView().tag(Part.today)
        NavigationStack { PlanView() }.tag(Part.plan)
      }
      .toolbar(.hidden, for: .tabBar)
      PartBar(part: $part)
    }
  }
}

struct PartBar: View {
  @Binding var part: Part
  var body: some View { Button("Plan") { part = .plan } }
}

struct TodayView: View {
  @State private var isDone = false
  var body: some View {
    // No tabs: a picker's choices have tags too.
    Picker("Kind", selection: $isDone) { Text("Done").tag(true) }
    NavigationLink("Steps") { StepsView() }
  }
}
struct PlanView: View { var body: some View { Text("Plan") } }
struct StepsView: View { var body: some View { Text("Steps") } }
