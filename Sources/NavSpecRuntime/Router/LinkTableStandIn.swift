// A stand-in until the link table lands.
public nonisolated struct LinkTable: Sendable {
  public struct Match: Hashable, Sendable {
    public let link: Int
    public let route: Int
    public let captures: [String: RouteValue]
    public let url: String
  }
  public enum Outcome: Hashable, Sendable { case matched(Match), unmatched, excluded }
  public init(_ schema: NavigationSchema) {}
  public func outcome(of url: String, holds: (Int) -> Bool = { _ in true }) -> Outcome { .unmatched }
  public func values(of screen: NavigationSchema.LinkedScreen, in match: Match) -> [RouteValue]? { nil }
  public func url(for route: Int, values: [RouteValue]) -> String? { nil }
}
extension LinkTable { public func urls(for route: Int, values: [RouteValue]) -> [String] { [] } }
