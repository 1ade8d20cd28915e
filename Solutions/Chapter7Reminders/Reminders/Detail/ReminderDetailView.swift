// only in the solution
import ScreenKit

/// View: shows one reminder.
final class ReminderDetailView: Screen, ReminderDetailViewProtocol {
  private let presenter: any ReminderDetailPresenterProtocol
  private var text = ""

  init(presenter: any ReminderDetailPresenterProtocol) {
    self.presenter = presenter
    super.init()
    rows = ["Delete"]
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    presenter.didSelectDelete()
  }

  func show(title: String, text: String) {
    self.title = title
    self.text = text
    lines = [text]
  }

  func showMessage(_ message: String) {
    lines = [text, message]
  }
}
