public import Foundation

/// Foundation has it on Apple's platforms.
open class NSUserActivity: NSObject {
  open var webpageURL: URL?
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
