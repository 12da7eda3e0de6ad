extension [UInt8] {
  /// The bytes in Base64.
  var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(count / 3 * 4 + 4)
    for start in stride(from: 0, to: count, by: 3) {
      let length = Swift.min(3, count - start)
      var bits = 0
      for place in 0..<3 { bits = bits << 8 | (place < length ? Int(self[start + place]) : 0) }
      for place in 0..<4 {
        result.append(place > length ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
