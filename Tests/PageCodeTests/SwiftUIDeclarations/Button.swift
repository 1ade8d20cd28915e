#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `Button` the page uses.
  struct Button: View {
    init(_ title: some StringProtocol, action: @escaping () -> Void) {}
    var body: some View { EmptyView() }
  }
#endif
