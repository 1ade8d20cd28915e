#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `ProgressView` the page uses.
  struct ProgressView: View {
    var body: some View { EmptyView() }
  }
#endif
