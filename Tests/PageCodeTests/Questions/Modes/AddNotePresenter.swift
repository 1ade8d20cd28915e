/// Presenter of the form in which a note is written.
final class AddNotePresenter: NoteFormPresenterProtocol {
  weak var view: (any NoteFormViewProtocol)?
  private let interactor: any NotesInteractorInputProtocol

  init(interactor: any NotesInteractorInputProtocol) {
    self.interactor = interactor
  }

  func viewDidLoad() { view?.show(title: "New note", text: "") }

  func didSelectSave(text: String) { interactor.addNote(text) }
}
