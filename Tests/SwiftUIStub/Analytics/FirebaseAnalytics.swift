// Firebase's analytics, as far as the guide uses it.
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsParameterScreenName = "screen_name"
open class Analytics {
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
}
