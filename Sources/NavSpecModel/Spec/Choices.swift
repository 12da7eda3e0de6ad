/// The closed sets of the language, with raw values as a spec writes them.

package enum TabRole: String, CaseIterable, Sendable { case search, prominent }
package enum TabBadge: String, CaseIterable, Sendable { case number, text }
package enum TabPlacement: String, CaseIterable, Sendable { case automatic, pinned, sidebarOnly }
package enum TabLayout: String, CaseIterable, Sendable { case stack, split, external }
package enum TabBarStyle: String, CaseIterable, Sendable { case automatic, tabBarOnly, sidebarAdaptable }
package enum TabBarPlacement: String, CaseIterable, Sendable { case automatic, tabBar, sidebar }

package enum TabBarMinimize: String, CaseIterable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}

package enum TabBarVisibility: String, CaseIterable, Sendable { case visible, hidden }

package enum TabCustomizationBehavior: String, CaseIterable, Sendable {
  case automatic, reorderable, disabled
}

package enum TabDefaultVisibility: String, CaseIterable, Sendable { case automatic, visible, hidden }
package enum Transition: String, CaseIterable, Sendable { case automatic, zoom, crossFade }
package enum DefaultView: String, CaseIterable, Sendable { case manual }
package enum ReachedBy: String, CaseIterable, Sendable { case code }
package enum RouteEntry: String, CaseIterable, Sendable { case unknown }
package enum EvidenceMark: String, CaseIterable, Sendable { case read, inferred, guess }
package enum Stability: String, CaseIterable, Sendable { case draft, stable, deprecated }
package enum CaseSensitivity: String, CaseIterable, Sendable { case sensitive, insensitive }
package enum TrailingSlash: String, CaseIterable, Sendable { case ignore, strict }
package enum Slashes: String, CaseIterable, Sendable { case strict, collapse }
package enum Plus: String, CaseIterable, Sendable { case literal, space }
