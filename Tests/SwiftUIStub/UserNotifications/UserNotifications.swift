// What a tapped notification hands to an app, from the public documentation of UserNotifications.
public import Foundation

func absent() -> Never { fatalError("the stub never runs") }

open class UNNotificationContent: NSObject {
  open var userInfo: [AnyHashable: Any] { absent() }
}
open class UNNotificationRequest: NSObject {
  open var content: UNNotificationContent { absent() }
}
open class UNNotification: NSObject {
  open var request: UNNotificationRequest { absent() }
}
open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { absent() }
  open var actionIdentifier: String { absent() }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open class func current() -> UNUserNotificationCenter { absent() }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
}
