import Foundation
import NavSpecCompiler
@testable import NavSpecDiagram
import NavSpecDiagnostics
import Testing

@Suite struct FlowPictureTests {
  private func strip(_ flow: String, of name: String = "shop") throws -> Diagram {
    var options = DiagramOptions()
    options.flow = flow
    return try DiagramExample.named(name).diagram(options)
  }

  @Test func aFlowIsAStrip() throws {
    let diagram = try strip("buy")
    #expect(
      diagram.nodes.map(\.id) == [
        "catalog.shelf", "catalog.product", "checkout.cart", "checkout.payment", "orders.order",
      ])
    #expect(diagram.nodes.map(\.column) == [0, 1, 2, 3, 4])
    #expect(diagram.edges.map(\.kind) == [.push, .opens, .sheet, .replace])
    #expect(diagram.notes.contains("Buy a product: 4 taps"))
    let layout = DiagramLayout(of: diagram)
    // Four columns are as wide as a README: the fifth is in the next row.
    #expect(layout.frames.map(\.y).prefix(4).allSatisfy { $0 == 0 } && layout.frames[4].y > 0)
    #expect(layout.lines.count == 4)
  }

  @Test func aLinkIsBeforeTheFirstScreenAndPersonasAreNamed() throws {
    let diagram = try strip("editRecipe", of: "recipes")
    #expect(diagram.nodes[0].kind == .entry && diagram.nodes[0].label.hasPrefix("/recipe/{id}"))
    #expect(diagram.edges.map(\.kind) == [.opens, .redirect, .opens, .push])
    #expect(diagram.edges[1].label == "signedIn is not met, as guest")
  }

  @Test func aScreenIsThereAsOftenAsTheFlowComesToIt() throws {
    let text = """
      navspec: 1
      app: {name: Demo, schemes: [demo]}
      root: home
      routes: {home: {to: [item]}, item: {params: {id: Int}, to: [item]}}
      flows: {deep: {steps: [home, item, item]}}
      """
    var options = DiagramOptions()
    options.flow = "deep"
    let diagram = try DiagramExample.spec(text).diagram(options)
    #expect(diagram.nodes.map(\.id) == ["home", "item", "item at step 3"])
    #expect(diagram.nodes[2].name == "item")
    options.flow = "dep"
    #expect(throws: SpecRequestError.self) { try DiagramExample.spec(text).diagram(options) }
    for format in DiagramFormat.all { _ = format.text(of: diagram, DiagramOutputOptions()) }
  }

  /// The operations of a flow lead the router to its screens.
  @Test(arguments: DiagramExample.names) @MainActor func theRouterTakesEachStep(_ name: String) throws {
    let spec = try DiagramExample.named(name)
    for flow in try spec.diagram(isRun: true).flows {
      let player = try #require(try spec.player(unmet: Set(flow.steps[0].unmet)))
      var unmet = Set(flow.steps[0].unmet)
      for step in flow.steps {
        for condition in unmet.symmetricDifference(step.unmet) {
          let state = step.unmet.contains(condition) ? "unmet" : "met"
          _ = player.perform(Array(#"{"condition": "\#(condition)", "state": "\#(state)"}"#.utf8))
        }
        unmet = Set(step.unmet)
        let operation = step.operation?.encodedOnOneLine() ?? #"{"state": true}"#
        let answer = player.perform(Array(operation.utf8)).answer
        #expect(try Self.shown(answer).contains(step.screen), "\(name), \(flow.name): \(operation)")
      }
    }
  }

  /// The screen on top, or those of the columns.
  private static func shown(_ answer: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let state = try #require(object?["state"] as? [String: Any])
    func name(_ screen: Any?) -> String? { (screen as? [String: Any])?["route"] as? String }
    func last(_ screens: Any?) -> Any? { (screens as? [Any])?.last }
    if let modal = last(state["modals"]) as? [String: Any] {
      return [name(last(modal["path"]) ?? modal["screen"])].compactMap(\.self)
    }
    if let replacement = last(state["rootReplacement"]) { return [name(replacement)].compactMap(\.self) }
    let containers = try #require(state["containers"] as? [String: [String: Any]])
    let container = try #require(containers[state["tab"] as? String ?? "root"])
    let columns = ["sidebar", "content", "detail"].map { name(container[$0]) }
    return ([name(last(container["path"]) ?? container["root"])] + columns).compactMap(\.self)
  }
}
