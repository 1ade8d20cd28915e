import Foundation

@testable import Chapter1PostList

#if canImport(UIKit)
  import UIKit
#endif

/// View: the UIKit version of `PostListView`.
final class PostListViewController: UITableViewController, PostListViewProtocol {
  var presenter: (any PostListPresenterProtocol)?
  private var posts: [Post] = []
  private var message: String?
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    tableView.backgroundView = spinner
    presenter?.viewDidLoad()
  }

  func showLoading() {
    message = nil
    spinner.startAnimating()
    tableView.reloadData()
  }

  func hideLoading() {
    spinner.stopAnimating()
  }

  func showPosts(_ posts: [Post]) {
    self.posts = posts
    message = posts.isEmpty ? "There are no posts." : nil
    tableView.reloadData()
  }

  func showError(_ message: String) {
    self.message = message
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    message
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "post")
      ?? UITableViewCell(style: .default, reuseIdentifier: "post")
    var content = cell.defaultContentConfiguration()
    content.text = posts[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelectPost(posts[indexPath.row])
  }
}
