#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `ForEach` the page uses.
  struct ForEach<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View) {}
    var body: some View { EmptyView() }
  }
#endif
