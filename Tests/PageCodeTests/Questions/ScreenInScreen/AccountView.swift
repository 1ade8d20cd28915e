import ScreenKit

/// View of the account: it owns the header's screen, as a parent view controller owns its children.
final class AccountView: Screen {
  let presenter: AccountPresenter
  let header: Screen

  init(presenter: AccountPresenter, header: Screen) {
    self.presenter = presenter
    self.header = header
    super.init()
    title = "Account"
  }

  override func viewDidLoad() { addChild(header) }
}
