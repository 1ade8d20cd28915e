import Foundation

@testable import Chapter1PostList

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// View: the SwiftUI version of `PostDetailView`.
struct PostDetailSwiftUIView: View {
  @State var display: PostDetailDisplay

  var body: some View {
    List {
      if let post = display.post {
        Text("Image: \(post.imageURL.absoluteString)")
        Button("Close") { display.presenter?.didSelectClose() }
      }
    }
    .navigationTitle(display.post?.title ?? "Post")
    .onAppear { display.presenter?.viewDidLoad() }
  }
}
