import NavSpecDiagnostics

extension Change {
  /// What is not known.
  /// - Parameters:
  ///   - question: A clause that begins with "whether" or the like.
  ///   - reason: What ended the search, as a clause.
  ///   - subject: What the question is about.
  static func notProved(
    _ question: String, because reason: String, _ changeClass: ChangeClass, route: String? = nil,
    subject: [String], places: [Place]
  ) -> Change {
    Change(
      .notProved, "not proved: \(question), because \(reason)", changeClass: changeClass, route: route,
      subject: [changeClass.rawValue] + subject, places: places)
  }
}

extension SpecComparison {
  /// Something about both specs as a whole that is not known.
  func notProved(_ question: String, because reason: String, _ changeClass: ChangeClass) -> Change {
    .notProved(question, because: reason, changeClass, subject: [question], places: places)
  }
}
