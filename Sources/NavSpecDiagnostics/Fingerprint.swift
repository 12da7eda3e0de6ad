/// 16 hexadecimal digits that stay the same while the parts do: FNV-1a of all of them.
package func fingerprint(of parts: [String]) -> String {
  let prime: UInt64 = 0x100_0000_01b3
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for part in parts {
    for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
    // The end of the part.
    hash = hash &* prime
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
