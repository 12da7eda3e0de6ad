#if canImport(FoundationEssentials)
  internal import FoundationEssentials

  /// A text that outlives the process. The defaults are in all of Foundation alone, of which a tool that is
  /// linked statically would carry 40 MB: here it is a file.
  nonisolated struct MarkerStore: Sendable {
    private let path: String

    init(key: String, suite: String?) {
      // Names of files: what they may not have is written as bytes.
      // Of this program and user: the folder is everybody's.
      let process = ProcessInfo.processInfo
      let name = [process.userName, suite ?? process.processName, key].joined(separator: ".")
      let plain = name.utf8.map { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || [UInt8(ascii: "."), UInt8(ascii: "-")].contains(byte)
          ? String(UnicodeScalar(byte)) : "_" + String(byte, radix: 16)
      }
      path = FileManager.default.temporaryDirectory.appendingPathComponent(plain.joined()).path
    }

    var text: String? {
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    func set(_ text: String) { try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
  }
#else
  internal import Foundation

  /// A text that outlives the process, in the app's defaults or in a suite.
  nonisolated struct MarkerStore: Sendable {
    let key: String
    let suite: String?

    private var defaults: UserDefaults? { suite.map { UserDefaults(suiteName: $0) } ?? .standard }

    var text: String? { defaults?.string(forKey: key) }

    func set(_ text: String) { defaults?.set(text, forKey: key) }

    func remove() { defaults?.removeObject(forKey: key) }
  }
#endif
