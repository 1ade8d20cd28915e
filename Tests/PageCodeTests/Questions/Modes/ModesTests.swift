import ScreenKit
import TestSupport
import Testing

struct ModesTests {
  private let interactor = NotesInteractorSpy()

  @Test func `The form for a new note is empty, and adds what was written`() {
    let form = NoteFormBuilder.makeAddNoteModule(interactor: interactor)
    form.loadViewIfNeeded()
    expect([form.title] + form.lines, equals: ["New note", ""])

    form.didEnterText("Buy milk")

    expect(interactor.added, equals: ["Buy milk"])
    expect(interactor.changed, equals: [])
  }

  @Test func `The form for a note shows its text, and changes that note`() {
    let form = NoteFormBuilder.makeEditNoteModule(
      for: Note(id: 4, text: "Buy milk"), interactor: interactor)
    form.loadViewIfNeeded()
    expect([form.title] + form.lines, equals: ["Edit note", "Buy milk"])

    form.didEnterText("Buy oat milk")

    expect(interactor.added, equals: [])
    expect(interactor.changed, equals: [Note(id: 4, text: "Buy oat milk")])
  }
}
