import Foundation

/// What is not Swift: schemes of URLs, domains of universal links, and the titles of string catalogs.
struct Resources {
  var schemes: [String] = []
  var domains: [String] = []
  private var titles: [String: String] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      let ending = file.path.split(separator: ".").last.map(String.init) ?? ""
      guard let data = try? Data(contentsOf: file.url), data.count < SourceReader.largest else { continue }
      switch ending {
      case "plist", "entitlements": readPropertyList(data)
      case "xcstrings": readCatalog(data)
      case "strings": readStrings(data, file.path)
      default: break
      }
    }
  }

  /// The text of a key, and the key itself where no catalog has it and it reads like a text.
  func title(_ key: String) -> String? {
    if let text = titles[key], !text.contains("%") { return text }
    let isKey =
      !key.contains(" ") && (key.contains(".") || key.contains("_") || key.first?.isLowercase == true)
    return isKey || key.contains("%") || key.trimmingSpaces.isEmpty ? nil : key.trimmingSpaces
  }

  private mutating func readPropertyList(_ data: Data) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return }
    for type in list["CFBundleURLTypes"] as? [[String: Any]] ?? [] {
      for scheme in type["CFBundleURLSchemes"] as? [String] ?? [] {
        Self.add(scheme.lowercased(), to: &schemes, Self.isScheme)
      }
    }
    for domain in list["com.apple.developer.associated-domains"] as? [String] ?? [] {
      guard domain.hasPrefix("applinks:") else { continue }
      let host = domain.dropFirst("applinks:".count).split(separator: "?").first.map(String.init) ?? ""
      Self.add(host.lowercased(), to: &domains, Self.isHost)
    }
  }

  private static func add(_ text: String, to list: inout [String], _ isGood: (String) -> Bool) {
    if isGood(text), !list.contains(text) { list.append(text) }
  }

  private static let taken: Set<String> = [
    "http", "https", "file", "ftp", "mailto", "tel", "sms", "javascript", "data", "about", "blob", "ws",
    "wss", "facetime", "maps", "itms-apps", "app-settings", "app-prefs", "prefs", "shortcuts", "webcal",
    "feed",
  ]

  private static func isScheme(_ text: String) -> Bool {
    text.first?.isLetter == true && !taken.contains(text)
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      }
  }

  private static func isHost(_ text: String) -> Bool {
    let host = text.hasPrefix("*.") ? String(text.dropFirst(2)) : text
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != "-" && label.last != "-"
          && label.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789-".unicodeScalars.contains($0))
          }
      }
  }

  private mutating func readCatalog(_ data: Data) {
    guard let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any]
    else { return }
    let language = catalog["sourceLanguage"] as? String ?? "en"
    for (key, entry) in strings {
      let localized = (entry as? [String: Any])?["localizations"] as? [String: Any]
      let unit = (localized?[language] as? [String: Any])?["stringUnit"] as? [String: Any]
      titles[key] = unit?["value"] as? String ?? titles[key]
    }
  }

  /// `"key" = "text";`, of the development language.
  private mutating func readStrings(_ data: Data, _ path: String) {
    guard path.contains("en.lproj/") || path.contains("Base.lproj/") || !path.contains(".lproj/") else {
      return
    }
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) else {
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 5, parts[2].trimmingSpaces == "=", !line.contains("\\") else { continue }
      titles[String(parts[1])] = String(parts[3])
    }
  }
}
