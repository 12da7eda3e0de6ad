nonisolated extension ValueForm {
  /// The value of a decoded text; nil if the text is not in form. To read many texts, create a
  /// ``FormMatcher`` once.
  public func value(from text: String, inQuery: Bool = false) -> RouteValue? {
    FormMatcher(self).value(from: text, inQuery: inQuery)
  }

  /// The canonical text of a value; nil if it has none in this form.
  public func text(of value: RouteValue) -> String? { FormMatcher(self).text(of: value) }

  /// What it accepts, in a few words.
  public var words: String {
    var words =
      switch base {
      case .string: "text"
      case .int, .int64: "an Int"
      case .double: "a Double"
      case .bool: "true or false"
      case .uuid: "a UUID"
      case .date: "a Date"
      case .url: "a URL"
      case .cases(let texts):
        "one of " + texts.prefix(5).joined(separator: ", ") + (texts.count > 5 ? ", …" : "")
      case .opaque: "a value without text"
      }
    switch (minimum, maximum) {
    case (let least?, let most?): words += " from \(Self.text(least)) to \(Self.text(most))"
    case (let least?, nil): words += " of at least \(Self.text(least))"
    case (nil, let most?): words += " of at most \(Self.text(most))"
    case (nil, nil): break
    }
    if let lengthInWords { words += " of \(lengthInWords) characters" }
    return words + (pattern.map { " that matches '\($0)'" } ?? "")
  }

  /// A bound as a spec has it.
  public static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  /// ``length`` in words: `8`, `1 to 64`, `at least 1`, `at most 64`.
  public var lengthInWords: String? {
    length.map { length in
      let (least, most) = (length.lowerBound, length.upperBound)
      if least == most { return "\(least)" }
      return most == .max ? "at least \(least)" : least == 0 ? "at most \(most)" : "\(least) to \(most)"
    }
  }
}
