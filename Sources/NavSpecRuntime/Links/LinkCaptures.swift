/// What a URL carries, by names of parameters, in the order of reading. A list, for it is short and made
/// for every URL.
nonisolated struct LinkCaptures: Hashable, Sendable {
  nonisolated struct Capture: Hashable, Sendable {
    let name: String
    var value: RouteValue
    /// The form that the value was read by, as the index numbers forms.
    var form: Int32
  }

  private(set) var all: [Capture] = []
  /// What the URL has behind the segments that the pattern names; nil if no parameter takes it.
  var remainder: String?

  /// Keeps what a field read; a later value of one name replaces an earlier, and none takes it away.
  mutating func set(_ field: LinkIndex.Field, _ value: RouteValue?) {
    guard !field.name.isEmpty else { return }
    let known = all.firstIndex { $0.name == field.name }
    switch (known, value) {
    case (nil, let value?): all.append(Capture(name: field.name, value: value, form: field.form))
    case (let known?, let value?): all[known] = Capture(name: field.name, value: value, form: field.form)
    case (let known?, nil): all.remove(at: known)
    case (nil, nil): break
    }
  }

  subscript(name: String) -> Capture? {
    for capture in all where capture.name == name { return capture }
    return nil
  }

  var values: [String: RouteValue] {
    var values: [String: RouteValue] = [:]
    for capture in all where values[capture.name] == nil { values[capture.name] = capture.value }
    return values
  }
}
