import NavSpecRuntime
import SwiftUI

struct MailApp: App {
  @State private var router: MailRouter
  private let session = ConditionStore<MailCondition>()

  init() { _router = State(wrappedValue: MailRouter(conditions: session)) }

  var body: some Scene {
    WindowGroup { MailRoot(router) }
    RouteWindows(MailNavigation.self, conditions: session, destination: MailScreen.init)
  }
}

/// A list in the middle column: what is chosen shows in the detail.
struct MessagesView: View {
  @Environment(MailRouter.self) private var router
  let mailbox: Mailbox.ID
  let unreadOnly: Bool

  var body: some View {
    List(selection: router.selection(in: .content, of: .root)) {
      NavigationLink("First", route: .message(mailbox: mailbox, id: 1))
      RouteLink("Second", to: MailRoute.message(mailbox: mailbox, id: 2))
    }
  }
}
