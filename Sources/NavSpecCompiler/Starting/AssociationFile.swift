#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `apple-app-site-association`, as far as it tells of paths. Source: Apple, "Supporting associated domains".
struct AssociationFile: Decodable {
  private struct AppLinks: Decodable {
    var details: [Detail]
    var defaults: Defaults?

    private enum CodingKeys: CodingKey { case details, defaults }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      defaults = try container.decodeIfPresent(Defaults.self, forKey: .defaults)
      if let list = try? container.decode([Detail].self, forKey: .details) {
        details = list
      } else {
        // The oldest form has a dictionary by app.
        details = try container.decode([String: Detail].self, forKey: .details)
          .sorted { $0.key < $1.key }.map(\.value)
      }
    }
  }

  /// What counts for components that do not say it themselves.
  private struct Defaults: Decodable {
    var caseSensitive: Bool?
  }

  private struct Detail: Decodable {
    var components: [Component]?
    var paths: [String]?
    var defaults: Defaults?
  }

  private struct Component: Decodable {
    var path: String?
    var keys: [String]
    var hasQuery: Bool
    var hasFragment: Bool
    var exclude: Bool
    var caseSensitive: Bool?

    private enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case fragment = "#"
      case exclude, caseSensitive
    }

    private struct AnyValue: Decodable {
      init(from decoder: any Decoder) throws {}
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path = try container.decodeIfPresent(String.self, forKey: .path)
      keys = ((try? container.decode([String: AnyValue].self, forKey: .query)) ?? [:]).keys.sorted()
      hasQuery = container.contains(.query)
      hasFragment = container.contains(.fragment)
      exclude = try container.decodeIfPresent(Bool.self, forKey: .exclude) ?? false
      caseSensitive = try container.decodeIfPresent(Bool.self, forKey: .caseSensitive)
    }
  }

  private var applinks: AppLinks

  func add(to links: inout ExistingLinks) {
    var caseSensitivities: Set<Bool> = []
    for detail in applinks.details {
      let isCaseSensitive = detail.defaults?.caseSensitive ?? applinks.defaults?.caseSensitive ?? true
      for component in detail.components ?? [] {
        add(component, to: &links)
        caseSensitivities.insert(component.caseSensitive ?? isCaseSensitive)
      }
      for path in detail.paths ?? [] {
        let isExcluded = path.hasPrefix("NOT ")
        add(isExcluded ? String(path.dropFirst(4)) : path, [], isExcluded: isExcluded, to: &links)
        caseSensitivities.insert(true)
      }
    }
    if caseSensitivities == [false] {
      links.ignoresCase = true
    } else if caseSensitivities.contains(false) {
      links.notes.append(
        "Some rules of the association file ignore case; the spec does not ('case: insensitive' of a source)."
      )
    }
  }

  private func add(_ component: Component, to links: inout ExistingLinks) {
    if component.hasFragment {
      links.notes.append("A rule of the association file asks for a fragment ('#').")
    }
    if component.hasQuery {
      let keys = component.keys.map { "'\($0)'" }.joined(separator: ", ")
      let named = keys.isEmpty ? "" : " with \(keys)"
      links.notes.append(
        "A rule of the association file asks for a query\(named); the spec does not require it.")
    }
    // Without a path it is about every URL that has the fragment or the query.
    if component.path == nil, component.hasFragment || component.hasQuery { return }
    add(component.path, component.keys, isExcluded: component.exclude, to: &links)
  }

  private func add(_ path: String?, _ keys: [String], isExcluded: Bool, to links: inout ExistingLinks) {
    let path = path ?? "*"
    guard !path.allSatisfy({ "/*".contains($0) }) || path == "/" else {
      let what = isExcluded ? "leaves every other path to the browser" : "takes every path"
      links.notes.append(
        "'\(path)' of the association file \(what); write the patterns of the pages that the app shows.")
      return
    }
    if path.contains("?") {
      links.notes.append(
        "'\(path)' of the association file counts characters ('?'); the spec takes any number of them.")
    }
    if path.contains("$(") {
      links.notes.append(
        "'\(path)' of the association file has a variable ('$(…)'); the spec takes any text in its place.")
    }
    if path.contains("*") {
      links.notes.append(
        "'*' of an association file also stands for several segments; the spec takes one ('{+rest}' takes all)."
      )
    }
    let entry = ExistingLinks.Entry(
      path: path.hasPrefix("/") ? path : "/" + path, keys: keys, hasWildcards: true)
    if isExcluded { links.exclusions.append(entry) } else { links.entries.append(entry) }
  }
}

/// The URL schemes of an `Info.plist`, and the domains of an entitlements file.
struct LinkPropertyList: Decodable {
  private struct URLType: Decodable {
    var schemes: [String]?

    private enum CodingKeys: String, CodingKey { case schemes = "CFBundleURLSchemes" }
  }

  private var types: [URLType]?
  private var domains: [String]?

  private enum CodingKeys: String, CodingKey {
    case types = "CFBundleURLTypes"
    case domains = "com.apple.developer.associated-domains"
  }

  func add(to links: inout ExistingLinks) {
    for scheme in (types ?? []).flatMap({ $0.schemes ?? [] }) { links.addScheme(scheme) }
    for domain in domains ?? [] where domain.hasPrefix("applinks:") {
      // `?mode=developer` may follow.
      links.addDomain(String(domain.dropFirst("applinks:".count).prefix { $0 != "?" }))
    }
  }
}
