#if canImport(UIKit) && canImport(UserNotifications) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import UIKit
  public import UserNotifications

  extension UIScene.ConnectionOptions: LinkDeliverable {
    /// Yes: the scene has no window when its delegate is told of it.
    public static var connectsWindow: Bool { true }

    /// What the scene is opened with.
    public var arrivals: [LinkArrival] {
      urlContexts.arrivals + userActivities.flatMap { $0.arrivals } + (shortcutItem?.arrivals ?? [])
        + (notificationResponse?.arrivals ?? [])
    }
  }

  extension Set: LinkDeliverable where Element == UIOpenURLContext {
    /// The URLs.
    public var arrivals: [LinkArrival] { map { .url($0.url.absoluteString) } }
  }

  extension Foundation.NSUserActivity: LinkDeliverable {
    /// The web page: a universal link, a scanned code, a screen that another device handed off. Activities of other types
    /// are the app's.
    public var arrivals: [LinkArrival] {
      guard activityType == Foundation.NSUserActivityTypeBrowsingWeb, let webpageURL else { return [] }
      return [.url(webpageURL.absoluteString)]
    }
  }

  extension UIApplicationShortcutItem: LinkDeliverable {
    /// Its `userInfo`.
    public var arrivals: [LinkArrival] { [.payload(JSONText(userInfo ?? [:]))] }
  }

  extension UNNotificationResponse: LinkDeliverable {
    /// The `userInfo` of a notification that was tapped. Actions of the app's own, and dismissals, lead nowhere.
    public nonisolated var arrivals: [LinkArrival] {
      guard actionIdentifier == UNNotificationDefaultActionIdentifier else { return [] }
      return [.payload(JSONText(notification.request.content.userInfo))]
    }
  }

  nonisolated extension JSONText {
    /// What leads somewhere in a property list. A value that JSON does not have is null, which none of the keys takes.
    fileprivate init(_ payload: [AnyHashable: Any]) {
      var members: [(String, JSONText)] = []
      for key in ["url", "route", "params"] {
        if let value = payload[key] { members.append((key, JSONText(propertyList: value))) }
      }
      self = .object(members)
    }

    private init(propertyList value: Any) {
      let list = [value]
      guard Foundation.JSONSerialization.isValidJSONObject(list),
        let data = try? Foundation.JSONSerialization.data(withJSONObject: list)
      else {
        self = .null
        return
      }
      self = JSONText(parsing: [UInt8](data))?.array?.first ?? .null
    }
  }
#endif
