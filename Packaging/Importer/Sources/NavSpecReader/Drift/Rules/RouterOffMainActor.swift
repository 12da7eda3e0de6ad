import Foundation

extension Drift {
  /// Classes whose path a stack is bound to, and that are not on the main actor.
  func routersOffMainActor() -> [Finding] {
    let properties = events.compactMap { event -> Int? in
      guard index.events[event].name == "NavigationStack",
        let path = navigation.argument("path", of: index.events[event])
      else { return nil }
      return navigation.property(of: path, at: event)
    }
    let owners = properties.filter { !index.members[$0].attributes.contains(where: Self.isMain) }.compactMap {
      index.typeOfMember[$0]
    }
    return Set(owners).sorted().compactMap { type in
      let app = index.types[type]
      guard app.fact.isClass, !isOnActor(type, []), let mark = isolation.mark else { return nil }
      return finding(
        "router-off-main-actor", in: app.file, app.fact.place, length: app.lastName.utf8.count, mark,
        label: "not on the main actor",
        "a stack is bound to the path of '\(app.lastName)', which is not on the main actor",
        notes: mark == .read ? [] : ["it is, where the target's default isolation is 'MainActor'"])
    }
  }

  private static func isMain(_ attribute: String) -> Bool { attribute.hasSuffix("Actor") }

  /// What a type from elsewhere says of its subclasses is not known: it is taken to be on an actor.
  private func isOnActor(_ type: Int, _ seen: Set<Int>) -> Bool {
    let app = index.types[type]
    if app.fact.attributes.contains(where: Self.isMain) || seen.contains(type) { return true }
    return app.fact.inherits.contains { name in
      if let parent = index.type(written: name, file: app.file, scope: nil), !index.types[parent].isForeign {
        return parent != type && isOnActor(parent, seen.union([type]))
      }
      return !Self.nonisolated.contains(name.lastName)
    }
  }

  private static let nonisolated: Set<String> = [
    "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable", "NSObject", "Observable", "ObservableObject", "Sendable",
  ]
}

/// How sure it is that declarations are on no actor by default: `nil` where a target among what was read has the main
/// actor for that.
struct Isolation {
  let mark: Mark?

  private static let settings = [
    "defaultIsolation(MainActor.self", "DEFAULT_ACTOR_ISOLATION = MainActor",
    "DEFAULT_ACTOR_ISOLATION=MainActor",
  ]

  init(_ files: [SourceFile]) {
    let texts = files.filter { file in
      [".pbxproj", ".xcconfig", "Package.swift"].contains(where: file.path.hasSuffix)
    }.compactMap { try? Data(contentsOf: $0.url) }
    let isMain = texts.contains { text in Self.settings.contains { text.range(of: Data($0.utf8)) != nil } }
    mark = isMain ? nil : texts.isEmpty ? .inferred : .read
  }
}
