import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let invalidSunset = Rule("invalid-sunset", isFatal: false) { context in
  let day = FormMatcher(ValueForm(.date))
  return context.graph.routes.compactMap { route in
    guard let sunset = route.sunset, sunset.value.utf8.count != 10 || day.value(from: sunset.value) == nil
    else { return nil }
    return Diagnostic(
      "the sunset '\(sunset.value)' of '\(route.qualifiedName)' is not a day", at: sunset.range,
      label: "write it as 2027-06-01")
  }
}
