// PostHog, as far as the guide uses it.
open class PostHogConfig {
  open var captureScreenViews = true
  public init(apiKey: String) {}
}
open class PostHogSDK: @unchecked Sendable {
  public static let shared = PostHogSDK()
  open func setup(_ config: PostHogConfig) {}
  open func screen(_ title: String, properties: [String: Any]? = nil) {}
}
