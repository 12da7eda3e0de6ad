// refused: 'Span' is only available in macOS 26.0 or newer
// system: macOS 14.0
func count(_ bytes: [UInt8]) -> Int { bytes.span.count }
