import NavSpecDiagnostics
import NavSpecYAML

/// Whether a spec file says what app it is. Of a file that is no YAML, a line that starts with `app:` says so:
/// it is found, and what is wrong with it is told.
public func isRootSpec(_ bytes: [UInt8], options: CompilerOptions = CompilerOptions()) -> Bool {
  let key = Array("app".utf8)
  // Most files are told apart without being read.
  guard bytes.indices.contains(where: { bytes[$0...].starts(with: key) }) else { return false }
  var map = SourceMap()
  let source = map.add(SourceFile(path: "", bytes: bytes))
  guard let root = YAMLReader.read(source, in: map, limits: options.limits).root else {
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.drop { $0 == UInt8(ascii: " ") }.starts(with: key + [UInt8(ascii: ":")])
    }
  }
  guard case .mapping(let pairs) = root.content else { return false }
  return pairs.contains { pair in
    if case .scalar(let scalar) = pair.key.content { scalar.text == "app" } else { false }
  }
}
