import NavSpecEmit
import NavSpecModel
import TestSupport
import Testing

@Suite struct GraphTests {
  @Test(arguments: ExampleSpec.names)
  func theGraphOfAnExampleIsItsGolden(name: String) throws {
    expectGolden(try GraphOutput.dot(for: ExampleSpec(named: name).graph), "graph/\(name).dot")
  }
}
