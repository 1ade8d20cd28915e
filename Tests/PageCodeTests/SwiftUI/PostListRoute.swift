@testable import Chapter1PostList

/// A destination of the post list, as a value for the path of a `NavigationStack`.
nonisolated enum PostListRoute: Hashable {
  case detail(Post)

  func hash(into hasher: inout Hasher) {
    switch self {
    case .detail(let post): hasher.combine(post.id)
    }
  }
}
