package import NavSpecDiagnostics
package import NavSpecRuntime

/// A screen. A class, since stages pass routes by the thousand and a value of so many parts is slow to copy. The
/// resolver completes it while it builds the graph; nothing changes it afterwards.
@dynamicMemberLookup package final class Route: @unchecked Sendable {
  package var id: RouteID
  package var name: Located<String>
  package var feature: FeatureID?
  /// `name`, or `feature.name`.
  package var qualifiedName: String
  /// What was written and needs no other part of the graph: `route.detents` reads it.
  package var plain: PlainRouteKeys
  package var view: ViewSpec
  /// Where the view was written; nil for one that follows from names.
  package var viewRange: SourceRange?
  /// Inherited ones (`under`) first.
  package var parameters: [Parameter] = []
  package var under: RouteID?
  package var parent: Parent?
  /// Whether a parent was written that does not resolve: what follows from it is not known.
  package var hasInvalidParent = false
  /// Whether its params could not be read: what it has is not known.
  package var hasUnknownParameters = false
  /// What `returns` names.
  package var resultType: ParameterType?
  package var edges: [Edge] = []
  package var tab: Located<TabID>?
  package var requirements: [Located<ConditionTest>] = []
  package var links: [Link] = []
  package var examples: [Example] = []

  package init(
    id: RouteID, name: Located<String>, feature: FeatureID?, qualifiedName: String, plain: PlainRouteKeys,
    view: ViewSpec
  ) {
    self.id = id
    self.name = name
    self.feature = feature
    self.qualifiedName = qualifiedName
    self.plain = plain
    self.view = view
  }

  package subscript<Value>(dynamicMember key: KeyPath<PlainRouteKeys, Value>) -> Value { plain[keyPath: key] }

  package func parameter(named name: String) -> Parameter? { parameters.first { $0.name.value == name } }

  /// Its title, or its name as words.
  package var displayTitle: String { plain.title?.value ?? SwiftName.words(name.value) }
  package var doc: String? { plain.doc?.value }
  package var owner: String? { plain.owner?.value }
  package var stability: Stability { plain.stability?.value ?? .stable }
  package var isDeprecated: Bool { plain.deprecated?.value ?? false }
  /// Whether one of the keys for it deprecates the route.
  package var isOutgoing: Bool { isDeprecated || stability == .deprecated }
  /// Where the system shows it: a deprecated route nowhere any more.
  package var shownSurfaces: SurfacesSpec? { isOutgoing ? nil : plain.surfaces }
  package var screen: String { plain.screen?.value ?? qualifiedName }
  package var isSensitive: Bool { plain.sensitive?.value ?? false }
  package var presentation: NavigationSchema.Presentation { plain.present?.value.presentation ?? .push }
  /// How it appears where there are no windows.
  package var windowFallback: NavigationSchema.Presentation { plain.present?.value.windowFallback ?? .sheet }
  package var hasStack: Bool { plain.stack?.value ?? false }
  package var isFreelyDismissed: Bool { plain.dismiss?.value ?? true }
  package var filledColumn: NavigationSchema.Column { plain.column?.value ?? .detail }
  /// Whether something may lead to it that the spec does not say.
  package var isReachedByCode: Bool { plain.reachedBy != nil || plain.entry != nil }

  /// nil if it is not restored.
  package var restorationKey: Located<String>? {
    if let restore = plain.restore { return restore.key }
    // After a launch, no screen is left that waits for a result.
    return plain.returns == nil ? Located(qualifiedName, at: name.range) : nil
  }
}

package struct Parameter: Sendable {
  package var name: Located<String>
  package var type: ParameterType
  package var arity: NavigationSchema.Arity
  package var defaultValue: RouteValue?
  package var isSensitive = false
  package var restore: Located<RestoreSpec>?
  package var doc: String?
  /// The range of its type expression.
  package var range: SourceRange

  package init(
    name: Located<String>, type: ParameterType, arity: NavigationSchema.Arity, range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.arity = arity
    self.range = range
  }

  /// By what snapshots know its value; nil if none has it.
  package var restorationKey: Located<String>? { isSensitive ? nil : restore.map(\.key) ?? name }

  /// Whether it must be given: no default, not optional, not a list.
  package var isRequired: Bool { arity == .one && defaultValue == nil }
}

