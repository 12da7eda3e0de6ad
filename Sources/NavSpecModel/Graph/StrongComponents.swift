/// Groups of nodes that can all reach each other, and nodes that reach themselves.
package struct StrongComponents {
  private let next: [[Int]]
  private var order: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0
  /// The groups, each sorted, in the order of their first members.
  package private(set) var cycles: [[Int]] = []

  /// - Parameter next: Where each node leads.
  package init(_ next: [[Int]]) {
    self.next = next
    order = next.map { _ in nil }
    lowest = next.map { _ in 0 }
    isOpen = next.map { _ in false }
    for node in next.indices where order[node] == nil { visit(node) }
    cycles.sort { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  private mutating func enter(_ node: Int) {
    order[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
  }

  /// Without recursion, for a chain may be long.
  private mutating func visit(_ root: Int) {
    var path = [(node: root, edge: 0)]
    enter(root)
    while let (node, edge) = path.last {
      guard edge < next[node].count else {
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        if lowest[node] == order[node] { close(node) }
        continue
      }
      path[path.count - 1].edge += 1
      let target = next[node][edge]
      if order[target] == nil {
        enter(target)
        path.append((target, 0))
      } else if isOpen[target], let number = order[target] {
        lowest[node] = min(lowest[node], number)
      }
    }
  }

  private mutating func close(_ root: Int) {
    var members: [Int] = []
    while let node = open.popLast() {
      isOpen[node] = false
      members.append(node)
      if node == root { break }
    }
    if members.count > 1 || next[root].contains(root) { cycles.append(members.sorted()) }
  }
}
