#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `Section` the page uses.
  struct Section: View {
    init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}
    var body: some View { EmptyView() }
  }
#endif
