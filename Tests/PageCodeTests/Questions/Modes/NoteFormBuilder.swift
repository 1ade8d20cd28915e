import ScreenKit

/// Builder: the only part of the form that knows both modes.
enum NoteFormBuilder {
  static func makeAddNoteModule(interactor: any NotesInteractorInputProtocol) -> Screen {
    let presenter = AddNotePresenter(interactor: interactor)
    let view = NoteFormView(presenter: presenter)
    presenter.view = view
    return view
  }

  static func makeEditNoteModule(
    for note: Note, interactor: any NotesInteractorInputProtocol
  ) -> Screen {
    let presenter = EditNotePresenter(note: note, interactor: interactor)
    let view = NoteFormView(presenter: presenter)
    presenter.view = view
    return view
  }
}
