extension UserMistake {
  /// Link patterns, as they are written for other routers or by slip.
  static let links: [UserMistake] = [
    Self(
      .link, #""/item/{id}/«:tab»""#, "foreign-placeholder", "':tab' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}/{tab}""#),
    Self(
      .link, #""/item/{id}«/*»""#, "foreign-placeholder", "'/*' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/«*»/{id}""#, "foreign-placeholder", "'*' is text in a pattern, not a placeholder",
      fixed: #""/item/{_}/{id}""#),
    Self(
      .link, #""/item/«<id>»""#, "malformed-template", "'<id>' is not a placeholder",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«<int:id>»""#, "malformed-template", "'<int:id>' is not a placeholder",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}?tab=«:tab»""#,
      "foreign-placeholder", "':tab' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}?tab={tab}""#),
    Self(
      .link, #""/item/«${id}»""#, "foreign-placeholder", "'${id}' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«$id»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«[id]»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}«/[...rest]»""#,
      "foreign-placeholder", "'/[...rest]' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/{id}«/**»""#, "foreign-placeholder", "'/**' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/«%@»/{id}""#, "malformed-template", "'%@' is not a placeholder",
      fixed: #""/item/{_}/{id}""#),
    Self(
      .link, #""/item/«:id»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item?id=«:id»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item?id={id}""#),
    Self(
      .link, #""/item/{id}{/tab«?»}""#, "malformed-template", "a placeholder's name holds no '?'",
      fixed: #""/item/{id}{/tab}""#),
    Self(
      .link, #""/item/{id}«/{tab?}»""#, "malformed-template", "'/{tab?}' is not a placeholder",
      fixed: #""/item/{id}{/tab}""#),
    Self(
      .link, #""/item/«{id:int}»""#, "malformed-template", "'{id:int}' is not a placeholder",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«{{id}}»""#, "malformed-template", "'{{id}}' is not a placeholder",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}«/{*rest}»""#, "malformed-template", "'/{*rest}' is not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/{id}«/{...rest}»""#, "malformed-template", "'/{...rest}' is not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/{«ID»}""#,
      "unknown-placeholder", "'ID' is not a param of 'item' or a screen below it; did you mean 'id'?",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{«idd»}""#,
      "unknown-placeholder", "'idd' is not a param of 'item' or a screen below it; did you mean 'id'?",
      fixed: #""/item/{id}""#),
    Self(
      .link, #"«"/item"»"#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""«i»tem/{id}""#, "malformed-template", "a pattern begins with '/' or with a scheme",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«{id»""#, "malformed-template", "'{' is never closed",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/id«}»""#, "malformed-template", "'}' closes nothing",
      fixed: #""/item/id""#),
    Self(
      .link, #""/item«//»{id}""#, "malformed-template", "a segment of the path is empty",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/my« »item/{id}""#, "malformed-template", "a URL holds no space",
      fixed: #""/my%20item/{id}""#),
    Self(
      .link, #""« »/item/{id}""#, "malformed-template", "a pattern begins without a space",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}« »""#, "malformed-template", "a pattern ends without a space",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}", «"/item/{id}"»"#, "shadowed-link",
      "'/item/{id}' never opens 'item': all its URLs belong to an earlier link", fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}«{tab}»""#,
      "malformed-template", "neighbouring placeholders need a literal between them"),
    Self(
      .link, #""/item/«{id,tab}»""#, "malformed-template", "'{…}' takes one name here",
      fixed: #""/item/{id}/{tab}""#),
    Self(
      .link, #"«"http://demo.example.com/{id}"»"#, "insecure-link", "no https URL opens 'item' by this link",
      fixed: #""https://demo.example.com/{id}""#),
    Self(
      .link, #"«"htps://demo.example.com/{id}"»"#,
      "foreign-link", "the scheme 'htps' of this link to 'item' is not the app's"),
    Self(
      .link, #"«"https://other.example.com/{id}"»"#,
      "foreign-link", "the domain 'other.example.com' of this link to 'item' is not the app's"),
    Self(
      .link, #"«"https://{host}/{id}"»"#,
      "foreign-link", "this link to 'item' takes URLs of every host, and the app declares none"),
    Self(
      .link, "«/item/{id}»", "unquoted-text", "'/item/{id}' needs quotes",
      fixed: #""/item/{id}""#),
    Self(
      .link, #"«"https://{host}/a/{id}"», "https://{host}/b/{id}""#,
      "foreign-link", "this link to 'item' takes URLs of every host, and the app declares none"),
  ]
}
