import ScreenKit

/// View: the form, which is the same in both modes.
final class NoteFormView: Screen, NoteFormViewProtocol {
  private let presenter: any NoteFormPresenterProtocol

  init(presenter: any NoteFormPresenterProtocol) {
    self.presenter = presenter
    super.init()
    textPrompt = "Text"
  }

  func show(title: String, text: String) {
    self.title = title
    lines = [text]
  }

  override func viewDidLoad() { presenter.viewDidLoad() }

  override func didEnterText(_ text: String) { presenter.didSelectSave(text: text) }
}
