package import NavSpecDiagnostics
import NavSpecYAML

/// The names of all files of a spec: which of them are one.
package struct SpecNames: Sendable {
  /// What a name stands for, in all files.
  package struct Symbol: Hashable, Sendable {
    package let kind: NameKind
    /// The name with what it belongs to: `checkout.cart`, `cart#id`.
    package let key: String

    package init(kind: NameKind, key: String) { (self.kind, self.key) = (kind, key) }

    /// The name alone.
    package var name: String {
      let sign: Character = kind == .param || kind == .case ? "#" : "."
      guard kind != .type, let end = key.lastIndex(of: sign) else { return key }
      return String(key[key.index(after: end)...])
    }
  }

  package let files: [FileNames]
  private var declarations: [Symbol: NameMention] = [:]
  private var parents: [String: String] = [:]
  private var lower: [String: String] = [:]

  package init(_ files: [FileNames]) {
    self.files = files
    for file in files {
      for mention in file.names where mention.isDeclaration {
        let symbol = Symbol(kind: mention.kind, key: Self.key(of: mention))
        if declarations[symbol] == nil { declarations[symbol] = mention }
      }
    }
    for file in files {
      func known(_ routes: [String: String]) -> [(String, String)] {
        routes.compactMap { route, other in
          self.route(other, in: file.feature).map { (Self.key(route, in: file.feature), $0.key) }
        }
      }
      parents.merge(known(file.parents)) { old, _ in old }
      lower.merge(known(file.lower)) { old, _ in old }
    }
  }

  private static func key(_ name: String, in feature: String?) -> String {
    feature.map { "\($0).\(name)" } ?? name
  }

  /// Of a declaration.
  private static func key(of mention: NameMention) -> String {
    switch mention.kind {
    case .route, .exit: key(mention.name, in: mention.feature)
    case .param: "\(key(mention.owner ?? "", in: mention.feature))#\(mention.name)"
    case .case: "\(mention.owner ?? "")#\(mention.name)"
    default: mention.name
    }
  }

  /// Every declaration of some kinds, in the order of the files.
  package func declared(_ kinds: NameKind...) -> [NameMention] {
    files.flatMap(\.names).filter { $0.isDeclaration && kinds.contains($0.kind) }
  }

  /// Where a symbol is declared.
  package func declaration(of symbol: Symbol) -> NameMention? { declarations[symbol] }

  /// What a name means; nil where nothing of that name is declared.
  package func symbol(of mention: NameMention) -> Symbol? {
    if mention.isDeclaration { return Symbol(kind: mention.kind, key: Self.key(of: mention)) }
    switch mention.kind {
    case .route, .exit: return route(mention.name, in: mention.feature)
    case .param:
      let owners = ([mention.owner].compactMap(\.self) + (mention.screens ?? [])).map { name -> String? in
        let dot = name.lastIndex(of: ".")
        let feature = dot.map { String(name[..<$0]) } ?? mention.feature
        return route(dot.map { String(name[name.index(after: $0)...]) } ?? name, in: feature)?.key
      }
      // A link carries the params of the screens below, too.
      if mention.screens != nil {
        return owners.lazy.compactMap { owner in owner.flatMap { param(mention.name, of: $0) } }.first
      }
      var owner = owners.first ?? nil
      for _ in 0..<64 {
        guard let own = owner else { return nil }
        if let symbol = param(mention.name, of: own) { return symbol }
        owner = lower[own]
      }
      return nil
    default:
      let symbol = Symbol(kind: mention.kind, key: mention.name)
      return declarations[symbol] == nil ? nil : symbol
    }
  }

  /// A param of a route, also one that it has from the route that it is under.
  private func param(_ name: String, of route: String) -> Symbol? {
    var owner: String? = route
    for _ in 0..<64 {
      guard let own = owner else { return nil }
      let symbol = Symbol(kind: .param, key: "\(own)#\(name)")
      if declarations[symbol] != nil { return symbol }
      owner = parents[own]
    }
    return nil
  }

  /// A route or an exit of a feature, else a route of the app.
  private func route(_ name: String, in feature: String?) -> Symbol? {
    let keys = [Self.key(name, in: feature), name]
    for key in keys {
      for kind in [NameKind.route, .exit] where declarations[Symbol(kind: kind, key: key)] != nil {
        return Symbol(kind: kind, key: key)
      }
    }
    // An includer names the exits of what it includes.
    return declarations.keys.first { $0.kind == .exit && $0.key.hasSuffix(".\(name)") }
  }

  /// The names of a file.
  package func file(of source: SourceID) -> FileNames? { files.first { $0.source == source } }

  /// The name at a place, with what it means.
  package func mention(at offset: Int, in source: SourceID) -> (mention: NameMention, symbol: Symbol)? {
    let mention = file(of: source)?.names.last { $0.range.start <= offset && offset <= $0.range.end }
    return mention.flatMap { mention in symbol(of: mention).map { (mention, $0) } }
  }

  /// Every place that names a symbol, its declaration included.
  package func mentions(of wanted: Symbol) -> [NameMention] {
    files.flatMap(\.names).filter { $0.name == wanted.name && symbol(of: $0) == wanted }
  }
}
