import Foundation

@testable import Chapter4UserFetch

#if canImport(UIKit)
  import UIKit
#endif

/// View: the UIKit version of `UserDetailView`.
final class UserDetailViewController: UITableViewController, UserDetailViewProtocol {
  let presenter: any UserDetailPresenterProtocol
  private var lines: [String] = []

  init(presenter: any UserDetailPresenterProtocol) {
    self.presenter = presenter
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }

  func show(_ detail: UserDetail) {
    title = detail.title
    lines = detail.lines
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = lines[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
