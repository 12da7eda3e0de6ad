// What UIKit hands to the delegates of an app and of its scenes. The methods of a protocol that Objective-C calls optional
// have a default here; the compiler warns of one that nearly matches.
public import Foundation
public import SwiftUI
public import UserNotifications

func absent() -> Never { fatalError("the stub never runs") }

@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() {}
}

@MainActor @preconcurrency open class UIScene: UIResponder {
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { absent() }
    open var sourceApplication: String? { absent() }
    open var handoffUserActivityType: String? { absent() }
    open var userActivities: Set<NSUserActivity> { absent() }
    open var notificationResponse: UNNotificationResponse? { absent() }
    open var shortcutItem: UIApplicationShortcutItem? { absent() }
  }
  open var session: UISceneSession { absent() }
}
@MainActor @preconcurrency open class UIWindowScene: UIScene {}
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  open var url: URL { absent() }
}
@MainActor @preconcurrency open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var windowApplication: Role { absent() }
  }
  open var role: Role { absent() }
}
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject {
  public init(systemImageName: String) {}
}
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {}
  open var type: String { absent() }
  open var userInfo: [String: any NSSecureCoding]? { absent() }
}
@MainActor @preconcurrency open class UIWindow: UIResponder {
  public init(windowScene: UIWindowScene) {}
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
@MainActor @preconcurrency open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { absent() }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { absent() }
}
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { absent() }
}

/// SwiftUI declares it where there is UIKit.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { absent() }
}
