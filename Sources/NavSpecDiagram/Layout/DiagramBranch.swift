/// What hangs on a node: the tree below it, or a long list of screens that lead nowhere, in columns side by side.
enum DiagramBranch {
  case tree(Int)
  case list([[Int]])

  var nodes: [Int] {
    switch self {
    case .tree(let node): [node]
    case .list(let columns): Array(columns.joined())
    }
  }

  /// So many leaves in a row are a list.
  private static let longRun = 8

  /// - Parameters:
  ///   - children: The nodes below one, in order.
  ///   - room: How many columns fit.
  ///   - rows: How many nodes are in a column at most.
  ///   - isLeaf: Whether a node may be in a list.
  static func branches(of children: [Int], room: Int, rows: Int, isLeaf: (Int) -> Bool) -> [DiagramBranch] {
    var branches: [DiagramBranch] = []
    var run: [Int] = []
    func endRun() {
      let room = max(1, room)
      while run.count >= longRun {
        let list = Array(run.prefix(room * rows))
        branches.append(.list(columns(of: list, room: room)))
        run.removeFirst(list.count)
      }
      branches += run.map { .tree($0) }
      run = []
    }
    for child in children {
      if isLeaf(child) {
        run.append(child)
      } else {
        endRun()
        branches.append(.tree(child))
      }
    }
    endRun()
    return branches
  }

  /// Full columns and a rest: a new leaf moves no column before its own.
  private static func columns(of leaves: [Int], room: Int) -> [[Int]] {
    var rows = 6
    while (leaves.count + rows - 1) / rows > min(room, rows / 2) { rows = rows * 3 / 2 }
    return stride(from: 0, to: leaves.count, by: rows).map {
      Array(leaves[$0..<min($0 + rows, leaves.count)])
    }
  }
}
