import Foundation

@testable import Chapter1PostList

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The first view of the app: it owns the wireframe, and shows its path.
struct PostsSwiftUIRoot: View {
  @State private var wireframe: PostListSwiftUIWireframe
  @State private var list: PostListDisplay

  init(session: URLSession, server: URL, store: URL) {
    let wireframe = PostListSwiftUIWireframe()
    _wireframe = State(initialValue: wireframe)
    _list = State(
      initialValue: wireframe.makePostListModule(session: session, server: server, store: store))
  }

  var body: some View {
    NavigationStack(path: $wireframe.path) {
      PostListSwiftUIView(display: list)
        .navigationDestination(for: PostListRoute.self) { route in
          view(for: route).id(route)
        }
    }
  }

  private func view(for route: PostListRoute) -> some View {
    switch route {
    case .detail(let post):
      PostDetailSwiftUIView(display: wireframe.makePostDetailModule(for: post))
    }
  }
}
