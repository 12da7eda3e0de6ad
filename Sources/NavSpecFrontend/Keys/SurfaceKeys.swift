import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension SpecKeys {
  static let surfaces = KeyTable<SurfacesSpec>(
    .surfaces,
    [
      .key(
        "intent", { $0.intent = $1 }, .intent,
        examples: [["entity": "RecipeEntity", "id": "contentID"], true],
        "App Intents open it: the app's entity with a property for each param, or true without params"),
      .key(
        "handoff", { $0.handoff = $1 }, handoff.reader(SurfaceWords.init).orTrue(SurfaceWords.init),
        examples: [["keywords": ["cooking"]]], "its page goes on on other devices, and search finds it"),
      .key(
        "quickAction", { $0.quickAction = $1 },
        quickAction.reader(SurfaceWords.init).orTrue(SurfaceWords.init),
        examples: [["image": "star"]], "the app's icon on the Home Screen offers it"),
      .key(
        "notification", { $0.notification = $1 }, .boolean, default: false,
        "whether the schema for payloads of notifications has it"),
    ])

  static let handoff = KeyTable<SurfaceWords>(
    .handoff,
    [
      .key("title", { $0.title = $1 }, .text, "in place of the route's"),
      .key("keywords", { $0.keywords = $1 }, .list(of: .text), "words by which search finds it"),
    ], text: "title")

  static let quickAction = KeyTable<SurfaceWords>(
    .quickAction,
    [
      .key("title", { $0.title = $1 }, .text, "in place of the route's"),
      .key("subtitle", { $0.subtitle = $1 }, .text, "a second line"),
      .key("image", { $0.image = $1 }, .symbol, examples: ["star"], "its SF Symbol"),
    ], text: "title")
}

extension ValueReader {
  /// The same reader, and `true` for an object without keys.
  fileprivate func orTrue(_ make: @escaping @Sendable (SourceRange) -> Value) -> Self {
    Self(shape: .anyOf([.constant(true), shape])) { node, sink in
      if case .scalar(let scalar) = node.content, case .bool(true) = scalar.resolved {
        return make(node.range)
      }
      return read(node, &sink)
    }
  }
}

extension ValueReader where Value == IntentSpec {
  /// `true`, or `{entity: RecipeEntity, id: contentID}`.
  fileprivate static var intent: Self {
    ValueReader<[Entry<Located<String>>]>.entries(of: .form(.name), names: .intentKey).map {
      entries, node, sink in
      var intent = IntentSpec(range: node.range)
      intent.entity = entries.first { $0.name.value == "entity" }?.value
      intent.properties = entries.filter { $0.name.value != "entity" }
      if intent.entity == nil {
        sink.report(
          .missingKey, "'entity' is missing from an intent", at: node.range,
          label: "needs 'entity': the app's type that stands for the route")
      }
      return intent.entity == nil ? nil : intent
    }
    .restating("true, or {entity: NAME}") { $0.located.map { "{entity: \($0.value)}" } }
    .orTrue(IntentSpec.init)
  }
}
