import NavSpecRuntime

extension LanguagePool {
  struct PooledLanguage {
    enum Making {
      /// A literal's own text, spelled just so.
      case text(String)
      /// Some texts, distinguished without states.
      case texts(TextSet)
      case built(TextAutomaton?)
      case segment(LinkVariant.SegmentClass, ignoringCase: Bool)
      case value(LinkVariant.Field, inQuery: Bool, ignoringCase: Bool)
    }

    var making: Making
    var isSegment: Bool
    var witness: String??
    /// Of texts, once it was asked for.
    var automaton: TextAutomaton?
  }
}
