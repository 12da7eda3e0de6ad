extension UserMistake {
  /// Values of another kind than belongs to the key.
  static let yesAndNo: [UserMistake] = [
    Self(
      .route,
      "view: «no»",
      "wrong-type",
      "'no' where a view belongs",
      fixed: "view: manual"),
    Self(
      .route,
      """
      title: Item
          view: «true»
      """,
      "wrong-type",
      "'true' where a view belongs",
      fixed: "title: Item"),
    Self(
      .route,
      "stack: «yes»",
      "wrong-type",
      "'yes' where true or false belongs",
      fixed: "stack: true"),
    Self(
      .route,
      "sensitive: «yes»",
      "wrong-type",
      "'yes' where true or false belongs",
      fixed: "sensitive: true"),
    Self(
      .route,
      #"dismiss: «"no"»"#,
      "wrong-type",
      "'no' where true or false belongs",
      fixed: "dismiss: false"),
    Self(
      .tab,
      "{ title: More, image: star, root: more, visible: «yes» }",
      "wrong-type",
      "'yes' where a condition belongs",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab,
      #"{ title: More, image: star, root: more, visible: «"no"» }"#,
      "wrong-type",
      "'no' where a condition belongs"),
    Self(
      .tab,
      "«more»",
      "wrong-type",
      "'more' where a map of the keys of a tab belongs",
      fixed: "{root: more}"),
    Self(
      .tab,
      "«MoreView»",
      "wrong-type",
      "'MoreView' where a map of the keys of a tab belongs"),
    Self(
      .link,
      #"{ path: "/item/{id}", when: «true» }"#,
      "wrong-type",
      "'true' where a condition belongs",
      fixed: #"{ path: "/item/{id}" }"#),
    Self(
      .edge,
      "{ item: { when: «no» } }",
      "wrong-type",
      "'no' where a condition belongs"),
  ]
}
