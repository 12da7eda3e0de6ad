import NavSpecAssociation
import NavSpecDiagnostics
import NavSpecRuntime
import NavSpecWorkspace

/// A text that an editor has open.
struct Document {
  let uri: String
  /// Without links, as the compiler names it.
  let path: String
  private(set) var text: DocumentText
  private(set) var version: Int

  init?(_ item: JSONText) {
    guard let uri = item["uri"]?.string, let path = FileURI.path(of: uri), let text = item["text"]?.string
    else { return nil }
    (self.uri, self.path) = (uri, path)
    self.text = DocumentText(Array(text.utf8))
    version = item["version"]?.int ?? 0
  }

  /// Applies changes in their order: each is for the text that the one before it left.
  mutating func apply(_ changes: [JSONText], version: Int) {
    for change in changes {
      guard let new = change["text"]?.string else { continue }
      var bytes = text.bytes
      if let range = change["range"].flatMap({ text.range(of: $0) }) {
        bytes.replaceSubrange(range, with: new.utf8)
      } else {
        bytes = Array(new.utf8)
      }
      text = DocumentText(bytes)
    }
    self.version = version
  }
}

/// Bytes, and the places in them as editors say them: lines and UTF-16 units from 0.
struct DocumentText {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if bytes[index] == 0x0A || bytes[index] == 0x0D && !isPair { starts.append(index + 1) }
      }
    }
    lineStarts = starts
  }

  /// The offset of a position. One behind the end of a line is its end, one inside a character is its start.
  func offset(of position: JSONText) -> Int? {
    guard let line = position["line"]?.int, let character = position["character"]?.int, line >= 0 else {
      return nil
    }
    guard line < lineStarts.count else { return bytes.count }
    var offset = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > offset, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    var units = character
    while offset < end {
      let (length, width) = Self.size(of: bytes[offset])
      guard units >= width else { break }
      units -= width
      offset = min(offset + length, end)
    }
    return offset
  }

  func range(of range: JSONText) -> Range<Int>? {
    guard let start = range["start"].flatMap(offset), let end = range["end"].flatMap(offset) else {
      return nil
    }
    return min(start, end)..<max(start, end)
  }

  func position(of offset: Int) -> JSONText {
    let offset = max(0, min(offset, bytes.count))
    let line = lineStarts.partitioningIndex { $0 > offset } - 1
    var (place, units) = (lineStarts[line], 0)
    while place < offset {
      let (length, width) = Self.size(of: bytes[place])
      place += length
      if place <= offset { units += width }
    }
    return ["line": .int(line), "character": .int(units)]
  }

  func range(_ range: SourceRange) -> JSONText {
    ["start": position(of: Int(range.start)), "end": position(of: Int(range.end))]
  }

  /// - Parameter word: What is written before the offset.
  func range(behind word: String, endingAt end: Int) -> JSONText {
    ["start": position(of: end - word.utf8.count), "end": position(of: end)]
  }

  var whole: JSONText { ["start": position(of: 0), "end": position(of: bytes.count)] }

  /// Of a character that begins with a byte: its bytes, and its units of UTF-16.
  private static func size(of byte: UInt8) -> (length: Int, width: Int) {
    switch byte {
    case 0xF0...: (4, 2)
    case 0xE0...: (3, 1)
    case 0xC0...: (2, 1)
    default: (1, 1)
    }
  }
}

/// `file:` URIs and the paths that they stand for.
enum FileURI {
  /// nil for another scheme.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file:///") else { return nil }
    let path = AssociationURL.decoded(String(uri.dropFirst(7)))
    return Disk.realPath(of: path) ?? Disk.standard(path)
  }

  static func uri(of path: String) -> String { "file://" + LinkEncoding.percentEncoded(path, keeping: "/") }
}
