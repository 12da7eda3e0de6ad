import Foundation
import NavSpecRuntime
import SwiftUI

struct MailApp: App {
  static let session = ConditionStore<MailCondition>()

  var body: some Scene {
    WindowGroup { MailWindow() }
    RouteWindows(
      MailNavigation.self, conditions: Self.session, mayLeave: { Drafts.mayLeave($0) },
      destination: MailScreen.init)
  }
}

/// Each window has a router of its own.
struct MailWindow: View {
  @State private var router = MailRouter(conditions: MailApp.session)

  var body: some View {
    MailRoot(router, mayLeave: { Drafts.mayLeave($0) })
      .restoring { (route: MailRoute) in route != .move }
      .task {
        for await event in router.onNavigate { Analytics.screen(event.screen) }
      }
  }
}

/// Letters that are not sent yet.
@MainActor enum Drafts {
  static var unsent: Set<MailRoute> = []

  static func mayLeave(_ route: MailRoute) -> Bool { !unsent.contains(route) }
}

/// What the system calls without a window.
@MainActor enum Notifications {
  static func didTap(_ url: URL) { MailRouter.deliver(url) }
  static func didCompose() { MailRouter.deliver(.compose(to: [], subject: nil, inReplyTo: nil, kind: .reply)) }
}

enum Analytics {
  static func screen(_ name: String) { print(name) }
}

/// Asks for people to write to, in a popover at the button.
struct ComposeView: View {
  @Environment(MailRouter.self) private var router
  let to: [Address]
  let subject: String?
  let inReplyTo: Message.ID?
  let kind: Reply
  @State private var people: [Contact] = []

  init(to: [Address], subject: String?, inReplyTo: Message.ID?, kind: Reply) {
    self.to = to
    self.subject = subject
    self.inReplyTo = inReplyTo
    self.kind = kind
  }

  var body: some View {
    Button("To: \(people.count)") {
      Task {
        if case .finished(let chosen) = await router.present(.contacts) { people = chosen }
      }
    }
    .navigationSource(MailRoute.contacts)
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
