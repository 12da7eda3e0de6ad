/// What a slot shows: a screen, and how it wants to appear.
nonisolated protocol Presentable: Identifiable, Hashable {
  associatedtype Screen: Hashable
  var route: Screen { get }
  var presentation: NavigationSchema.Presentation { get }
}

nonisolated extension NavigationState.Modal: Presentable {}

/// How a modal is shown.
nonisolated enum PresentationForm: Hashable {
  case sheet, cover
  case popover(from: ObjectIdentifier)
}

/// What a slot waits for. SwiftUI may never report it, as while an alert of the app is up.
nonisolated struct PresentationWait: Hashable {
  /// What is to happen.
  enum Event: Hashable { case appearance, departure, nextTurn }

  let event: Event
  /// Distinguishes the waits of a slot.
  let number: Int
}

/// What one level of modals shows, one at a time: SwiftUI loses a presentation that begins while
/// another ends, so the next one waits until the last one is gone.
nonisolated struct PresentationSlot<Item: Presentable>: Hashable {
  /// A view on screen that a popover may point at.
  private struct Source: Hashable {
    let route: Item.Screen
    /// Which one came later.
    let order: Int
  }

  /// What is shown now.
  private(set) var shown: Item?
  /// How it is shown: decided when it begins, whatever sources come and go meanwhile.
  private var form = PresentationForm.sheet
  /// Whether what is shown was ever on screen, and is there now. What never was does not leave, either.
  private var hasAppeared = false, isVisible = false
  private var isLeaving = false
  /// What was shown last.
  private var last: Item?
  /// What the slot waits for; nil if nothing is on its way.
  private(set) var wait: PresentationWait?
  private var waits = 0
  private var sources: [ObjectIdentifier: Source] = [:]
  private var orders = 0

  /// What is shown in a form.
  func shown(as form: PresentationForm) -> Item? { self.form == form ? shown : nil }

  /// Whether views see the same as in another slot, whatever sources either knows.
  func isShown(like other: Self) -> Bool { shown == other.shown && form == other.form }

  /// Follows the state: shows at once, or asks the one that is shown to leave first.
  mutating func want(_ item: Item?) {
    if let shown, shown.id != item?.id { leave() }
    if !isLeaving { show(item) }
  }

  /// The user dragged it away.
  mutating func userDidDismiss() {
    if shown != nil { leave() }
  }

  /// Its dismissal is over: shows what is wanted now.
  mutating func didLeave(next item: Item?) {
    isLeaving = false
    show(item)
  }

  private mutating func show(_ item: Item?) {
    if let item, item.id != shown?.id {
      form = decidedForm(of: item)
      hasAppeared = false
      isVisible = false
      last = item
      wait(for: .appearance)
    } else if item == nil {
      wait(for: nil)
    }
    shown = item
  }

  private mutating func leave() {
    // SwiftUI always reports the end of a sheet, but only the content of a popover reports its end.
    if case .popover = form { isLeaving = isVisible } else { isLeaving = hasAppeared }
    shown = nil
    wait(for: isLeaving ? .departure : nil)
  }

  private mutating func wait(for event: PresentationWait.Event?) {
    waits += 1
    wait = event.map { PresentationWait(event: $0, number: waits) }
  }

  /// Goes on without what did not happen in time. What did not appear is presented again in the next turn, because SwiftUI
  /// must see that it was gone.
  /// - Returns: What did not appear or did not leave; nil if the slot waits for something else by now.
  mutating func giveUp(_ wait: PresentationWait, next item: Item?) -> Item? {
    guard self.wait == wait else { return nil }
    switch wait.event {
    case .appearance:
      shown = nil
      isLeaving = true
      self.wait(for: .nextTurn)
      return last
    case .departure:
      let stalled = last
      didLeave(next: item)
      return stalled
    case .nextTurn:
      didLeave(next: item)
      return nil
    }
  }

  /// The content came on screen.
  mutating func didAppear(_ id: Item.ID) {
    if shown?.id == id {
      hasAppeared = true
      isVisible = true
      wait(for: nil)
    } else {
      // It was cancelled before it appeared. Its successor waits until it has disappeared.
      shown = nil
      isLeaving = true
      wait(for: .departure)
    }
  }

  /// The content of a popover left the screen; it may be covered, and come back.
  mutating func didDisappear(_ id: Item.ID, next item: Item?) {
    if shown?.id == id { isVisible = false } else { didLeave(next: item) }
  }

  /// What is shown as a popover and went with its source.
  var lost: Item? {
    guard case .popover(let source) = form, hasAppeared, !isVisible,
      sources[source] == nil
    else { return nil }
    return shown
  }

  /// A view came on screen that leads to a screen.
  mutating func add(_ id: ObjectIdentifier, for route: Item.Screen) {
    orders += 1
    sources[id] = Source(route: route, order: orders)
  }

  /// It left the screen.
  mutating func remove(_ id: ObjectIdentifier) {
    sources[id] = nil
    // A popover that did not come in time would never come.
    if let shown, form == .popover(from: id), !hasAppeared { form = decidedForm(of: shown) }
  }

  /// A popover points at the source that came last; without one it is a sheet.
  private func decidedForm(of item: Item) -> PresentationForm {
    switch item.presentation {
    case .cover: .cover
    case .popover:
      sources.filter { $0.value.route == item.route }.max { $0.value.order < $1.value.order }
        .map { .popover(from: $0.key) } ?? .sheet
    case .sheet, .push, .window, .replace: .sheet
    }
  }
}
