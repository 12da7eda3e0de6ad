import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension SpecKeys {
  static let flow = KeyTable<FlowSpec>(
    .flow,
    [
      .key("title", { $0.title = $1 }, .text, "for people"),
      .key(
        "steps", { $0.steps = $1 }, .list(of: .step, several: .words).filled, isRequired: true,
        examples: [["product", "cart"]], "its screens and tabs, of which each leads to the next"),
    ], list: "steps")

  fileprivate static let step = KeyTable<FlowStepSpec>(
    .step,
    [
      .key(
        "as", { $0.persona = $1 }, .form(.name), isRequired: true, examples: ["guest"],
        "the persona whose answers of conditions hold; without one all are met")
    ], text: "as")

  fileprivate static let tabStep = KeyTable<FlowStepSpec>(
    .tabStep,
    [.key("tab", { ($0.name, $0.isTab) = ($1, true) }, .form(.name), isRequired: true, "the tab to select")])
}

extension ValueReader where Value == FlowStepSpec {
  /// A route, a tab, or a route with the persona who is there.
  fileprivate static var step: Self {
    Self(
      shape: .named(
        "flowStep",
        .anyOf([
          .form(.reference), .object(SpecKeys.tabStep.description),
          .single(.object(SpecKeys.step.description)),
        ]))
    ) { node, sink in
      if let name = node.located { return FlowStepSpec(name: name) }
      guard let pairs = node.specEntries, pairs.count == 1, let name = pairs[0].key.located else {
        return sink.refuse(node, wanted: "a route, {tab: NAME}, or {ROUTE: {as: PERSONA}}")
      }
      var step = FlowStepSpec(name: name)
      if name.value == "tab", pairs[0].value.located != nil {
        SpecKeys.tabStep.read(node, into: &step, &sink)
      } else {
        SpecKeys.step.read(pairs[0].value, into: &step, &sink)
      }
      return step
    }
  }
}
