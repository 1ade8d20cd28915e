#if !canImport(SwiftUI)
  /// Declares what SwiftUI does as well: a view that is missing is a view.
  extension Optional: View where Wrapped: View {
    var body: some View { EmptyView() }
  }
#endif
