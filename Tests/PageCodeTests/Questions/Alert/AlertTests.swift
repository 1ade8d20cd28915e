import ScreenKit
import TestSupport
import Testing

struct AlertTests {
  let interactor = DraftsInteractorSpy()
  let view: DraftsView

  init() {
    let presenter = DraftsPresenter(interactor: interactor)
    view = DraftsView(presenter: presenter)
    presenter.view = view
    presenter.didSelectDelete(Draft(id: 7, subject: "Holidays"))
  }

  @Test func `The alert asks before anything is deleted`() {
    expect(view.lines, equals: ["Delete “Holidays”?"])
    expect(view.rows, equals: ["Delete", "Keep"])
    expect(interactor.deleted, equals: [])
  }

  @Test func `The answer reaches the presenter, which deletes the draft of that question`() {
    view.didSelectRow(at: 0)
    expect(interactor.deleted, equals: [7])
    expect(view.rows, equals: [])
  }

  @Test func `Keep deletes nothing, and closes the alert`() {
    view.didSelectRow(at: 1)
    expect(interactor.deleted, equals: [])
    expect(view.rows, equals: [])
  }

  @Test func `A second tap on the same answer deletes nothing more`() {
    view.didSelectRow(at: 0)
    view.didSelectRow(at: 0)
    expect(interactor.deleted, equals: [7])
  }

  @Test func `An answer belongs to its question, whatever was asked since`() {
    let first = DraftQuestion(draft: 1, title: "", confirm: "", cancel: "")
    view.presenter.didSelectDelete(Draft(id: 2, subject: "Invoice"))
    view.presenter.didConfirm(first)
    expect(interactor.deleted, equals: [1])
  }
}
