#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `ViewBuilder` the page uses.
  @resultBuilder enum ViewBuilder {
    static func buildBlock() -> EmptyView { EmptyView() }
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView {
      EmptyView()
    }
    static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    static func buildEither(first: some View) -> EmptyView { EmptyView() }
    static func buildEither(second: some View) -> EmptyView { EmptyView() }
  }
#endif
