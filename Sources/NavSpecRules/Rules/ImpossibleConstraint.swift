import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let impossibleConstraint = Rule("impossible-constraint", in: \.graph.types) { type, _ in
  let form = type.form
  let problem: (message: String, label: String)
  if let least = form.minimum, let most = form.maximum, least > most {
    problem = ("no number fits '\(type.name.value)'", "its 'min' is above its 'max'")
  } else if !form.isNumber, form.minimum != nil || form.maximum != nil {
    problem = ("'min' and 'max' on '\(type.name.value)', which is not a number", "'length' is for texts")
  } else if !form.isText, form.length != nil || form.pattern != nil {
    problem = (
      "'\(form.length != nil ? "length" : "pattern")' on '\(type.name.value)', which is not text",
      "constrains a String or a 'text' type"
    )
  } else {
    return nil
  }
  return type.kind == .invalid
    ? nil : Diagnostic(problem.message, at: type.name.range, label: problem.label)
}
