extension Drift {
  /// What was read, and what not.
  var report: [String] {
    let files = index.files.filter { !$0.isGenerated }
    let unknown = navigation.unknown.map { unknown in
      let place = index.place(of: unknown.event)
      let name = index.events[unknown.event].name
      return "  \(index.files[place.file].path):\(place.line): \(name): \(unknown.reason)"
    }
    let unread = files.filter { $0.unread != nil }.map { "  \($0.path): \($0.unread ?? "")" }
    let first =
      "Read \(files.count - unread.count) files; \(navigation.ways.count) ways; "
      + "\(unknown.count) not understood."
    return [first] + (unknown + unread).prefix(20)
  }
}
