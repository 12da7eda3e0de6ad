extension HostileInput {
  /// The file with another name for everything that has a number: a comparison finds nothing as it was.
  public var renamed: [UInt8] {
    changed { before, byte, after in
      let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= before | 0x20
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      // `Int64` is a name of Swift.
      return isLetter && isDigit && !(byte == UInt8(ascii: "6") && after == UInt8(ascii: "4")) ? "x" : nil
    }
  }

  /// The file with another path in every link.
  public var moved: [UInt8] {
    changed { before, byte, after in
      byte == UInt8(ascii: "/") && after != byte && " \"'[".utf8.contains(before) ? "/w" : nil
    }
  }

  /// - Parameter text: What is put before a byte, for the bytes around it.
  private func changed(_ text: (UInt8, UInt8, UInt8) -> StaticString?) -> [UInt8] {
    let bytes = content()
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    for (index, byte) in bytes.enumerated() {
      let after = index + 1 < bytes.count ? bytes[index + 1] : 0
      if let text = text(index > 0 ? bytes[index - 1] : 0, byte, after) {
        text.withUTF8Buffer { result += $0 }
      }
      result.append(byte)
    }
    return result
  }
}
