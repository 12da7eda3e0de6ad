/// How large cards and their texts are, in points.
struct DiagramMetrics {
  /// Of a card.
  let width: Int
  /// Between columns.
  let gutter: Int
  /// How many columns a tree has before it goes on below.
  let columns: Int
  /// Around the cards of a box.
  let padding: Int
  /// Around the picture.
  let margin: Int
  /// Of text; that of titles is larger.
  let size: Int
  let titleSize: Int
  let lineHeight: Int
  /// How many lines a title has at most.
  let titleLines: Int

  var pitch: Int { width + gutter }
  /// Boxes share a row up to this width, or a multiple: tabs of a section are in two boxes.
  var rowWidth: Int { columns * pitch - gutter + 4 * padding }

  /// No text is smaller than 12 pixels in a picture of 830, the width of a README.
  static let legible = DiagramMetrics(
    width: 160, gutter: 38, columns: 4, padding: 10, margin: 16, size: 12, titleSize: 13, lineHeight: 16,
    titleLines: 2)
  /// Every fact has room in a picture that is zoomed.
  static let dense = DiagramMetrics(
    width: 212, gutter: 56, columns: 6, padding: 14, margin: 24, size: 9, titleSize: 12, lineHeight: 13,
    titleLines: 1)
}

extension Diagram {
  var metrics: DiagramMetrics { facts == .all ? .dense : .legible }
}
