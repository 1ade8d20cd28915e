@testable import Chapter4UserFetch

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// View: the SwiftUI version of `UserListView`.
struct UserListSwiftUIView: View {
  @State var display: UserListDisplay

  var body: some View {
    List {
      switch display.state {
      case .loading:
        ProgressView()
      case .loaded(let users, let asOf):
        Section(asOf) {
          ForEach(users) { user in
            Button(user.text) { display.presenter.didSelectUser(id: user.id) }
          }
        }
      case .empty:
        Text("There are no users.")
        Button("Look again") { display.presenter.didSelectRetry() }
      case .failed(let reason):
        Text(reason)
        Button("Try again") { display.presenter.didSelectRetry() }
      case nil:
        EmptyView()
      }
    }
    .navigationTitle("Users")
    .onAppear { display.presenter.viewDidAppear() }
    .onDisappear { display.presenter.viewDidDisappear() }
  }
}
