import Foundation
import NavSpecRuntime
import TestSupport
import Testing

@testable import NotesApp

@MainActor @Suite struct NotesTests {
  let conditions = ConditionStore<NotesCondition>.fixed([.unlocked: .met])

  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(
      NotesRoute.self, in: NotesNavigation.map, opaque: OpaqueValue(Sketch(strokes: [1])))
  }

  @Test func modalsStandOnModals() {
    let router = NotesRouter(conditions: conditions)
    router.navigate(to: .folder(id: 1))
    router.navigate(to: .compose())
    router.navigate(to: .format(current: .richText))
    router.navigate(to: .attach)
    router.navigate(to: .draw(on: Sketch(strokes: [1, 2])))
    #expect(
      router.screens
        == [
          .folders, .folder(id: 1), .compose(id: nil, format: .plain), .format(current: .richText), .attach,
          .draw(on: Sketch(strokes: [1, 2])),
        ])
    #expect(router.modals.map(\.presentation) == [.sheet, .sheet, .cover])
  }

  @Test func whatCannotBeKeptIsLeftOut() {
    let router = NotesRouter(conditions: conditions)
    router.navigate(to: .folder(id: 1, sortedByName: true))
    router.navigate(to: .compose(format: .markdown))
    router.navigate(to: .attach)
    router.navigate(to: .draw(on: Sketch()))
    let second = NotesRouter(conditions: conditions)
    second.restore(from: router.snapshot())
    #expect(second.screens == [.folders, .folder(id: 1, sortedByName: true), .compose(format: .markdown)])
  }

  @Test func aLockedNoteStaysLocked() {
    let router = NotesRouter(conditions: conditions)
    let id = UUID()
    router.navigate(to: .note(id: id))
    router.navigate(to: .history(id: id, before: Date(timeIntervalSince1970: 0)))
    let snapshot = router.snapshot()
    let locked = NotesRouter(conditions: .fixed([:]))
    locked.restore(from: snapshot)
    #expect(locked.screens == [.folders])
    #expect(NotesRouter(conditions: .allMet).restore(from: snapshot).dropped.isEmpty)
    conditions[.unlocked] = .unmet
    #expect(router.screens == [.folders])
  }
}
