#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `List` the page uses.
  struct List: View {
    init(@ViewBuilder content: () -> some View) {}
    var body: some View { EmptyView() }
  }
#endif
