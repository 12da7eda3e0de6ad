/// Where the program begins. Several programs in one folder are normal: an app, a widget, an app for the watch.
struct Entry {
  /// The type with `@main`.
  var type: Int?
  var notes: [String] = []
  /// The types of other programs: those of their folders, and those that they come to, but this one does not.
  var foreign: Set<Int> = []

  init(_ navigation: Navigation, name: String?) throws {
    let index = navigation.index
    let mains = index.types.indices.filter { type in
      let fact = index.types[type].fact
      return fact.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0) }
        && !fact.inherits.contains { $0.hasPrefix("Widget") || $0.hasSuffix("Command") }
    }
    func isApp(_ type: Int) -> Bool {
      index.types[type].fact.inherits.contains { $0 == "App" || $0 == "SwiftUI.App" }
    }
    // The one with the most in its folder, apps of SwiftUI first; without `@main`, a type that is an app.
    let candidates = mains.isEmpty ? index.types.indices.filter(isApp) : mains
    let graph = candidates.count > 1 ? Self.graph(navigation) : [:]
    func size(_ type: Int) -> Int {
      let path = index.files[index.types[type].file].path.lowercased()
      let isSmall = ["watch", "widget", "extension", "clip"].contains(where: path.contains)
      return (Self.reach(type, graph).count + (isApp(type) ? 10 : 0)) * (isSmall ? 1 : 10)
    }
    if let name {
      type = index.type(named: name, file: 0, scope: nil)
      if type == nil { throw ReaderError("There is no type '\(name)'") }
    } else {
      type = candidates.max { size($0) < size($1) }
    }
    let others = candidates.filter { $0 != type }
    guard let type, candidates.contains(type), !others.isEmpty else { return }
    if name == nil {
      let names = others.map { index.types[$0].fact.name }.sorted().joined(separator: ", ")
      notes.append(
        "The program read is \(index.types[type].fact.name); others are there: \(names). --entry chooses.")
    }
    guard !mains.isEmpty else { return }
    func folder(_ type: Int) -> String {
      String(index.files[index.types[type].file].path.reversed().drop { $0 != "/" }.reversed())
    }
    let folders = others.map(folder).filter { !folder(type).hasPrefix($0) }
    foreign = Set(index.types.indices.filter { folders.contains(where: folder($0).hasPrefix) })
    for other in others { foreign.formUnion(Self.reach(other, graph)) }
    // What is in the program's own folder is its own, where no other program is in there.
    let own = folder(type)
    let isApart = others.allSatisfy { !folder($0).hasPrefix(own) }
    foreign = foreign.subtracting(Self.reach(type, graph)).filter { !isApart || !folder($0).hasPrefix(own) }
  }

  /// Which types make or lead to which.
  static func graph(_ navigation: Navigation) -> [Int: Set<Int>] {
    let index = navigation.index
    var graph: [Int: Set<Int>] = [:]
    for (event, fact) in index.events.enumerated() where fact.kind == .call {
      guard let owner = index.typeOfMember[fact.member], let made = index.constructed(event) else { continue }
      graph[owner, default: []].insert(made)
    }
    for way in navigation.ways {
      if case .type(let owner) = way.unit {
        graph[owner, default: []].formUnion(navigation.views(of: way.target))
      }
    }
    return graph
  }

  static func reach(_ type: Int, _ graph: [Int: Set<Int>]) -> Set<Int> {
    var (seen, open): (Set<Int>, [Int]) = ([type], [type])
    while let next = open.popLast() {
      for made in graph[next] ?? [] where seen.insert(made).inserted { open.append(made) }
    }
    return seen
  }

  /// Of several roots, those with tabs and those that lead to most come first: the others are shown in their place.
  static func sorted(_ roots: [Destination], _ navigation: Navigation) -> [Destination] {
    guard roots.count > 1 else { return roots }
    let graph = graph(navigation)
    let sizes = roots.map { root in
      navigation.views(of: root.target).map { view in
        navigation.tabbed.contains(view) ? Int.max : reach(view, graph).count
      }.max() ?? 0
    }
    return zip(roots, sizes).sorted { $0.1 > $1.1 }.map(\.0)
  }
}
