extension UserMistake {
  /// Patterns with regular expressions, with formats of C, and with hosts that no URL has.
  static let morePatterns: [UserMistake] = [
    Self(
      .link, #"'/item/«(\d+)»'"#, "malformed-template", #"'(\d+)' is not a placeholder"#,
      fixed: "'/item/{id}'"),
    Self(
      .link, #"'/item/«\d+»'"#, "malformed-template", #"'\d+' is not a placeholder"#, fixed: "'/item/{id}'"),
    Self(
      .link, #"'/item/«(\d+)»/(\w+)'"#, "malformed-template", #"'(\d+)' is not a placeholder"#,
      help: "write the name of a param in braces"),
    Self(
      .link, "'/item/{id}/«([^/]+)»'", "malformed-template", "'([^/]+)' is not a placeholder",
      fixed: "'/item/{id}/{_}'"),
    Self(
      .link, "'/item/«([0-9]+)»'", "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: "'/item/{id}'"),
    Self(
      .link, "'/item/{id}«/(.*)»'", "foreign-placeholder", "'/(.*)' is text in a pattern, not a placeholder",
      fixed: "'/item/{id}{/rest*}'"),
    Self(
      .link, #""/item/«%d»""#, "malformed-template", "'%d' is not a placeholder", fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«%x»""#, "malformed-template", "'%x' is not a placeholder", fixed: #""/item/{id}""#),
    Self(
      .link, #"'/item«\»{id}'"#, "malformed-template", #"a URL holds no '\'"#,
      help: "'/' separates segments, and a pattern is not a regular expression"),
    Self(
      .link, #""https://«a:b»/item/{id}""#, "invalid-domain", "'a:b' is not a host of a URL"),
    Self(
      .link, #"«"https://[::1]:8080/item/{id}"»"#, "foreign-link",
      "the domain '[::1]:8080' of this link to 'item' is not the app's",
      help: "the host of a universal link is a name without a port"),
    Self(
      .route, #"links: ["/item/{«id»}"]"#, "unknown-placeholder",
      "'id' is not a param of 'item' or a screen below it",
      help: "declare it: 'params: {id: String}', or another type"),
    Self(
      .link, #""/item/«[...id]»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«*id»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}«/*rest»""#, "foreign-placeholder",
      "'/*rest' is text in a pattern, not a placeholder", fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/tickets/«@id»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/tickets/{id}""#),
    Self(
      .link, #""/tickets/«(:id)»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/tickets/{id}""#),
  ]
}
