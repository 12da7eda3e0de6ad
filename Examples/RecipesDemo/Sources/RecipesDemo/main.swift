// Opens URLs through the generated router, keeps the state, and restores it in a second process.
import Foundation
import NavSpecRuntime

let arguments = CommandLine.arguments.dropFirst()
let stateFile = URL(fileURLWithPath: arguments.first ?? "navigation-state.json")
let urls = arguments.dropFirst()

/// A value as Swift prints it, without the module's name.
func plain(_ value: some Any) -> String { "\(value)".replacing("RecipesDemo.", with: "") }

/// `categories > category(category: desserts)`, bottom first, modals behind `^`.
@MainActor func shown(_ router: RecipesRouter) -> String {
  let stack = router.state[router.selectedTab]
  let path = ([stack.root] + stack.path).map(plain).joined(separator: " > ")
  let modals = router.state.modals.map { modal in
    " ^ " + ([modal.route] + modal.path).map(plain).joined(separator: " > ")
  }
  return "\(router.selectedTab.rawValue): \(path)\(modals.joined())"
}

// Nobody is signed in, everything else holds.
let router = RecipesRouter(conditions: .fixed([.signedIn: .unmet, .pro: .met]))
if urls.isEmpty {
  let report = router.restore(from: try Data(contentsOf: stateFile))
  print("restored  \(shown(router))")
  for dropped in report.dropped { print("dropped   \(plain(dropped))") }
} else {
  for url in urls {
    let result = router.open(url)
    print("open      \(url)")
    print("          \(plain(result))")
    print("          \(shown(router))")
    // The next link does not find the redirect of the last one.
    router.cancelPending()
    router.dismissAll()
  }
  try router.snapshot().write(to: stateFile)
  print("kept      \(String(decoding: router.snapshot(), as: UTF8.self))")
}
