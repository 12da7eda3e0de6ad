import Foundation

/// SHA-256 (FIPS 180-4) in Base64, as a content security policy names a script.
enum SHA256 {
  /// H⁽⁰⁾ of the standard.
  private static let initialState: [UInt32] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]

  /// K of the standard.
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]

  /// - Parameter text: What the browser hashes: the content of the element.
  static func base64(of text: String) -> String {
    let digest = hash(Array(text.utf8)).flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
    return Data(digest).base64EncodedString()
  }

  private static func hash(_ bytes: [UInt8]) -> [UInt32] {
    var state = initialState
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
}
