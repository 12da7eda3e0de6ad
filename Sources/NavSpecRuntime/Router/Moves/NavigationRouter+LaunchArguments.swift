#if DEBUG
  extension NavigationRouter {
    /// Sets the conditions and opens the URL that launch arguments name, and says what is wrong with them.
    func follow(launchArguments arguments: [String]) -> [String] {
      var problems: [String] = []
      let pairs = zip(arguments, arguments.dropFirst() + [""]).filter { $0.0.hasPrefix("-navspec.") }
        .map { ($0, $1.hasPrefix("-") ? "" : $1) }
      for (name, value) in pairs where name == "-navspec.conditions" {
        for word in value.split(separator: ",") {
          let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
          guard parts.count == 2, Condition(rawValue: parts[0]) != nil,
            let state = ConditionState(rawValue: parts[1])
          else {
            let names = Condition.allCases.map(\.rawValue).joined(separator: ", ")
            problems.append(
              "\(name): '\(word)' should be NAME=met, =unmet or =unknown; the names are: \(names)")
            continue
          }
          gate.hub.statesAtLaunch[parts[0]] = state
        }
      }
      conditionsDidChange()
      for (name, value) in pairs where name != "-navspec.conditions" {
        if name == "-navspec.animations" {
          if value != "NO" { problems.append("\(name): '\(value)' should be NO") }
        } else if name != "-navspec.open" {
          problems.append("'\(name)' should be -navspec.open, -navspec.conditions or -navspec.animations")
        } else if [.unmatched, .excluded].contains(open(value)) {
          problems.append("\(name): no link of the app opens '\(value)'")
        }
      }
      return problems
    }
  }
#endif
