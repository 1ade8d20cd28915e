#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `NavigationStack` the page uses.
  struct NavigationStack: View {
    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
      path: Binding<Data>, @ViewBuilder root: () -> some View
    ) where Data.Element: Hashable {}
    var body: some View { EmptyView() }
  }
#endif
