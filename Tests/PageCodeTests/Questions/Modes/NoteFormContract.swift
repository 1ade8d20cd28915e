// The contract of a form that adds a note or changes one. It says nothing of the two.

/// Presenter → View.
protocol NoteFormViewProtocol: AnyObject {
  func show(title: String, text: String)
}

/// View → Presenter.
protocol NoteFormPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelectSave(text: String)
}

/// Presenter → Interactor.
protocol NotesInteractorInputProtocol: AnyObject {
  func addNote(_ text: String)
  func changeNote(id: Int, to text: String)
}
