nonisolated extension TableReader {
  mutating func template() -> URITemplate {
    URITemplate(
      text: "",
      parts: list { reader in
        guard reader.bool() else { return .literal(reader.string(), 0..<0) }
        return .expression(
          URITemplate.Expression(
            operation: URITemplate.Operator(rawValue: reader.string()) ?? .simple,
            variables: reader.list { reader in
              let name = reader.string()
              let isExploded = reader.bool()
              let prefix = reader.int()
              return URITemplate.Variable(
                name: name, isExploded: isExploded, prefix: prefix < 0 ? nil : prefix, range: 0..<0)
            }, range: 0..<0))
      })
  }
}
