extension AssociationPattern {
  /// - Parameters:
  ///   - variable: The part that replaces a variable, by its name; nil if the file has no such variable.
  ///   - isPath: Whether slashes at its ends mean nothing.
  init(_ text: String, isPath: Bool = false, variable: (String) -> Part?) {
    self.text = text
    let parts = Self.parts(of: text, variable: variable)
    self.parts = isPath ? Self.path(parts) : parts
  }

  /// - Parameter hasVariables: If not, `$(` is text.
  static func parts(
    of text: String, hasVariables: Bool = true, variable: (String) -> Part? = { _ in nil }
  ) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    func add(_ part: Part) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      if part != .anyRun || parts.last != .anyRun { parts.append(part) }
    }
    var rest = Substring(text).unicodeScalars
    var hasVariables = hasVariables
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": add(.anyRun)
      case "?": add(.anyCharacter)
      case "$" where rest.first == "(" && hasVariables:
        guard let end = rest.firstIndex(of: ")") else {
          // No later one ends either.
          hasVariables = false
          literal.unicodeScalars.append(scalar)
          continue
        }
        // Of a variable without a value, and of an unknown one, no text is.
        add(variable(String(Substring(rest[..<end].dropFirst()))) ?? .anyOf([]))
        rest = rest[rest.index(after: end)...]
      default: literal.unicodeScalars.append(scalar)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// The variables that every file has, each with the part that replaces it.
  static let systemVariables: [String: Part] = {
    let (digit, upper, lower) = (ascii("0", "9"), ascii("A", "Z"), ascii("a", "z"))
    func codes(_ text: String) -> Part {
      let letters = Array(text)
      return .anyOf(
        stride(from: 0, to: letters.count, by: 2).map { [.literal(String(letters[$0...($0 + 1)]))] })
    }
    return [
      "digit": .character([digit]), "upper": .character([upper]), "lower": .character([lower]),
      "alpha": .character([upper, lower]), "alnum": .character([digit, upper, lower]),
      "xdigit": .character([digit, ascii("A", "F"), ascii("a", "f")]),
      "lang": codes(isoLanguages), "region": codes(isoRegions),
    ]
  }()

  private static func ascii(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> ClosedRange<UInt8> {
    UInt8(ascii: first)...UInt8(ascii: last)
  }

  /// The parts for a path with one slash before it and none behind it.
  /// - Parameter mostValues: Of a variable at an end: each may bring a slash or a `*` there.
  private static func path(_ parts: [Part], mostValues: Int = 64) -> [Part] {
    for index in [0, parts.count - 1] where parts.indices.contains(index) {
      guard case .anyOf(let values) = parts[index], values.count <= mostValues, values.contains(where: isOpen)
      else { continue }
      let paths = values.map {
        path(parts[..<index] + $0 + parts[(index + 1)...], mostValues: mostValues / (values.count + 1))
      }
      return [.anyOf(paths)]
    }
    var parts = parts
    trimEnd(of: &parts)
    if parts.last == .anyRun, case .literal(let text)? = parts.dropLast().last, text.hasSuffix("/") {
      // `/shop/*` is `/shop` too.
      var parent = Array(parts.dropLast())
      let slashes = trimEnd(of: &parent)
      if !parent.isEmpty { parts = parent + [.anyOf([[.literal(slashes), .anyRun], []])] }
    }
    if parts.first == .anyRun { return parts }
    var first = "/"
    while first == "/", case .literal(let text)? = parts.first {
      first.unicodeScalars += text.unicodeScalars.drop { $0 == "/" }
      parts.removeFirst()
    }
    return [.literal(first)] + parts
  }

  /// Whether slashes or a `*` of a value of a variable may meet the end of a path.
  private static func isOpen(_ value: [Part]) -> Bool {
    guard let first = value.first, let last = value.last else { return true }
    if first == .anyRun || last == .anyRun { return true }
    if case .literal(let text) = first, text.hasPrefix("/") { return true }
    if case .literal(let text) = last, text.hasSuffix("/") { return true }
    return false
  }

  /// Removes slashes at the end, and returns them.
  @discardableResult
  private static func trimEnd(of parts: inout [Part]) -> String {
    var slashes = ""
    while case .literal(var text)? = parts.last {
      while text.unicodeScalars.last == "/" {
        slashes.unicodeScalars.append(text.unicodeScalars.removeLast())
      }
      parts.removeLast()
      if !text.isEmpty {
        parts.append(.literal(text))
        break
      }
    }
    return slashes
  }

  /// ISO 639-1.
  private static let isoLanguages =
    "aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteufafffifjfofrfygagd"
    + "glgngugvhahehihohrhthuhyhziaidieigiiikioisitiujajvkakgkikjkkklkmknkokrkskukvkwkylalblglilnlolt"
    + "lulvmgmhmimkmlmnmrmsmtmynanbndnengnlnnnonrnvnyocojomorospapiplpsptqurmrnrorurwsascsdsesgsiskslsm"
    + "snsosqsrssstsusvswtatetgthtitktltntotrtstttwtyugukuruzvevivowawoxhyiyozazhzu"
  /// ISO 3166-1.
  private static let isoRegions =
    "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCN"
    + "COCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGY"
    + "HKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDME"
    + "MFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPY"
    + "QARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUS"
    + "UYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW"
}
