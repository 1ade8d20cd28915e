#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `View` the page uses.
  ///
  /// It draws nothing.
  @MainActor protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
  }

  extension View {
    func navigationTitle(_ title: String) -> some View { self }
    func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    func id(_ id: some Hashable) -> some View { self }
    func overlay(@ViewBuilder content: () -> some View) -> some View { self }
    func navigationDestination<D: Hashable>(
      for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View
    ) -> some View { self }
  }
#endif
