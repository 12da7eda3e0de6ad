nonisolated extension TableWriter {
  mutating func formMatcher(_ matcher: FormMatcher) {
    write(matcher.form) { $0.form(&$1) }
    optional(matcher.automaton) { writer, automaton in
      writer.list(automaton.intervalStarts) { $0.int(Int($1)) }
      writer.list(automaton.intervalClasses) { $0.int(Int($1)) }
      writer.int(automaton.classCount)
      writer.list(automaton.transitions) { $0.int(Int($1)) }
      writer.list(automaton.accepting) { $0.bool($1) }
    }
  }

  mutating func fieldMatcher(_ matcher: LinkFieldMatcher) {
    formMatcher(matcher.form)
    optional(matcher.constraint) { $0.formMatcher($1) }
    bool(matcher.surroundings != nil)
    if let (prefix, suffix) = matcher.surroundings {
      text(prefix)
      text(suffix)
    }
    bool(matcher.isList)
  }

  mutating func template(_ template: URITemplate) {
    list(template.parts) { writer, part in
      switch part {
      case .literal(let text, _):
        writer.bool(false)
        writer.string(text)
      case .expression(let expression):
        writer.bool(true)
        writer.string(expression.operation.rawValue)
        writer.list(expression.variables) {
          $0.string($1.name)
          $0.bool($1.isExploded)
          $0.int($1.prefix ?? -1)
        }
      }
    }
  }

  mutating func pattern(_ pattern: LinkPattern) {
    optional(pattern.scheme) { $0.string($1) }
    optional(pattern.authority) {
      $0.string($1.text)
      $0.pieces($1.pieces)
    }
    list(pattern.segments) { writer, segment in
      switch segment {
      case .pieces(let pieces):
        writer.int(0)
        writer.pieces(pieces)
      case .optional(let placeholder):
        writer.int(1)
        writer.placeholder(placeholder)
      case .tail(let placeholder):
        writer.int(2)
        writer.placeholder(placeholder)
      case .gap(let prefix, let placeholder):
        writer.int(3)
        writer.string(prefix)
        writer.placeholder(placeholder)
      }
    }
    // Written as the last alone was, so that readers of this version read both.
    bits((pattern.endsInSlash ? 1 : 0) | (pattern.hasOpaquePath ? 2 : 0))
    list(pattern.query) { writer, item in
      switch item {
      case .literal(let key, let value):
        writer.int(0)
        writer.string(key)
        writer.string(value)
      case .required(let key, let placeholder, let surroundings):
        writer.int(1)
        writer.string(key)
        writer.placeholder(placeholder)
        writer.string(surroundings.prefix)
        writer.string(surroundings.suffix)
      case .declared(let placeholder):
        writer.int(2)
        writer.placeholder(placeholder)
      }
    }
    switch pattern.fragment {
    case .segments(let segments):
      int(0)
      list(segments) { $0.pieces($1) }
    case .whole(let placeholder):
      int(1)
      self.placeholder(placeholder)
    case .pairs(let pairs):
      int(2)
      list(pairs) {
        $0.string($1.key)
        $0.piece($1.value)
      }
    case nil: int(-1)
    }
  }

  private mutating func pieces(_ pieces: [LinkPattern.Piece]) { list(pieces) { $0.piece($1) } }

  private mutating func piece(_ piece: LinkPattern.Piece) {
    switch piece {
    case .literal(let text):
      bool(false)
      string(text)
    case .value(let placeholder):
      bool(true)
      self.placeholder(placeholder)
    }
  }

  private mutating func placeholder(_ placeholder: LinkPattern.Placeholder) {
    string(placeholder.name)
    bool(placeholder.isExploded)
  }
}
