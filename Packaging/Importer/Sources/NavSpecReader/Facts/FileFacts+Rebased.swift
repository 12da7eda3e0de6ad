extension FileFacts {
  /// The same facts with numbers that count from others, as in one long list of all files.
  func rebased(members: Int, events: Int, arms: Int) -> FileFacts {
    var facts = self
    for index in facts.members.indices {
      facts.members[index].value = facts.members[index].value?.rebased(events)
      facts.members[index].locals = facts.members[index].locals.mapValues {
        Local(type: $0.type, value: $0.value?.rebased(events))
      }
    }
    for index in facts.events.indices {
      facts.events[index].member += members
      facts.events[index].parent = facts.events[index].parent.map { $0 + events }
      facts.events[index].arm = facts.events[index].arm.map { $0 + arms }
      facts.events[index].base = facts.events[index].base?.rebased(events)
      for place in facts.events[index].arguments.indices {
        facts.events[index].arguments[place].value = facts.events[index].arguments[place].value.rebased(
          events)
      }
    }
    for index in facts.parts.indices {
      facts.parts[index].member += members
      facts.parts[index].parent = facts.parts[index].parent.map { $0 + events }
    }
    for index in facts.arms.indices {
      facts.arms[index].subject = facts.arms[index].subject.rebased(events)
      facts.arms[index].parent = facts.arms[index].parent.map { $0 + arms }
    }
    return facts
  }
}

extension Value {
  fileprivate func rebased(_ events: Int) -> Value {
    switch self {
    case .call(let index): .call(index + events)
    case .choice(let values): .choice(values.map { $0.rebased(events) })
    case .list(let values): .list(values.map { $0.rebased(events) })
    default: self
    }
  }
}
