/// An interactor that records what it should store.
final class NotesInteractorSpy: NotesInteractorInputProtocol {
  var added: [String] = []
  var changed: [Note] = []

  func addNote(_ text: String) { added.append(text) }
  func changeNote(id: Int, to text: String) { changed.append(Note(id: id, text: text)) }
}
