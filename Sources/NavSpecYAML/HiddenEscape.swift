import NavSpecDiagnostics

extension Diagnostic {
  /// What nobody sees and was written as an escape: an error for control characters, tags and the like, a warning for the
  /// rest; nil where there is none. Tabs and line breaks are text.
  /// - Parameter bytes: The text with its quotes, as it is in the file.
  init?(
    hiddenEscapeIn text: String, writtenAs bytes: Slice<UnsafeBufferPointer<UInt8>>, at place: SourceRange
  ) {
    guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
    var finder = HiddenCharacter.Finder()
    var invisible: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard let hidden = finder.next(scalar), !["\t", "\n", "\r"].contains(scalar) else { continue }
      if hidden.isHarmful {
        self.init(.controlCharacter, "\(scalar.hiddenName) is not allowed in a spec", at: place)
        return
      }
      invisible = invisible ?? scalar
    }
    // One that is there as itself has its warning.
    guard let invisible, !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(invisible) else {
      return nil
    }
    self.init(
      .invisibleCharacter, "\(invisible.codePointWithName) is invisible", at: place,
      fixes: [.init("remove its escape")])
  }
}
