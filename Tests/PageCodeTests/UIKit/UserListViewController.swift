import Foundation

@testable import Chapter4UserFetch

#if canImport(UIKit)
  import UIKit
#endif

/// View: the UIKit version of `UserListView`.
final class UserListViewController: UITableViewController, UserListViewProtocol {
  let presenter: any UserListPresenterProtocol
  private var state: UserListState?
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(presenter: any UserListPresenterProtocol) {
    self.presenter = presenter
    super.init(style: .insetGrouped)
    title = "Users"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundView = spinner
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.viewDidAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.viewDidDisappear()
  }

  func show(_ state: UserListState) {
    self.state = state
    if state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    tableView.reloadData()
  }

  private var rows: [String] {
    switch state {
    case .loaded(let users, _): users.map(\.text)
    case .empty: ["Look again"]
    case .failed: ["Try again"]
    case .loading, nil: []
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    switch state {
    case .loaded(_, let asOf): asOf
    case .empty: "There are no users."
    case .failed(let reason): reason
    case .loading, nil: nil
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch state {
    case .loaded(let users, _): presenter.didSelectUser(id: users[indexPath.row].id)
    case .empty, .failed: presenter.didSelectRetry()
    case .loading, nil: break
    }
  }
}
