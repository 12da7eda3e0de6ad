#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `apple-app-site-association`, as far as it tells of paths. Source: Apple, "Supporting associated domains".
struct AssociationFile: Decodable {
  private struct AppLinks: Decodable {
    var details: [Detail]

    private enum CodingKeys: CodingKey { case details }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let list = try? container.decode([Detail].self, forKey: .details) {
        details = list
      } else {
        // The oldest form has a dictionary by app.
        details = try container.decode([String: Detail].self, forKey: .details)
          .sorted { $0.key < $1.key }.map(\.value)
      }
    }
  }

  private struct Detail: Decodable {
    var components: [Component]?
    var paths: [String]?
  }

  private struct Component: Decodable {
    var path: String?
    var keys: [String]
    var hasFragment: Bool
    var exclude: Bool

    private enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case fragment = "#"
      case exclude
    }

    private struct AnyValue: Decodable {
      init(from decoder: any Decoder) throws {}
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path = try container.decodeIfPresent(String.self, forKey: .path)
      keys = ((try? container.decode([String: AnyValue].self, forKey: .query)) ?? [:]).keys.sorted()
      hasFragment = container.contains(.fragment)
      exclude = try container.decodeIfPresent(Bool.self, forKey: .exclude) ?? false
    }
  }

  private var applinks: AppLinks

  func add(to links: inout ExistingLinks) {
    for detail in applinks.details {
      for component in detail.components ?? [] {
        add(component.path, component.keys, isExcluded: component.exclude, to: &links)
        if component.hasFragment {
          links.notes.append("A rule of the association file asks for a fragment ('#').")
        }
      }
      for path in detail.paths ?? [] {
        let isExcluded = path.hasPrefix("NOT ")
        add(isExcluded ? String(path.dropFirst(4)) : path, [], isExcluded: isExcluded, to: &links)
      }
    }
  }

  private func add(_ path: String?, _ keys: [String], isExcluded: Bool, to links: inout ExistingLinks) {
    let path = path ?? "*"
    guard !path.allSatisfy({ "/*".contains($0) }) || path == "/" else {
      let what = isExcluded ? "leaves every other path to the browser" : "takes every path"
      links.notes.append(
        "'\(path)' of the association file \(what); write the patterns of the pages that the app shows.")
      return
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
