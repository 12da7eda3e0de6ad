/// Pictures of screens as they look. They are not decoded: what a browser needs to know is in their headers.
public struct ScreenPictures: Sendable {
  package struct Picture: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// As `data:`.
    package let url: String
    /// Tells it from others of the same size.
    let digest: UInt32
  }

  package struct Themes: Hashable, Sendable {
    package var light: Picture?
    package var dark: Picture?
    /// The one on light pages.
    package var first: Picture? { light ?? dark }
  }

  /// Bytes of one, and of all.
  public static let largest = 512 << 10
  static let largestSum = 16 << 20
  static let endings = [".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"]

  /// By the name of the route.
  package private(set) var themes: [String: Themes] = [:]
  /// The files that are not shown, and why.
  public private(set) var problems: [String] = []

  /// No pictures.
  public init() {}

  /// - Parameters:
  ///   - names: The files of a folder.
  ///   - routes: The screens that there are.
  ///   - isOther: Whether files for the older version, `NAME@base.png`, come before those for both.
  ///   - content: The content of a file; more than ``largest`` bytes say that it is too large.
  public init(
    files names: [String], of routes: Set<String>, isOther: Bool, content: (String) throws -> [UInt8]
  ) rethrows {
    var room = Self.largestSum
    let mark = "@base"
    // Those for one version come last, and count.
    for file in names.sorted(by: { ($0.contains(mark) ? 1 : 0, $0) < ($1.contains(mark) ? 1 : 0, $1) }) {
      guard let (ending, type) = Self.endings.first(where: { file.lowercased().hasSuffix($0.key) }) else {
        continue
      }
      var name = String(file.dropLast(ending.count))
      let isDark = name.hasSuffix("~dark")
      if isDark { name.removeLast(5) }
      let isForOther = name.hasSuffix(mark)
      if isForOther { name.removeLast(mark.count) }
      guard isOther || !isForOther else { continue }
      // Files for both are reported with the newer version.
      func report(_ problem: String) { if isOther == isForOther { problems.append(problem) } }
      guard routes.contains(name) else {
        report("'\(file)' is the picture of no screen: no route is named '\(name)'")
        continue
      }
      let bytes = try content(file)
      guard bytes.count <= Self.largest else {
        report("'\(file)' has more than \(Self.largest >> 10) kB: scale it, to 300 pixels in width")
        continue
      }
      guard let size = Self.size(of: bytes, type) else {
        let isPointer = bytes.starts(with: "version https://git-lfs".utf8)
        report(
          "'\(file)' is " + (isPointer ? "a pointer of Git LFS: git lfs pull" : "no picture of its ending"))
        continue
      }
      room -= bytes.count
      guard room >= 0 else {
        report("the pictures have more than \(Self.largestSum >> 20) MB: '\(file)' is left out")
        continue
      }
      let picture = Picture(
        width: size.width, height: size.height, url: "data:\(type);base64,\(bytes.base64)",
        digest: bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 })
      themes[name, default: Themes()][keyPath: isDark ? \Themes.dark : \Themes.light] = picture
    }
  }

  /// The size that a header tells, if it is one of the type.
  static func size(of bytes: [UInt8], _ type: String) -> (width: Int, height: Int)? {
    func number(_ at: Int, _ count: Int) -> Int { bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) } }
    var size: (width: Int, height: Int)?
    if type == "image/png" {
      guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
        return nil
      }
      size = (number(16, 4), number(20, 4))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      // Segments, each with its length, up to that of the frame.
      var at = 2
      while at + 9 < bytes.count, bytes[at] == 0xFF {
        let isFrame = 0xC0...0xCF ~= bytes[at + 1] && ![0xC4, 0xC8, 0xCC].contains(bytes[at + 1])
        if isFrame {
          size = (number(at + 7, 2), number(at + 5, 2))
          break
        }
        at += 2 + number(at + 2, 2)
      }
    }
    guard let size, 1...20_000 ~= size.width, 1...20_000 ~= size.height else { return nil }
    return size
  }
}

extension Diagram {
  /// The pictures of a screen: those of the version that is painted, and of the newer where both are.
  func pictures(of node: Node) -> ScreenPictures.Themes? {
    guard node.isScreen else { return nil }
    let isOfBase = side == .base || node.change == .removed
    return (isOfBase ? basePictures : pictures).themes[node.name ?? node.id]
  }
}
