// What the runtime, generated code, the tool and the sample apps use of Foundation, from its public documentation, with the
// systems that it names where they are newer than those of the package.

func absent() -> Never { fatalError("nothing is linked with this module") }

public typealias TimeInterval = Double
public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)

public struct CGRect: Equatable, Sendable {}
public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(_ value: Double) {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
}

public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init(uuid: uuid_t) {}
  public init?(uuidString: String) { return nil }
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
  public var uuid: uuid_t { absent() }
  public var uuidString: String { absent() }
  public var description: String { absent() }
}

public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  public init?(string: String) { return nil }
  public init(fileURLWithPath path: String) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
  public var absoluteString: String { absent() }
  public var scheme: String? { absent() }
  public var host: String? { absent() }
  public var path: String { absent() }
  public var query: String? { absent() }
  public var fragment: String? { absent() }
  public var lastPathComponent: String { absent() }
  public var description: String { absent() }
}

public struct Date: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
  public static var now: Date { absent() }
  public static func < (left: Date, right: Date) -> Bool { absent() }
  public var timeIntervalSince1970: TimeInterval { absent() }
  public var description: String { absent() }
}

public struct Data: Hashable, Sendable, Codable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public var startIndex: Int { absent() }
  public var endIndex: Int { absent() }
  public subscript(index: Int) -> UInt8 {
    get { absent() }
    set {}
  }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == UInt8 {}
}

public struct IndexSet: Sendable, Sequence {
  public var first: Int? { absent() }
  public func makeIterator() -> IndexingIterator<[Int]> { absent() }
}

public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { absent() }
  public func hash(into hasher: inout Hasher) {}
}
public protocol NSSecureCoding {}
open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { absent() }
  open var webpageURL: URL?
  open var title: String?
  open var keywords: Set<String> {
    get { absent() }
    set {}
  }
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
}
open class NSString: NSObject, NSSecureCoding {
  public init(string: String) {}
}
public struct LocalizedStringResource: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}
extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
  }
  public init(localized value: LocalizationValue) { absent() }
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
open class JSONSerialization: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class func isValidJSONObject(_ object: Any) -> Bool { absent() }
  open class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { absent() }
}
open class Bundle: NSObject {}
open class UserDefaults: NSObject, @unchecked Sendable {
  public class var standard: UserDefaults { absent() }
  public init?(suiteName: String?) { return nil }
  open func string(forKey key: String) -> String? { absent() }
  open func set(_ value: Any?, forKey key: String) {}
  open func removeObject(forKey key: String) {}
}
open class FileManager: NSObject, @unchecked Sendable {
  public struct SearchPathDirectory: Sendable {
    public static var applicationSupportDirectory: SearchPathDirectory { absent() }
  }
  public class var `default`: FileManager { absent() }
  open var temporaryDirectory: URL { absent() }
  open func contents(atPath path: String) -> Data? { absent() }
  open func removeItem(atPath path: String) throws {}
}
open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { absent() }
  open var processIdentifier: Int32 { absent() }
  open var arguments: [String] { absent() }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { absent() }
}
open class PropertyListDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { absent() }
}
open class NSCoder: NSObject {}
