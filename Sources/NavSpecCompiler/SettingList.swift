import NavSpecDiagnostics
import NavSpecEmit
import NavSpecFrontend
import NavSpecYAML

/// Every setting of a project that has a value, and the line that gives it.
public struct SettingList: Sendable {
  struct Setting: Sendable {
    let key: String
    let value: JSONText
    /// From 1; nil for a default.
    let line: Int?
    /// Whether the value has no effect, because the file is not in the folder where the search started.
    var isIgnored = false
  }

  private let path: String?
  /// The last folder that was searched, where there is no file.
  private let lastFolder: String
  private(set) var settings: [Setting] = []

  /// - Parameters:
  ///   - bytes: A `.navspec.yaml` without mistakes; nil where there is none.
  ///   - path: Its path in messages.
  ///   - countsSpec: Whether the file is in the folder where the search started.
  ///   - lastFolder: The last folder that was searched, for messages.
  public init(_ bytes: [UInt8]?, path: String?, countsSpec: Bool, lastFolder: String) {
    self.path = path
    self.lastFolder = lastFolder
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: path ?? "", bytes: bytes ?? []))
    guard case .object(let keys) = FileShapes.configuration(outputs: Output.keys) else { return }
    add(keys, of: YAMLReader.read(source, in: sources).root, below: "", in: sources[source])
    for index in settings.indices where settings[index].key == "spec" && !countsSpec {
      settings[index].isIgnored = true
    }
  }

  /// Adds the settings of a map, defaults included, in the order of the table of keys.
  private mutating func add(
    _ object: ObjectDescription, of node: YAMLNode?, below prefix: String, in file: SourceFile
  ) {
    let pairs = node?.entries ?? []
    for key in object.keys {
      let name = prefix + key.name
      let pair = pairs.last { $0.key.scalarText == key.name }
      switch key.shape {
      case .object(let inner): add(inner, of: pair?.value, below: name + ".", in: file)
      case .map:
        for entry in pair?.value.entries ?? [] {
          add("\(name).\(entry.key.scalarText ?? "")", entry, as: .text, in: file)
        }
      case let shape:
        if let pair {
          add(name, pair, as: shape, in: file)
        } else if let value = key.defaultValue {
          settings.append(Setting(key: name, value: value, line: nil))
        }
      }
    }
  }

  private mutating func add(_ name: String, _ pair: YAMLPair, as shape: Shape, in file: SourceFile) {
    let line = file.location(of: Int(pair.key.range.start)).line
    settings.append(Setting(key: name, value: pair.value.json(as: shape), line: line))
  }

  /// One object for programs.
  public var json: String {
    let settings = settings.map { setting in
      var members: [(String, JSONText)] = [("key", .string(setting.key)), ("value", setting.value)]
      if let line = setting.line { members += [("file", .string(path ?? "")), ("line", .int(line))] }
      if setting.isIgnored { members.append(("ignored", true)) }
      return JSONText.object(members)
    }
    return JSONText.object([
      ("version", 1), ("file", path.map { .string($0) } ?? .null), ("settings", .array(settings)),
    ]).encoded() + "\n"
  }

  /// A line for each value, for people.
  public var text: String {
    let head = path ?? "no '.navspec.yaml' at or above the starting folder, up to '\(lastFolder)'"
    let rows = settings.map { setting in
      let place = setting.line.map { "\(path ?? ""):\($0)" } ?? "default"
      return (
        setting.key, setting.value.shown, place + (setting.isIgnored ? ", used where no spec is nearer" : "")
      )
    }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).filter { $0 <= 40 }.max() ?? 0)
    let lines = rows.map { key, value, place in
      "  \(key.padded(to: widths.0))  \(value.padded(to: widths.1))  \(place)"
    }
    return ([head] + lines).map { visible($0) + "\n" }.joined()
  }
}

extension JSONText {
  /// A text without its quotes, where that is not another value.
  fileprivate var shown: String {
    let text = encodedOnOneLine()
    guard case .string(let string) = self, text == "\"\(string)\"", !string.isEmpty else { return text }
    return string
  }
}

extension YAMLNode {
  /// The value as JSON; texts stay texts where the key takes one.
  fileprivate func json(as shape: Shape) -> JSONText {
    switch content {
    case .sequence(let nodes):
      if case .list(let element, _) = shape { return .array(nodes.map { $0.json(as: element) }) }
      return .array(nodes.map { $0.json(as: .anyOf([])) })
    case .mapping(let pairs):
      return .object(pairs.map { ($0.key.scalarText ?? "", $0.value.json(as: .anyOf([]))) })
    case .scalar(let scalar):
      if case .text = shape { return .string(scalar.text) }
      switch scalar.resolved {
      case .null: return .null
      case .bool(let value): return .bool(value)
      case .int(let value): return .int(Int(value))
      case .float, .string: return .string(scalar.text)
      }
    }
  }
}