package enum ParameterType: Hashable, Sendable {
  case builtin(BuiltinType)
  case named(TypeID)
  /// Unknown, which is reported.
  case invalid
}

package enum BuiltinType: String, CaseIterable, Sendable {
  case string = "String", int = "Int", int64 = "Int64", double = "Double", bool = "Bool", uuid = "UUID"
  case date = "Date", url = "URL"

  package var form: ValueForm {
    switch self {
    case .string: ValueForm(.string)
    case .int: ValueForm(.int)
    case .int64: ValueForm(.int64)
    case .double: ValueForm(.double)
    case .bool: ValueForm(.bool)
    case .uuid: ValueForm(.uuid)
    case .date: ValueForm(.date)
    case .url: ValueForm(.url)
    }
  }
}

extension ValueForm {
  /// Whether `min` and `max` are about it.
  package var isNumber: Bool { base == .int || base == .int64 || base == .double }
  /// Whether `pattern` and `length` are about it.
  package var isText: Bool { base == .string }
  /// Whether `schemes` are about it.
  package var isURL: Bool { base == .url }
}

package struct NamedType: Sendable {
  /// How Swift code makes and reads a value of it.
  package enum Kind: Hashable, Sendable {
    /// Another name for a builtin type.
    case alias(BuiltinType)
    /// `RawRepresentable` with this raw type.
    case raw(BuiltinType)
    /// `LosslessStringConvertible`.
    case text
    /// A closed set; generated unless a module to import it from is named.
    case cases([TypeCase])
    /// `Hashable & Sendable`.
    case opaque
    /// Reported.
    case invalid
  }

  package var name: Located<String>
  /// The file that declares it, whose generated code has it.
  package var path: String
  package var kind: Kind
  package var form: ValueForm
  package var importedModule: String?
  package var doc: String?
  /// Where the regular expression of its form was written.
  package var patternRange: SourceRange?
  /// Why the expression cannot be read. The type then accepts nothing.
  package var patternProblem: LinkPatternError?

  package init(
    name: Located<String>, path: String, kind: Kind, form: ValueForm, importedModule: String?
  ) {
    self.name = name
    self.path = path
    self.kind = kind
    self.form = form
    self.importedModule = importedModule
  }

  package var isGenerated: Bool {
    if case .cases = kind { return importedModule == nil && !isNested }
    return false
  }

  package var isGeneratedAlias: Bool {
    if case .alias = kind { return importedModule == nil && !isNested }
    return false
  }

  /// Whether its name is new in the generated code.
  package var isDeclared: Bool { isGenerated || isGeneratedAlias }

  /// Whether its name has dots: the app declares it inside a type of its own.
  private var isNested: Bool { name.value.contains(".") }
}

package struct TypeCase: Hashable, Sendable {
  package var name: Located<String>
  package var raw: String

  package init(name: Located<String>, raw: String) {
    self.name = name
    self.raw = raw
  }
}

extension NavigationGraph {
  /// The text a param accepts; nil where its type is invalid.
  package func form(of type: ParameterType) -> ValueForm? {
    var form: ValueForm
    switch type {
    case .builtin(let builtin): form = builtin.form
    case .named(let id) where types[id].kind != .invalid: form = types[id].form
    case .named, .invalid: return nil
    }
    if form.base == .url, form.schemes == nil {
      form.appSchemes = NavigationSchema.schemes(of: sources.map(\.policy))
    }
    return form
  }

  /// The built-in type that a type is, or is another name for; nil for any other.
  package func builtin(of type: ParameterType) -> BuiltinType? {
    switch type {
    case .builtin(let builtin): builtin
    case .named(let id): if case .alias(let builtin) = types[id].kind { builtin } else { nil }
    case .invalid: nil
    }
  }

  /// The cases of a closed set; nil for any other type.
  package func cases(of type: ParameterType) -> [TypeCase]? {
    guard case .named(let id) = type, case .cases(let cases) = types[id].kind else { return nil }
    return cases
  }
}

/// The route below a route when it is opened from outside. Arguments say where the value of a param of the parent comes
/// from, where names differ or values are preset.
package typealias Parent = (
  route: RouteID, range: SourceRange, arguments: [Entry<Located<NavigationSchema.Argument>>]
)

