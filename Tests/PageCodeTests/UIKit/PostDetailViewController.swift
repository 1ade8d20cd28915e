import Foundation

@testable import Chapter1PostList

#if canImport(UIKit)
  import UIKit
#endif

/// View: the UIKit version of `PostDetailView`, with one row, which closes the detail.
final class PostDetailViewController: UITableViewController, PostDetailViewProtocol {
  var presenter: (any PostDetailPresenterProtocol)?
  private var image: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  func showPost(_ post: Post) {
    title = post.title
    image = "Image: \(post.imageURL.absoluteString)"
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    image == nil ? 0 : 1
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    image
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Close"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelectClose()
  }
}
