/// An index into one of the graph's lists, typed by what it names.
package struct GraphID<Element>: Hashable, Comparable, Sendable {
  package let value: Int

  package init(_ value: Int) { self.value = value }

  package static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

package typealias RouteID = GraphID<Route>
package typealias TabID = GraphID<Tab>
package typealias SectionID = GraphID<Section>
package typealias ConditionID = GraphID<Condition>
package typealias FeatureID = GraphID<Feature>
package typealias TypeID = GraphID<NamedType>
package typealias SourceGroupID = GraphID<SourceGroup>
package typealias ExitID = GraphID<Exit>

extension Array {
  package subscript(id: GraphID<Element>) -> Element {
    get { self[id.value] }
    _modify { yield &self[id.value] }
  }
}