package struct Edge: Sendable {
  package var target: RouteID
  /// The range of the target's name.
  package var range: SourceRange
  package var presentation: Located<NavigationSchema.Presentation>?
  /// How it appears where there are no windows, if the edge has its own.
  package var windowFallback: NavigationSchema.Presentation?
  package var label: String?
  package var when: Located<ConditionID>?
  package var popTo: Located<RouteID>?
  /// Whether `popTo` pops its route too; nil where the edge does not say it.
  package var inclusive: Located<Bool>?
  package var isInclusive: Bool { inclusive?.value ?? false }
  /// The set of edges it came with.
  package var set: String?
  /// The exit it goes through.
  package var exit: ExitID?
  package var evidence = EvidenceSpec()

  package init(target: RouteID, range: SourceRange) {
    self.target = target
    self.range = range
  }
}

/// One deep link of a route. A class for the same reason as `Route`. What refers to something has the name that it has in
/// the spec; the other keys are as written.
@dynamicMemberLookup package final class Link: @unchecked Sendable {
  package var spec: LinkSpec
  /// As written, but for `{under}`.
  package var pattern: Located<String>
  /// The parsed pattern; nil if malformed.
  package var template: LinkPattern?
  /// Its own `source:`; nil if it has that of its file.
  package var ownSource: Located<SourceGroupID>?
  package var sourceOfFile: SourceGroupID
  /// The screens it opens from the root up, the route itself last.
  package var stack: [StackedScreen] = []
  /// Its own `stack:`; nil if the screens below are the parents of its route.
  package var ownStack: Located<[Parent]>?
  package var tab: Located<TabID>?
  /// Preset params of the route.
  package var arguments: [Entry<Located<NavigationSchema.Argument>>] = []
  package var when: Located<ConditionTest>?
  package var isBuilt: Bool
  /// Whether a diagnostic has reported a mistake in it: later stages pass over it.
  package var isInvalid: Bool

  package init(_ spec: LinkSpec, pattern: Located<String>, sourceOfFile: SourceGroupID) {
    self.spec = spec
    self.pattern = pattern
    self.sourceOfFile = sourceOfFile
    isBuilt = spec.build?.value ?? true
    // Without what was meant it would answer to more, or open something else.
    isInvalid = !spec.lostKeys.isEmpty
  }

  package subscript<Value>(dynamicMember key: KeyPath<LinkSpec, Value>) -> Value { spec[keyPath: key] }

  package var range: SourceRange { pattern.range }
  package var source: SourceGroupID { ownSource?.value ?? sourceOfFile }
  package var presentation: NavigationSchema.Presentation? { spec.present?.value.presentation }
  /// How it appears where there are no windows, if the link has its own.
  package var windowFallback: NavigationSchema.Presentation? { spec.present?.value.windowFallback }
  package var isDeprecated: Bool { spec.deprecated?.value ?? false }

  /// The param that a name in the URL sets.
  package func paramName(of name: String) -> String {
    spec.names.first { $0.name.value == name }?.value.value ?? name
  }

  /// Whether a URL of it needs only params of its own route.
  package func isFilled(by route: Route) -> Bool {
    template?.placeholders.allSatisfy {
      !$0.isAnonymous && route.parameter(named: paramName(of: $0.name)) != nil
    } ?? false
  }

  /// The captures that texts of its preset params are built from.
  package var namesInTexts: Set<String> {
    Set(
      arguments.flatMap { entry -> [String] in
        guard case .text(let text) = entry.value.value else { return [] }
        return text.pieces.compactMap { if case .capture(let name) = $0 { name } else { nil } }
      })
  }
}

/// A screen of the stack that a link opens, and where its params come from.
package typealias StackedScreen = (route: RouteID, arguments: [String: NavigationSchema.Argument])

package struct Example: Sendable {
  package enum Expectation: Sendable {
    case noMatch
    case opens(RouteID, params: [Entry<Located<RouteValue>>])
  }

  package var url: Located<String>
  package var expectation: Expectation
  /// What holds of the conditions; all others are met.
  package var when: [ConditionTest] = []

  package init(url: Located<String>, expectation: Expectation) {
    self.url = url
    self.expectation = expectation
  }

  package func holds(_ condition: ConditionID) -> Bool {
    when.first { $0.condition == condition }?.isNegated != true
  }
}
