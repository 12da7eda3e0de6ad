nonisolated extension NavigationDefinition {
  /// What a window saves once a link has led to a target, as if all conditions held; nil if a screen cannot be built.
  public static func snapshot(of target: NavigationTarget) -> [UInt8]? {
    NavigationState<Self>(selecting: initialTab).opening(target).map { state in
      SnapshotWriter<Self>().bytes(of: state, without: nil)
    }
  }

  /// What a window shows once it has restored a snapshot, without a router. The state is nil if the snapshot is
  /// refused, or waits for a condition.
  ///
  /// - Parameters:
  ///   - snapshot: What ``snapshot(of:)`` or a router wrote.
  ///   - condition: The state of a condition, by its index in the schema.
  public static func restoration(
    of snapshot: [UInt8], condition: @escaping (Int) -> ConditionState = { _ in .met }
  ) -> (state: NavigationState<Self>?, report: RestorationReport) {
    var reader = SnapshotReader<Self>(start: launch(state: condition), state: condition) { _ in true }
    let state = reader.state(of: snapshot)
    return (state, reader.report)
  }
}
