// What generated intents and the apps around them use of App Intents, from its public documentation, with the systems that it
// names where they are newer than those of the package. What a protocol of it asks beyond that is left out.
public import Foundation

func absent() -> Never { fatalError("nothing is linked with this module") }

public protocol _IntentValue: Sendable {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension Double: _IntentValue {}
extension Int: _IntentValue {}
extension String: _IntentValue {}
extension URL: _IntentValue {}

public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol AppValue: TypeDisplayRepresentable, _IntentValue {}

public protocol EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension String: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {}

public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  typealias Property = EntityProperty
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get { absent() }
    set {}
  }
  public var projectedValue: EntityProperty<Value> { self }
}

public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol IntentResult: Sendable {}
public struct IntentResultContainer: IntentResult {}
extension IntentResult where Self == IntentResultContainer {
  public static func result() -> Self { absent() }
}
public protocol AppIntent: Sendable {
  typealias Parameter = IntentParameter
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  init()
  func perform() async throws -> PerformResult
}
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get { absent() }
    set {}
  }
  public var projectedValue: IntentParameter<Value> { self }
}
public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  var target: Value { get set }
}

// MARK: Universal links

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public protocol CustomURLRepresentationParameterConvertible {
  var urlRepresentationParameter: String { get }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension Int: CustomURLRepresentationParameterConvertible {
  public var urlRepresentationParameter: String { absent() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension String: CustomURLRepresentationParameterConvertible {
  public var urlRepresentationParameter: String { absent() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension URL: CustomURLRepresentationParameterConvertible {
  public var urlRepresentationParameter: String { absent() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension URLRepresentableEntity {
  public var urlRepresentationParameter: String { absent() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public enum Token { case id }
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value: CustomURLRepresentationParameterConvertible>(
      _ property: KeyPath<Entity, EntityProperty<Value>>
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  typealias URLRepresentation = EnumURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension URLRepresentableEnum {
  public var urlRepresentationParameter: String { absent() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct EnumURLRepresentation<Enum: AppEnum> {
  public struct EnumSingleURLRepresentation: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
  }
  public init(_ urls: [Enum: EnumSingleURLRepresentation]) {}
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public protocol URLRepresentableIntent: AppIntent {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  public func perform() async throws -> IntentResultContainer { absent() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  public func perform() async throws -> IntentResultContainer { absent() }
}
