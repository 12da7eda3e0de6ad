/// What the app itself declares.
nonisolated struct Sketch: Hashable, Sendable {
  var strokes: [Int] = []
}
