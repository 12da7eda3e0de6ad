// Datadog's RUM, as far as the guide uses it.
public protocol UIKitRUMViewsPredicate {}
public protocol SwiftUIRUMViewsPredicate {}
public typealias AttributeKey = String
public typealias AttributeValue = Encodable

public enum RUM {
  public struct Configuration {
    public init(
      applicationID: String, uiKitViewsPredicate: (any UIKitRUMViewsPredicate)? = nil,
      swiftUIViewsPredicate: (any SwiftUIRUMViewsPredicate)? = nil
    ) {}
  }
  public static func enable(with configuration: Configuration) {}
}
public enum RUMErrorSource { case source, network, webview, console, custom }
public protocol RUMMonitorProtocol: AnyObject, Sendable {}
extension RUMMonitorProtocol {
  public func startView(
    key: String, name: String? = nil, attributes: [AttributeKey: any AttributeValue] = [:]
  ) {}
  public func addError(
    message: String, stack: String? = nil, source: RUMErrorSource = .custom,
    attributes: [AttributeKey: any AttributeValue] = [:]
  ) {}
}
private final class Monitor: RUMMonitorProtocol {}
public enum RUMMonitor {
  public static func shared() -> any RUMMonitorProtocol { Monitor() }
}
