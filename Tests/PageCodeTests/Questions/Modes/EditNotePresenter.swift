/// Presenter of the form in which a note is changed.
final class EditNotePresenter: NoteFormPresenterProtocol {
  weak var view: (any NoteFormViewProtocol)?
  private let interactor: any NotesInteractorInputProtocol
  private let note: Note

  init(note: Note, interactor: any NotesInteractorInputProtocol) {
    self.note = note
    self.interactor = interactor
  }

  func viewDidLoad() { view?.show(title: "Edit note", text: note.text) }

  func didSelectSave(text: String) { interactor.changeNote(id: note.id, to: text) }
}
