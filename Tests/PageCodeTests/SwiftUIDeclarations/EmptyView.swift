#if !canImport(SwiftUI)
  /// Declares SwiftUI's `EmptyView`, which is also the body of each declared view.
  struct EmptyView: View {
    var body: EmptyView { EmptyView() }
  }
#endif
