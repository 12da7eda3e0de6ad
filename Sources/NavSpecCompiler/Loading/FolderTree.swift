import NavSpecDiagnostics
import NavSpecModel

/// The folders that globs look into; each is listed once.
struct FolderTree {
  typealias Listing = Result<[String], SpecFileError>

  /// What comes before all paths, with its final `/`; empty for the folder of the root spec.
  private let base: String
  private let list: (String) -> Listing
  private var known: [String: Listing] = [:]
  /// Folders that the last path led through, that are there and cannot be read, and why.
  private(set) var unreadable: [String: String] = [:]
  /// How many names may still be held against globs.
  private var comparisons = FolderTree.mostComparisons
  /// So many names of files and folders are held against the globs of a package.
  static let mostComparisons = 1_000_000

  init(below base: String = "", list: @escaping (String) -> Listing) {
    self.base = base
    self.list = list
  }

  var isSpent: Bool { comparisons <= 0 }

  /// The files that match a path below the base with `*`, `?` and `**`, in the order of their names.
  mutating func files(matching steps: [String]) -> [String] {
    unreadable = [:]
    guard !isSpent else { return [] }
    var folders = [""]
    for (index, step) in steps.enumerated() {
      // `**/**` says no more than `**`.
      if step == "**", index > 0, steps[index - 1] == "**" { continue }
      let isLast = index == steps.count - 1
      var next: [String] = []
      for folder in folders {
        if step == "**" {
          appendTree(of: folder, depth: 0, to: &next)
          continue
        }
        for name in names(in: folder) {
          comparisons -= 1
          let isFolder = name.hasSuffix("/")
          let plain = isFolder ? String(name.dropLast()) : name
          guard isFolder != isLast, Glob.matches(plain, pattern: step) else { continue }
          next.append(folder + name)
        }
      }
      // Else `**/*/**` would come to a folder once for every way that leads there.
      folders = next.distinct
      if folders.isEmpty { return [] }
    }
    return folders.filter { !$0.hasSuffix("/") }.map { base + $0 }
  }

  /// The folder itself and all below it but hidden ones; deep enough for any real tree, and bounded.
  private mutating func appendTree(of folder: String, depth: Int, to folders: inout [String]) {
    folders.append(folder)
    comparisons -= 1
    guard depth < 16, !isSpent else { return }
    for name in names(in: folder) where name.hasSuffix("/") && !name.hasPrefix(".") {
      appendTree(of: folder + name, depth: depth + 1, to: &folders)
    }
  }

  private mutating func names(in folder: String) -> [String] {
    let listing = known[folder] ?? list(base + folder).map { $0.sorted() }
    known[folder] = listing
    switch listing {
    case .success(let names): return names
    case .failure(.unreadable(let why)): unreadable[base + folder] = why
    case .failure: break
    }
    return []
  }
}
