#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the system hands to an app from outside: a URL, and, where there is UIKit, the options of a scene that connects, URL
/// contexts, a user activity, a shortcut item, and the response to a notification.
@MainActor public protocol LinkDeliverable {
  /// Whether it comes with a window of its own, which is not there yet.
  static var connectsWindow: Bool { get }
  /// What it leads to, in order.
  var arrivals: [LinkArrival] { get }
}

extension LinkDeliverable {
  /// No.
  public static var connectsWindow: Bool { false }
}

/// Something from outside that leads to a screen.
public nonisolated enum LinkArrival: Sendable {
  /// A URL.
  case url(String)
  /// An object with a `url`, or with a `route` of the spec and its `params`. Other members are ignored.
  case payload(JSONText)
}

extension [LinkArrival]: LinkDeliverable {
  /// Itself.
  public var arrivals: [LinkArrival] { self }
}

extension URL: LinkDeliverable {
  /// The URL.
  public var arrivals: [LinkArrival] { [.url(absoluteString)] }
}

/// What became of something that was delivered.
public nonisolated enum LinkDelivery<Condition: NavigationName>: Equatable, Sendable {
  /// A window was asked, and answered.
  case answered(OpenResult<Condition>)
  /// There is no window yet: the first one opens it.
  case kept
  /// It came a moment ago in another way, and is open.
  case repeated
  /// It was refused.
  case refused(PayloadProblem)
  /// It leads nowhere: an activity without a page, a launch without a link.
  case nothing

  /// Whether the app has opened it, or will: what a quick action answers the system.
  public var isHandled: Bool {
    switch self {
    case .answered(.opened), .answered(.blocked), .answered(.deferred), .kept, .repeated: true
    case .answered, .refused, .nothing: false
    }
  }
}
