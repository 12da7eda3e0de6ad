/// 16 hexadecimal digits that stay the same while the parts do: FNV-1a of all of them.
package func fingerprint(of parts: [String]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for part in parts {
    for byte in Array(part.utf8) + [0] {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01b3
    }
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
