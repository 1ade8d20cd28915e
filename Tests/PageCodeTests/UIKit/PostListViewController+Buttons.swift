@testable import Chapter1PostList

#if canImport(UIKit)
  import UIKit
#endif

extension PostListViewController {
  /// A cell whose button opens the post.
  func makeButtonCell(for post: Post) -> PostButtonCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "button") as? PostButtonCell
      ?? PostButtonCell(style: .default, reuseIdentifier: "button")
    cell.didTapOpen = { [weak self] in self?.presenter?.didSelectPost(post) }
    return cell
  }
}
