import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecModel
import NavSpecReport

/// What the command line says of property lists.
package struct PropertyListOptions {
  /// The places, by the ids of their outputs.
  private let places: [String: String]
  private let flags: Set<OutputDetail>

  package init(plist: String?, entitlements: String?, merges: Bool, isForDevelopers: Bool) {
    places = ["plist": plist, "entitlements": entitlements].compactMapValues(\.self)
    flags = Set((merges ? [.merge] : []) + (isForDevelopers ? [.developerMode] : []))
  }

  /// Those that a run writes.
  /// - Parameter readsSettings: Whether the settings name places too.
  func lists(of spec: CheckedSpec, _ settings: Settings, readsSettings: Bool) throws -> [PropertyListPlace] {
    let lists = try [Output.plist, .entitlements].compactMap { output -> PropertyListPlace? in
      let option = places[output.id]
      guard let path = readsSettings ? try settings.place(of: output, orOption: option) : option else {
        return nil
      }
      // What the settings say is about their own file.
      let own = option == nil ? settings.configuration.outputs[output.id]?.flags ?? [] : []
      let list = try PropertyListPlace(of: output, in: spec, at: path, flags.union(own))
      if list == nil, option != nil {
        throw CommandFailure("'\(path)' is not written: a feature has no property list, its app has one")
      }
      return list
    }
    if lists.isEmpty, !flags.isEmpty {
      throw CommandFailure("--merge and --developer-mode need a file: --plist FILE or --entitlements FILE")
    }
    if lists.count > 1, Disk.standard(lists[0].path) == Disk.standard(lists[1].path) {
      throw CommandFailure("'\(lists[0].path)' cannot be both the Info.plist and the entitlements")
    }
    return lists
  }
}

/// A property list that a run writes.
struct PropertyListPlace {
  let path: String
  /// What of the spec it cannot say.
  let notes: [String]
  /// The file where navspec writes all of it.
  private let text: [UInt8]
  /// Writes the keys into a file of the project; nil where the file is navspec's.
  private let merge: (([UInt8]) throws -> [UInt8])?

  /// nil for a feature, which is a part of an app.
  fileprivate init?(
    of output: Output, in spec: CheckedSpec, at path: String, _ flags: Set<OutputDetail>
  ) throws {
    let isForDevelopers = flags.contains(.developerMode) && output.id == Output.entitlements.id
    let output = isForDevelopers ? .entitlements(forDevelopers: true) : output
    guard let file = try spec.files(of: output).first else { return nil }
    try OutputFolder.check(Disk.folder(of: path))
    self.path = path
    notes = try spec.notes(on: output)
    text = Array(file.text.utf8)
    merge = flags.contains(.merge) ? { try spec.merged(output, into: $0) } : nil
  }

  /// What the file should be.
  /// - Parameter old: What it is; nil where there is none.
  func content(over old: [UInt8]?) throws -> [UInt8] {
    guard let merge else { return text }
    let old = old.flatMap { $0.isEmpty ? nil : $0 } ?? Array(PropertyListFile.empty.utf8)
    do {
      return try merge(old)
    } catch let error as PropertyListError {
      var map = SourceMap()
      let problem = error.diagnostic(of: path, old, in: &map)
      throw ReportedFailure(Report([problem], in: map))
    }
  }

  /// Why it may not be written; nil if it may.
  func refusal(of old: Disk.Content) -> String? {
    guard case .bytes(let bytes) = old, !bytes.isEmpty else { return OutputChanges.refusal(of: path, old) }
    if merge != nil {
      return Disk.isWritable(path) ? nil : "'\(path)' is not written: it has no permission to be written"
    }
    return OutputFile.propertyList.isEarlier(bytes)
      ? nil : "'\(path)' is not overwritten: navspec did not write it; '--merge' writes only its keys into it"
  }
}
