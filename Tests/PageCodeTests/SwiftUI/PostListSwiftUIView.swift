@testable import Chapter1PostList

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// View: the SwiftUI version of `PostListView`, which draws what its display has.
struct PostListSwiftUIView: View {
  let display: PostListDisplay

  var body: some View {
    List {
      if let message = display.message {
        Text(message)
      }
      ForEach(display.posts) { post in
        Button(post.title) { display.presenter?.didSelectPost(post) }
      }
    }
    .overlay {
      if display.isLoading { ProgressView() }
    }
    .navigationTitle("Posts")
    .onAppear { display.appear() }
  }
}
