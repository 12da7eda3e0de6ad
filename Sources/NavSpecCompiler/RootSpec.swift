import NavSpecDiagnostics
import NavSpecYAML

/// Whether a spec file says what app it is. Of a file that is no YAML, a line that starts with `app:` says so:
/// it is found, and its mistakes are reported.
public func isRootSpec(_ bytes: [UInt8]) -> Bool { hasKey("app", bytes) }

/// Whether a spec file says what feature it is, and no app: it is included by one, or compiled by itself in a
/// package of its own.
public func isFeatureSpec(_ bytes: [UInt8]) -> Bool { hasKey("feature", bytes) && !hasKey("app", bytes) }

/// Whether a file has a key at its top.
private func hasKey(_ name: String, _ bytes: [UInt8]) -> Bool {
  let key = Array(name.utf8)
  // Most files need not be read.
  guard bytes.indices.contains(where: { bytes[$0...].starts(with: key) }) else { return false }
  var map = SourceMap()
  let source = map.add(SourceFile(path: "", bytes: bytes))
  guard let root = YAMLReader.read(source, in: map).root else {
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.drop { $0 == UInt8(ascii: " ") }.starts(with: key + [UInt8(ascii: ":")])
    }
  }
  return root.value(name) != nil
}
