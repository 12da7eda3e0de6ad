/// A piece of a template whose names are looked up already.
indirect enum TemplatePart: Sendable {
  case literal(String)
  case variable(TemplateSlot)
  /// `{{.}}`
  case current
  /// Once if it is there or true, for each of a list; inverted, if there is none.
  case section(TemplateSlot, isInverted: Bool, [TemplatePart])
  /// `{{#first()}}` and its kin, of the innermost list.
  case position(isLast: Bool, isInverted: Bool, [TemplatePart])
}

/// Where a value is found: from which of the open contexts, by which fields.
struct TemplateSlot: Hashable, Sendable {
  /// From 0, the outermost.
  let depth: Int
  /// One for each part of `app.title`; never empty.
  let fields: [Int]
}

/// Writes a text by a template that fits.
struct TemplateRenderer {
  /// Texts and contexts, the innermost last.
  private var frames: [TemplateFieldValue]
  private(set) var bytes: [UInt8] = []

  init(_ context: any TemplateContext) { frames = [.context(context)] }

  mutating func render(_ parts: [TemplatePart], isFirst: Bool, isLast: Bool) {
    for part in parts {
      switch part {
      case .literal(let text): bytes += text.utf8
      case .variable(let slot): if case .text(let text) = value(slot) { bytes += text.utf8 }
      case .current: if case .text(let text)? = frames.last { bytes += text.utf8 }
      case .position(let asksForLast, let isInverted, let parts):
        guard (asksForLast ? isLast : isFirst) != isInverted else { continue }
        render(parts, isFirst: isFirst, isLast: isLast)
      case .section(let slot, let isInverted, let parts):
        let value = value(slot)
        guard !isInverted else {
          if value.isNothing { render(parts, isFirst: isFirst, isLast: isLast) }
          continue
        }
        switch value {
        case .flag(let isTrue): if isTrue { render(parts, isFirst: isFirst, isLast: isLast) }
        case .absent: break
        case .text, .context: render(parts, in: value)
        case .list(let items):
          for (index, item) in items.enumerated() {
            render(parts, in: item, isFirst: index == 0, isLast: index == items.count - 1)
          }
        }
      }
    }
  }

  private mutating func render(
    _ parts: [TemplatePart], in frame: TemplateFieldValue, isFirst: Bool = true, isLast: Bool = true
  ) {
    frames.append(frame)
    render(parts, isFirst: isFirst, isLast: isLast)
    frames.removeLast()
  }

  private func value(_ slot: TemplateSlot) -> TemplateFieldValue {
    guard case .context(let context) = frames[slot.depth] else { return .absent }
    var value = context.field(at: slot.fields[0])
    for field in slot.fields.dropFirst() {
      guard case .context(let part) = value else { return .absent }
      value = part.field(at: field)
    }
    return value
  }
}

extension TemplateFieldValue {
  fileprivate var isNothing: Bool {
    switch self {
    case .absent: true
    case .flag(let isTrue): !isTrue
    case .list(let items): items.isEmpty
    case .text, .context: false
    }
  }
}
