import Foundation

/// What is not Swift: schemes of URLs, domains of universal links, and the titles of string catalogs.
struct Resources {
  var schemes: [String] = []
  var domains: [String] = []
  private var titles: [String: String] = [:]
  /// By the names that Xcode makes of keys.
  private var symbols: [String: String] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      let ending = file.path.split(separator: ".").last.map(String.init) ?? ""
      guard let data = try? Data(contentsOf: file.url), data.count < SourceReader.largest else { continue }
      switch ending {
      case "plist", "entitlements": readPropertyList(data)
      case "xcstrings": readCatalog(data)
      // Of the development language. What is written `"key" = "text";` is a property list of the old kind.
      case "strings"
      where file.path.contains("en.lproj/") || file.path.contains("Base.lproj/")
        || !file.path.contains(".lproj/"):
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        titles.merge((list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }) { first, _ in first }
      default: break
      }
    }
  }

  /// The text of a key, and the key itself where no catalog has it and it reads like a text.
  func title(_ key: String) -> String? {
    if key.hasPrefix(".") { return symbols[String(key.dropFirst())] }
    if let text = titles[key], !text.contains("%") { return text }
    let isKey =
      !key.contains(" ") && (key.contains(".") || key.contains("_") || key.first?.isLowercase == true)
    return isKey || key.contains("%") || key.trimmingSpaces.isEmpty ? nil : key.trimmingSpaces
  }

  private mutating func readPropertyList(_ data: Data) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return }
    for type in list["CFBundleURLTypes"] as? [[String: Any]] ?? [] {
      for scheme in (type["CFBundleURLSchemes"] as? [String] ?? []).map({ $0.lowercased() })
      where scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil && !Self.taken.contains(scheme)
        // What services call back with.
        && !scheme.hasPrefix("com.googleusercontent.") && scheme.wholeMatch(of: /fb\d+/) == nil
      {
        if !schemes.contains(scheme) { schemes.append(scheme) }
      }
    }
    for domain in list["com.apple.developer.associated-domains"] as? [String] ?? [] {
      let host = /applinks:((\*\.)?[a-z0-9]([a-z0-9\-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9\-]*[a-z0-9])?)+)(\?.*)?/
      guard let name = domain.lowercased().wholeMatch(of: host)?.1 else { continue }
      if !domains.contains(String(name)) { domains.append(String(name)) }
    }
  }

  private static let taken: Set<String> = [
    "http", "https", "file", "ftp", "mailto", "tel", "sms", "javascript", "data", "about", "blob", "ws",
    "wss", "facetime", "maps", "itms-apps", "app-settings", "app-prefs", "prefs", "shortcuts", "webcal",
    "feed",
  ]

  private mutating func readCatalog(_ data: Data) {
    guard let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any]
    else { return }
    let language = catalog["sourceLanguage"] as? String ?? "en"
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
      let localized = (entry as? [String: Any])?["localizations"] as? [String: Any]
      let unit = (localized?[language] as? [String: Any])?["stringUnit"] as? [String: Any]
      let text = unit?["value"] as? String ?? (key.contains("%") ? "" : key)
      if unit != nil, !text.isEmpty { titles[key] = text }
      if !text.isEmpty, let symbol = Names.valid(key), symbols[symbol] == nil { symbols[symbol] = text }
    }
  }
}
