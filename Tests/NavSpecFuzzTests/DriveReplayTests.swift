import NavSpecDriven
import Testing

/// Every input that fuzzing of windows kept, run once more.
@MainActor @Suite struct DriveReplayTests {
  @Test(arguments: ["corpus", "crashers"]) func keptInputsKeepTheirPromises(kind: String) async throws {
    let isCorpus = kind == "corpus"
    let inputs = try isCorpus ? FuzzInput.corpus(of: "router") : FuzzInput.crashers(of: "router")
    #expect(inputs.count > (isCorpus ? 20 : 0))
    for input in inputs {
      let problem = await DrivenApps.problem(with: input.bytes)
      #expect(problem == nil, "\(input.testDescription)")
    }
  }
}
