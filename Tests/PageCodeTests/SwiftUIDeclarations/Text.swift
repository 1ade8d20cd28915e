#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `Text` the page uses.
  struct Text: View {
    init(_ content: some StringProtocol) {}
    var body: some View { EmptyView() }
  }
#endif
