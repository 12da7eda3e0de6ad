/// Whether a spec file says what app it is, told without reading it as YAML: a line that starts with
/// `app:`. A file written as one flow map must be named on the command line.
public func isRootSpec(_ bytes: [UInt8]) -> Bool {
  let key = Array("app:".utf8)
  return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: key) }
}
