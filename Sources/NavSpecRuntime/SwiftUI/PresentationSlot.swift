/// What one level of modals shows, one at a time: SwiftUI loses a presentation that begins while
/// another ends, so the next one waits until the last one is gone.
nonisolated struct PresentationSlot<Item: Identifiable & Hashable>: Hashable where Item.ID: Hashable {
  /// What is shown now.
  private(set) var shown: Item?
  private var isLeaving = false

  /// Follows the state: shows at once, or asks the one that is shown to leave first.
  mutating func want(_ item: Item?) {
    if let shown, let item, shown.id == item.id {
      self.shown = item
    } else if shown != nil {
      shown = nil
      isLeaving = true
    } else if !isLeaving {
      shown = item
    }
  }

  /// The user dragged it away.
  mutating func userDidDismiss() {
    guard shown != nil else { return }
    shown = nil
    isLeaving = true
  }

  /// Its dismissal is over: shows what is wanted now.
  mutating func didLeave(next item: Item?) {
    isLeaving = false
    shown = item
  }
}
