import Foundation
import NavSpecDriven
import Testing

/// Every input that fuzzing of windows kept, run once more.
@MainActor @Suite struct DriveReplayTests {
  @Test(arguments: ["Corpus", "Crashers"]) func keptInputsKeepTheirPromises(kind: String) async throws {
    let folder = FuzzInput.folder.appendingPathComponent("\(kind)/router")
    let names = FuzzInput.names(in: "\(kind)/router")
    #expect(names.count > (kind == "Corpus" ? 20 : 0))
    for name in names {
      let input = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let problem = await DrivenApps.problem(with: input)
      #expect(problem == nil, "\(kind)/router/\(name)")
    }
  }
}
