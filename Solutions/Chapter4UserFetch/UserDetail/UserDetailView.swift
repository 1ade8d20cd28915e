import ScreenKit

/// View: shows the display strings that it receives.
final class UserDetailView: Screen, UserDetailViewProtocol {
  let presenter: any UserDetailPresenterProtocol

  init(presenter: any UserDetailPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  func show(_ detail: UserDetail) {
    title = detail.title
    lines = detail.lines
  }
}
