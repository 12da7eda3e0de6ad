/// Every rule, in the order of their names. A new rule is a file in `Rules/` and a line here.
package let allRules: [any Rule.Type] = [
  AmbiguousLink.self,
  CollidingName.self,
  DuplicateRestorationKey.self,
  FailedExample.self,
  ModalWithoutStack.self,
  OverlappingVariants.self,
  RedirectRequiresItself.self,
  RootWithRequiredParam.self,
  SectionNotContiguous.self,
  SeveralSearchRoles.self,
  ShadowedLink.self,
  UnreachableRoute.self,
  UnstorableParam.self,
]
