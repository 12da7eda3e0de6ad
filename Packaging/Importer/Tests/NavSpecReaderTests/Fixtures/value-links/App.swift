import SwiftUI

@main struct ZooApp: App { var body: some Scene { WindowGroup { AnimalsView() } } }

struct Animal: Hashable, Identifiable { let id: Int }
struct Keeper: Hashable, Identifiable { let id: Int }

struct AnimalsView: View {
  let animals: [Animal]
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(animals) { animal in
        NavigationLink(value: animal) { Text("Animal") }
        NavigationLink("Keeper", value: keeper(of: animal).id)
        NavigationLink("Map", value: "map")
      }
      .navigationDestination(for: Animal.self) { AnimalView(animal: $0) }
      .navigationDestination(for: Keeper.ID.self) { id in KeeperView(id: id) }
      .navigationDestination(for: String.self) { _ in ZooMapView() }
      .toolbar { Button("Random") { path.append(animals[0]) } }
    }
  }

  private func keeper(of animal: Animal) -> Keeper { Keeper(id: 1) }
}

struct AnimalView: View {
  let animal: Animal
  let keeper: Keeper
  var body: some View { NavigationLink("Its keeper", value: keeper.id) }
}
