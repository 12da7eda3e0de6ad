import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import TestSupport
import Testing

/// The schemas for editors and `validate` accept and refuse the same values of every key.
@Suite struct SchemaAgreementTests {
  @Test(arguments: FileSchema.allCases)
  func aSchemaAndTheCompilerAgreeOnEveryValue(_ schema: FileSchema) throws {
    let inputs = SchemaInput.all.filter { $0.schema == schema }
    #expect(inputs.count > 100)
    let verdicts = try schema.verdicts(ofTexts: inputs.map(\.text))
    for (index, input) in inputs.enumerated() {
      let problems = input.problems
      let refusal = problems.isEmpty ? "nothing" : problems
      #expect(problems.isEmpty == input.isGood, "the compiler says \(refusal) of \(input)")
      if !verdicts.isEmpty {
        #expect(
          verdicts[index] == "ok" ? input.isGood : !input.isGood && verdicts[index] != "no YAML",
          "the schema says \(verdicts[index]) of \(input)")
      }
    }
  }

  /// A new key needs values in the file of inputs.
  @Test(arguments: FileSchema.allCases)
  func everyKeyHasGoodAndBadValues(_ schema: FileSchema) throws {
    let inputs = SchemaInput.all.filter { $0.schema == schema }
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any])
    var objects = try #require(json["$defs"] as? [String: [String: Any]])
    objects[""] = json
    for (name, object) in objects {
      for key in ((object["properties"] as? [String: Any]) ?? [:]).keys.sorted() {
        let values = inputs.filter { $0.key == key && (name.isEmpty ? $0.isOfFile : $0.context == name) }
        #expect(values.contains { !$0.isGood }, "\(name) \(key) has no bad value")
        #expect(values.contains { $0.isGood }, "\(name) \(key) has no good value")
      }
    }
  }
}

/// A value of a key, and whether it is good.
struct SchemaInput: CustomStringConvertible, Sendable {
  let schema: FileSchema
  let context: String
  let key: String
  let value: String
  let isGood: Bool
  /// The whole file.
  let text: String

  var description: String { "\(context): \(key): \(value)" }
  private static let contextsOfFiles: Set = [
    "spec", "root", "routes", "feature", "named", "version", "whole", "config",
  ]
  /// Whether the key is at the top of its file.
  var isOfFile: Bool { Self.contextsOfFiles.contains(context) }

  /// What the compiler says; empty where it accepts the file.
  var problems: String {
    let bytes = Array(text.utf8)
    switch schema {
    case .spec:
      let files = MemorySpecFiles([
        "demo.nav.yaml": bytes, "a.nav.yaml": Array("routes: {other: {}}".utf8),
        "b.nav.yaml": Array("feature: shop\nroutes: {start: {}}".utf8),
      ])
      guard let spec = try? CheckedSpec(root: "demo.nav.yaml", files: files) else { return "unreadable" }
      return spec.diagnostics.filter { $0.severity == .error }.map(\.message).joined(separator: "; ")
    case .config:
      do {
        _ = try Configuration.read(bytes, path: ".navspec.yaml")
        return ""
      } catch {
        return error.report.diagnostics.map(\.message).joined(separator: "; ")
      }
    }
  }

  static let all: [SchemaInput] = {
    let file = repository.appending(path: "Tests/SchemaInputs/inputs.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n= ").dropFirst().flatMap(inputs)
  }()

  /// The inputs of one context.
  private static func inputs(of section: String) -> [SchemaInput] {
    let parts = section.components(separatedBy: "\n=\n")
    let head = parts[0].prefix { $0 != "\n" }.split(separator: " ").map(String.init)
    let frame = String(parts[0].drop { $0 != "\n" }.dropFirst())
    guard parts.count == 2, head.count == 2, let schema = FileSchema(rawValue: head[1]) else { return [] }
    var inputs: [SchemaInput] = []
    var (key, beside) = ("", "")
    var hasOwnNulls = false
    for line in parts[1].split(separator: "\n").map(String.init) {
      let mark = line.first
      guard "+-0?".contains(mark ?? " "), line.dropFirst().first == " " else {
        let words = line.split(separator: ",", maxSplits: 1).map(String.init)
        hasOwnNulls = false
        (key, beside) = (words[0], words.count > 1 ? words[1] : "")
        continue
      }
      let nulls = ["", "null", "~"]
      if mark == "?" { hasOwnNulls = true }
      let values = line.dropFirst(2).components(separatedBy: " ; ")
      let isNullable = hasOwnNulls || inputs.contains { $0.key == key && $0.value.isEmpty }
      let good = mark == "0" ? nulls + values : values
      for value in mark == "-" ? values + (isNullable ? [] : nulls) : good {
        let isBlock = frame.contains("\n§")
        let entry =
          "\(key): \(value)" + (beside.isEmpty ? "" : isBlock ? "\n\(beside.dropFirst())" : ",\(beside)")
        inputs.append(
          SchemaInput(
            schema: schema, context: head[0], key: key, value: value, isGood: mark != "-",
            text: frame.replacingOccurrences(of: "§", with: entry) + "\n"))
      }
    }
    return inputs
  }
}
