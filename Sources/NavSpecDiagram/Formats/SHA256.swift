/// SHA-256 (FIPS 180-4) in Base64, as a content security policy names a script.
///
/// The tool has no library of cryptography, and the policy is the only use.
package enum SHA256 {
  /// - Parameter text: What the browser hashes: the content of the element.
  package static func base64(of text: String) -> String {
    let digest = hash(Array(text.utf8)).flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
    return base64(digest)
  }

  /// Bytes as base64.
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for place in 0..<3 { bits = bits << 8 | (place < count ? Int(bytes[start + place]) : 0) }
      for place in 0..<4 {
        result.append(place > count ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hash(_ bytes: [UInt8]) -> [UInt32] {
    var state = roots(of: 8, exponent: 2)
    let constants = roots(of: 64, exponent: 3)
    var message = bytes + [0x80]
    message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
    let bits = UInt64(bytes.count) * 8
    message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: message.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(message[start + word * 4 + $1]) }
      }
      for at in 16..<64 {
        let (a, b) = (words[at - 15], words[at - 2])
        let first = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
        let second = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
        words.append(words[at - 16] &+ first &+ words[at - 7] &+ second)
      }
      var v = state
      for at in 0..<64 {
        let mixed = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
        let choice = v[4] & v[5] ^ ~v[4] & v[6]
        let first = v[7] &+ mixed &+ choice &+ constants[at] &+ words[at]
        let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
        let second = (rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)) &+ majority
        v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
      }
      for at in 0..<8 { state[at] = state[at] &+ v[at] }
    }
    return state
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits behind the point of the square or cube roots of the first primes.
  private static func roots(of count: Int, exponent: Int) -> [UInt32] {
    var primes: [UInt64] = []
    var next: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
      next += 1
    }
    return primes.map { prime in
      // The greatest root of prime · 2^(32 · exponent), bit by bit: the root of a prime below 312 has 37 bits.
      var root: UInt64 = 0
      for bit in stride(from: UInt64(36), through: 0, by: -1) {
        let candidate = root | 1 << bit
        let isBelow =
          exponent == 2
          ? isAtMost([candidate, candidate], prime, zeros: 64)
          : isAtMost([candidate, candidate, candidate], prime, zeros: 96)
        if isBelow { root = candidate }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }

  /// Whether a product is at most `limit` with so many zero bits behind it.
  private static func isAtMost(_ factors: [UInt64], _ limit: UInt64, zeros: Int) -> Bool {
    func words(_ number: UInt64) -> [UInt64] { [number & 0xFFFF_FFFF, number >> 32] }
    var product: [UInt64] = [1, 0, 0, 0, 0, 0]
    for factor in factors {
      var result = Array(repeating: UInt64(0), count: 7)
      for (i, a) in product.enumerated() {
        for (j, b) in words(factor).enumerated() where i + j < 6 {
          let sum = result[i + j] + a * b
          result[i + j] = sum & 0xFFFF_FFFF
          result[i + j + 1] += sum >> 32
        }
      }
      product = Array(result.prefix(6))
    }
    var bound: [UInt64] = Array(repeating: 0, count: 6)
    bound[zeros / 32] = limit
    for at in stride(from: 5, through: 0, by: -1) where product[at] != bound[at] {
      return product[at] < bound[at]
    }
    return true
  }
}
