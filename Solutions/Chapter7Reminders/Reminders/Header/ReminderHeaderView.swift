// only in the solution
import ScreenKit

/// View: one line above the list.
final class ReminderHeaderView: Screen, ReminderHeaderViewProtocol {
  private let presenter: any ReminderHeaderPresenterProtocol

  init(presenter: any ReminderHeaderPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  func show(_ text: String) {
    lines = [text]
  }
}
