#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import NavSpecAssociation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecFrontend
import NavSpecModel
import NavSpecRuntime

/// The links that an app has already, as far as a file tells.
package struct ExistingLinks: Sendable {
  package var schemes: [String] = []
  /// Hosts of universal links.
  package var domains: [String] = []
  /// The rules of each file, in order: the first that fits a URL decides.
  package var files: [[LinkRule]] = []
  /// Whether paths are the same in upper and lower case.
  package var ignoresCase = false
  /// What was not taken over, a sentence for each.
  package var notes: [String] = []

  package init() {}

  /// Bytes of a file that are read.
  package static let longestFile = 4 << 20
  /// Schemes, and domains, that are taken over: as many domains as a spec may have.
  private static let mostHosts = GraphLimits.domains
  /// Lists and dictionaries of a property list.
  private static let mostCollections = 1_000

  /// Reads an association file, a property list (`Info.plist` or entitlements), or a list of URLs or paths.
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The file, for messages.
  /// - Throws: A sentence about what is wrong with the file.
  package init(_ bytes: [UInt8], of name: String) throws(SpecRequestError) {
    guard bytes.count <= Self.longestFile else {
      throw SpecRequestError("'\(name)' has more than \(Self.longestFile) bytes")
    }
    let data = Data(bytes)
    let start = bytes.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }
    let isBinary = start.starts(with: Array("bplist".utf8))
    // `<https://example.com>` is a line of a list.
    if PropertyListText.isLikely(bytes) {
      // The reader of property lists recurses into each.
      let collections =
        isBinary
        ? 0
        : bytes.split(separator: UInt8(ascii: "<")).count { tag in
          ["array", "dict", "plist"].contains { tag.starts(with: $0.utf8) }
        }
      guard collections <= Self.mostCollections else {
        throw SpecRequestError("'\(name)' has more than \(Self.mostCollections) lists and dictionaries")
      }
      guard let list = try? PropertyListDecoder().decode(LinkPropertyList.self, from: data) else {
        let advice = isBinary ? "; see what it is: plutil -convert xml1 -o - '\(name)'" : ""
        throw SpecRequestError(
          "'\(name)' is not a property list with URL schemes or associated domains\(advice)")
      }
      list.add(to: &self)
    } else if start.first == UInt8(ascii: "{") {
      var map = SourceMap()
      let (file, findings) = AssociationFile.read(bytes, path: name, in: &map)
      guard let file else {
        let problem = findings.first.map { "\(map.place(of: $0.range)): \($0.message)" }
        throw SpecRequestError(problem ?? name)
      }
      guard file.isAboutLinks else {
        throw SpecRequestError("'\(name)' is not an association file: it has no 'applinks' with 'details'")
      }
      file.add(to: &self)
    } else {
      guard let text = LinkBytes.text(validating: bytes)?.drop(while: { $0 == "\u{FEFF}" }) else {
        throw SpecRequestError("'\(name)' is not UTF-8 text")
      }
      files.append([])
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, line) in zip(1..., lines) {
        do throws(SpecRequestError) {
          try add(line: line)
        } catch {
          throw SpecRequestError("\(name):\(number): \(error.description)")
        }
      }
    }
    if schemes.isEmpty && domains.isEmpty && files.joined().allSatisfy(\.isExcluded) {
      throw SpecRequestError("'\(name)' has no links: no path, no URL scheme and no domain")
    }
  }

  package mutating func append(_ other: Self) {
    other.schemes.forEach { addScheme($0) }
    other.domains.forEach { addDomain($0) }
    files += other.files
    ignoresCase = ignoresCase || other.ignoresCase
    notes += other.notes
  }

  /// Adds one that is not the web's, unless its value is only known to a build.
  mutating func addScheme(_ text: String) {
    let scheme = text.lowercased()
    guard !["http", "https"].contains(scheme) else { return }
    guard AppAddress.isScheme(scheme) else {
      notes.append("'\(text)' is no URL scheme of an app; write the one that the app has.")
      return
    }
    if schemes.count < Self.mostHosts, !schemes.contains(scheme) { schemes.append(scheme) }
  }

  /// Adds a host, which may begin with `*.`.
  mutating func addDomain(_ text: String) {
    let domain = text.lowercased()
    guard !domain.hasPrefix("{"), AppAddress.isDomain(domain) else {
      notes.append("'\(text)' is not a domain; write the one that the app has.")
      return
    }
    if domains.count < Self.mostHosts, !domains.contains(domain) { domains.append(domain) }
  }

  /// `/recipes/{id}`, `recipes://item/42`, `"https://example.com/item/42?page=2"`, `# a comment`
  private mutating func add(line: Substring) throws(SpecRequestError) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let last = words.last, !first.hasPrefix("#") else { return }
    var rest = line[first.startIndex..<last.endIndex]
    for (open, close) in ["\"\"", "''", "``", "<>", "“”"].map({ ($0.first, $0.last) })
    where rest.first == open {
      let inner = rest.dropFirst().prefix { $0 != close }
      // A list of JSON or Swift has a comma behind it.
      if ["", ",", ";"].contains(rest[inner.endIndex...].dropFirst()) { rest = inner }
    }
    let shown = rest.prefix(200)
    // `{id?}` and `{id:int}` of other routers
    rest = rest.replacing(/\{(\w+)[?:][^}]*\}/) { "{\($0.1)}" }
    guard !rest.contains(where: \.isWhitespace) else {
      throw SpecRequestError("'\(shown)' has a blank: one URL or path a line; in a URL a blank is '%20'")
    }
    let scheme = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let afterScheme = rest[scheme.endIndex...]
    // `localhost:8080` and `example.com:8080` are hosts.
    let isURL =
      afterScheme.hasPrefix("://")
      || afterScheme.hasPrefix(":") && afterScheme.dropFirst().first?.isLetter == true
    guard rest.hasPrefix("/") || scheme.first?.isLetter == true && isURL else {
      throw SpecRequestError("'\(shown)' is neither a path that begins with '/' nor a URL")
    }
    let host = afterScheme.dropFirst().drop { $0 == "/" }.prefix { !"/?#".contains($0) }
    guard !isURL || host.allSatisfy(\.isASCII) else {
      throw SpecRequestError("the host of '\(shown)' is not ASCII; write its 'xn--' form")
    }
    // No URL has a brace, and a host of a list may.
    guard LinkURL(rest.filter { !"{}<>".contains($0) }) != nil else {
      throw SpecRequestError(
        "no app opens '\(shown)': it has a user name, '.' or '..' for a segment, a backslash or a '%' without text"
      )
    }
    var path = ""
    if !rest.hasPrefix("/") || rest.hasPrefix("//") {
      rest = rest.hasPrefix("/") ? rest : afterScheme.dropFirst()
      let host = rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : rest.prefix(0)
      rest = rest[host.endIndex...]
      if scheme.isEmpty || ["http", "https"].contains(scheme.lowercased()) {
        if !host.isEmpty { addDomain(String(host)) }
      } else {
        guard AppAddress.isScheme(String(scheme)) else {
          throw SpecRequestError("the scheme of '\(shown)' is not the app's own")
        }
        addScheme(String(scheme))
        // The host of a custom scheme is the first segment.
        path = (host.isEmpty ? "" : "/" + host) + (rest.hasPrefix("/") || rest.isEmpty ? "" : "/")
      }
    }
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let query = (parts.first ?? "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path += query.first ?? ""
    var rule = LinkRule(path: path)
    rule.items = query.dropFirst().flatMap { $0.split(separator: "&") }.map {
      LinkRule.Item(key: String($0.prefix { $0 != "=" }))
    }
    // A page that routes in its fragment; any other fragment is a place on the page.
    rule.fragment = parts.dropFirst().first.flatMap { $0.hasPrefix("/") ? String($0) : nil }
    files[files.count - 1].append(rule)
  }
}

/// The URL schemes of an `Info.plist`, and the domains of an entitlements file.
private struct LinkPropertyList: Decodable {
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
