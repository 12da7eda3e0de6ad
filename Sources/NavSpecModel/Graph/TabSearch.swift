package import NavSpecDiagnostics

package struct TabSearch: Sendable {
  package var range: SourceRange
  package var prompt: Located<String>?
  /// The type whose cases are the scopes.
  package var scopes: ParameterType?
  /// The param of the root that says whether the field is active at first.
  package var active: Located<String>?

  package init(range: SourceRange) { self.range = range }
}

extension Tab {
  /// Its search field, also that of a search tab which says its prompt alone.
  package var searchField: TabSearch? {
    if let search { return search }
    guard spec.isSearch, let prompt = spec.prompt else { return nil }
    var field = TabSearch(range: prompt.range)
    field.prompt = prompt
    return field
  }

  /// The window's parameter for what the user types: `searchText` for the search tab, `librarySearchText` for another.
  package var searchTextName: String { isSearched ? "searchText" : name.value + "SearchText" }

  /// The window's parameter for where the user searches: `searchScope` for the search tab, `librarySearchScope` for another.
  package var searchScopeName: String { isSearched ? "searchScope" : name.value + "SearchScope" }

  /// Whether its field is the one of the window.
  private var isSearched: Bool { spec.isSearch || isWindow }
}
