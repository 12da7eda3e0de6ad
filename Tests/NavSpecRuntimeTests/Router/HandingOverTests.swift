import Foundation
import Testing

@testable import NavSpecRuntime

/// Screens of a tab with a container of the app's own.
@MainActor @Suite struct HandingOverTests {
  let conditions = ConditionStore<RecipesCondition>([.signedIn: .met, .pro: .met])
  let id = UUID()

  @Test func screensAboveARootAreHandedOverOnce() {
    let router = RecipesRouter(conditions: conditions)
    #expect(router.show(.category(category: .sides)) == .opened)
    router.navigate(to: .recipe(id: id))
    #expect(router.takeScreens(of: .browse) == [.category(category: .sides), .recipe(id: id)])
    #expect(router.takeScreens(of: .browse) == [])
    #expect(router.screens == [.categories])
    #expect(router.selectedTab == .browse)
  }

  @Test func nobodyIsAskedAboutAScreenThatIsHandedOver() {
    let router = RecipesRouter(conditions: conditions)
    router.mayLeave = { _ in
      Issue.record("nothing is closed")
      return false
    }
    router.navigate(to: .category(category: .mains))
    #expect(router.takeScreens(of: .browse).count == 1)
  }

  @Test func aModalStays() {
    let router = RecipesRouter(conditions: conditions)
    router.navigate(to: .category(category: .mains))
    router.present(.signIn)
    let modals = router.modals
    #expect(router.takeScreens(of: .browse) == [.category(category: .mains)])
    #expect(router.modals == modals && !modals.isEmpty)
  }
}
