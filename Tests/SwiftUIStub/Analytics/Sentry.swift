// Sentry, as far as the guide uses it.
open class Options {
  open var dsn: String?
  open var enableUIViewControllerTracing = true
  open var swizzleClassNameExcludes: Set<String> = []
}
public enum SentryLevel: UInt { case none, debug, info, warning, error, fatal }
open class Breadcrumb {
  open var message: String?
  public init(level: SentryLevel, category: String) {}
}
open class Scope {
  open func setTag(value: String, key: String) {}
}
open class SentrySDK {
  public static func start(configureOptions: @escaping (Options) -> Void) {}
  public static func addBreadcrumb(_ crumb: Breadcrumb) {}
  public static func configureScope(_ callback: @escaping (Scope) -> Void) {}
}
