import NavSpecRuntime

extension LinkPattern {
  /// Whether it ends in `{/_*}`.
  var endsInAnonymousTail: Bool {
    if case .tail(let placeholder)? = segments.last { placeholder.isAnonymous } else { false }
  }

  var positions: [(Placeholder, LinkCheck.Position)] {
    var all: [(Placeholder, LinkCheck.Position)] = []
    func add(_ pieces: [Piece]) {
      for case .value(let placeholder) in pieces { all.append((placeholder, .part)) }
    }
    add(authority?.pieces ?? [])
    for segment in segments {
      switch segment {
      case .pieces(let pieces):
        if case .value(let placeholder) = pieces[0], pieces.count == 1 {
          all.append((placeholder, .segment))
        } else {
          add(pieces)
        }
      case .optional(let placeholder): all.append((placeholder, .optionalSegment))
      case .tail(let placeholder): all.append((placeholder, .tail))
      case .gap(_, let placeholder): all.append((placeholder, .gap))
      }
    }
    for item in query {
      switch item {
      case .literal: break
      case .required(_, let placeholder, let surroundings):
        all.append((placeholder, surroundings == .none ? .requiredQuery : .surroundedQuery))
      case .declared(let placeholder):
        all.append((placeholder, placeholder.isExploded ? .wholeQuery : .query))
      }
    }
    switch fragment {
    case .segments(let segments): segments.forEach(add)
    case .whole(let placeholder): all.append((placeholder, .part))
    case .pairs(let pairs): add(pairs.map(\.value))
    case nil: break
    }
    return all
  }
}
