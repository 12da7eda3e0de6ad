/// Where the program begins. Several programs in one folder are normal: an app, a widget, an app for the watch.
struct Entry {
  /// The type with `@main`.
  var type: Int?
  var notes: [String] = []
  /// Those of other programs.
  var others: [Int] = []
  /// The folders of these.
  var foreign: [String] = []

  /// - Parameter file: The file of the type, where others have its name.
  init(_ index: Index, name: String?, file: String? = nil) throws {
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
    let graph = candidates.count > 1 ? Self.graph(index) : [:]
    func size(_ type: Int) -> Int {
      let isSmall = index.files[index.types[type].file].path.lowercased().split(separator: "/").contains {
        part in
        ["watch", "widget", "macos", "macapp", "tvos", "tvapp"].contains(where: part.contains)
          || ["mac", "tv"].contains(part) || part.hasSuffix("extension") || part.hasSuffix("clip")
      }
      return (Self.reach(type, graph).count + (isApp(type) ? 10 : 0)) * (isSmall ? 1 : 100)
    }
    if let name {
      let named = index.types.indices.first {
        index.types[$0].fact.name == name && index.files[index.types[$0].file].path == file
      }
      type = named ?? index.type(named: name, file: 0, scope: nil)
      if type == nil { throw ReaderError("There is no type '\(name)'") }
    } else {
      type = candidates.max { size($0) < size($1) }
    }
    let others = candidates.filter { $0 != type }
    guard let type, candidates.contains(type), !others.isEmpty else { return }
    self.others = others
    func program(_ type: Int) -> String {
      "\(index.types[type].fact.name) (\(index.files[index.types[type].file].path))"
    }
    if name == nil {
      let names = others.map(program).sorted().joined(separator: ", ")
      notes.append(
        "The program read is \(program(type)); others are there: \(names). --entry or --exclude chooses.")
    }
    guard !mains.isEmpty else { return }
    func folder(_ type: Int) -> String {
      String(index.files[index.types[type].file].path.reversed().drop { $0 != "/" }.reversed())
    }
    // A folder that this program takes much from is shared.
    let own = Self.reach(type, graph)
    foreign = others.map(folder).filter { other in
      let inside = index.types.indices.filter { folder($0).hasPrefix(other) }
      return !folder(type).hasPrefix(other) && inside.count(where: own.contains) * 5 < inside.count
    }
  }

  /// Which types make or lead to which.
  static func graph(_ index: Index, _ navigation: Navigation? = nil) -> [Int: Set<Int>] {
    var graph: [Int: Set<Int>] = [:]
    for (event, fact) in index.events.enumerated() where fact.kind == .call {
      guard let owner = index.typeOfMember[fact.member], let made = index.constructed(event) else { continue }
      graph[owner, default: []].insert(made)
    }
    for way in navigation?.ways ?? [] {
      if case .type(let owner) = way.unit {
        graph[owner, default: []].formUnion(navigation?.views(of: way.target) ?? [])
      }
    }
    return graph
  }

  /// - Parameter closed: A type that is not gone through.
  static func reach(_ type: Int, _ graph: [Int: Set<Int>], past closed: Int? = nil) -> Set<Int> {
    var (seen, open): (Set<Int>, [Int]) = ([type], [type])
    while let next = open.popLast() {
      for made in next == closed ? [] : graph[next] ?? [] where seen.insert(made).inserted {
        open.append(made)
      }
    }
    return seen
  }

  /// Of several roots, those with tabs and those that lead to most come first: the others are shown in their place.
  static func sorted(
    _ roots: [Destination], _ navigation: Navigation, _ graph: @autoclosure () -> [Int: Set<Int>]
  )
    -> [Destination]
  {
    guard roots.count > 1 else { return roots }
    let graph = graph()
    let sizes = roots.map { root in
      navigation.views(of: root.target).map { view in
        navigation.tabbed.contains(view) ? Int.max : reach(view, graph).count
      }.max() ?? 0
    }
    return zip(roots, sizes).sorted { $0.1 > $1.1 }.map(\.0)
  }
}
