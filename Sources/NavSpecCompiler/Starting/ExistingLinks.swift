#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import NavSpecModel

/// The links that an app has already, as far as a file tells.
package struct ExistingLinks: Sendable {
  /// A path with its query, in the words of the file that lists it.
  package struct Entry: Hashable, Sendable {
    /// The path, from its first `/`.
    package var path: String
    /// The keys of the query.
    package var keys: [String] = []
    /// Whether `*` is any text, `?` a character, and `$(name)` one of some texts.
    package var hasWildcards = false
  }

  package var schemes: [String] = []
  /// Hosts of universal links.
  package var domains: [String] = []
  package var entries: [Entry] = []
  /// Paths that are left to the browser.
  package var exclusions: [Entry] = []
  /// Whether paths are the same in upper and lower case.
  package var ignoresCase = false
  /// What was not taken over, a sentence for each.
  package var notes: [String] = []

  package init() {}

  /// Bytes of a file that are read.
  package static let longestFile = 4 << 20
  /// Schemes, and domains, that are taken over: as many domains as a spec may have.
  private static let mostHosts = GraphLimits.domains

  /// Reads an association file, a property list (`Info.plist` or entitlements), or a list of URLs or paths.
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The file, for messages.
  /// - Throws: A sentence about what is wrong with the file.
  package init(_ bytes: [UInt8], of name: String) throws(UnreadableLinks) {
    guard bytes.count <= Self.longestFile else {
      throw UnreadableLinks("'\(name)' has more than \(Self.longestFile) bytes")
    }
    let data = Data(bytes)
    let start = bytes.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }
    let isBinary = start.starts(with: Array("bplist".utf8))
    if isBinary || start.first == UInt8(ascii: "<") {
      guard let list = try? PropertyListDecoder().decode(LinkPropertyList.self, from: data) else {
        let advice = isBinary ? "; see what it is: plutil -convert xml1 -o - '\(name)'" : ""
        throw UnreadableLinks(
          "'\(name)' is not a property list with URL schemes or associated domains\(advice)")
      }
      list.add(to: &self)
    } else if start.first == UInt8(ascii: "{") {
      guard let file = try? JSONDecoder().decode(AssociationFile.self, from: data) else {
        if let fault = JSONFault(in: bytes) {
          throw UnreadableLinks("\(name):\(fault.line):\(fault.column): this is not JSON")
        }
        throw UnreadableLinks("'\(name)' is not an association file: it has no 'applinks' with 'details'")
      }
      file.add(to: &self)
    } else {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw UnreadableLinks("'\(name)' is not UTF-8 text")
      }
      var number = 0
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        number += 1
        do throws(UnreadableLinks) {
          try add(line: line)
        } catch {
          throw UnreadableLinks("\(name):\(number): \(error.description)")
        }
      }
    }
    if schemes.isEmpty && domains.isEmpty && entries.isEmpty {
      throw UnreadableLinks("'\(name)' has no links: no path, no URL scheme and no domain")
    }
  }

  /// Adds what another file tells.
  package mutating func append(_ other: Self) {
    other.schemes.forEach { addScheme($0) }
    other.domains.forEach { addDomain($0) }
    entries += other.entries
    exclusions += other.exclusions
    ignoresCase = ignoresCase || other.ignoresCase
    notes += other.notes
  }

  /// Adds one that is not the web's, unless its value is only known to a build.
  mutating func addScheme(_ text: String) {
    let scheme = text.lowercased()
    let others = scheme.utf8.dropFirst().allSatisfy {
      0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0)
    }
    guard let first = scheme.utf8.first, 0x61...0x7A ~= first, others else {
      notes.append("'\(text)' is no URL scheme; write the one that the app has.")
      return
    }
    if !["http", "https"].contains(scheme), schemes.count < Self.mostHosts, !schemes.contains(scheme) {
      schemes.append(scheme)
    }
  }

  /// Adds a host, which may begin with `*.`.
  mutating func addDomain(_ text: String) {
    let domain = text.lowercased()
    let labels = domain.hasPrefix("*.") ? domain.dropFirst(2) : domain[...]
    let isHost = labels.utf8.allSatisfy {
      0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || "-.".utf8.contains($0)
    }
    guard !labels.isEmpty, isHost else {
      notes.append("'\(text)' is not a domain; write the one that the app has.")
      return
    }
    if domains.count < Self.mostHosts, !domains.contains(domain) { domains.append(domain) }
  }

  // MARK: Lists

  /// `/recipes/{id}`, `recipes://item/42`, `https://example.com/item/42?page=2`, `# a comment`
  private mutating func add(line: Substring) throws(UnreadableLinks) {
    var rest = Substring(line.trimmingBlanks)
    guard !rest.isEmpty, !rest.hasPrefix("#") else { return }
    var path = ""
    if !rest.hasPrefix("/") {
      guard let end = rest.firstRange(of: "://") else {
        throw UnreadableLinks("'\(rest.prefix(200))' is neither a path that begins with '/' nor a URL")
      }
      let scheme = rest[..<end.lowerBound].lowercased()
      rest = rest[end.upperBound...]
      let host = rest.prefix { !"/?#".contains($0) }
      rest = rest[host.endIndex...]
      if ["http", "https"].contains(scheme) {
        addDomain(String(host))
      } else {
        addScheme(scheme)
        // The host of a custom scheme is the first segment.
        if !host.isEmpty { path = "/" + host }
      }
    }
    rest = rest.prefix { $0 != "#" }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path += parts.first ?? ""
    let keys = parts.dropFirst().flatMap { $0.split(separator: "&") }.map {
      String($0.prefix { $0 != "=" })
    }
    entries.append(Entry(path: path.isEmpty ? "/" : path, keys: keys))
  }
}

/// Why a file tells nothing of an app's links.
package struct UnreadableLinks: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var result = self
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
