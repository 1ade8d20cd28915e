import ScreenKit
import TestSupport
import Testing

struct AlertTests {
  let interactor = DraftsInteractorSpy()
  let navigator = Navigator()
  let view: DraftsView

  init() {
    let presenter = DraftsPresenter(interactor: interactor)
    view = DraftsView(presenter: presenter)
    presenter.view = view
    navigator.push(view)
    presenter.didSelectDelete(Draft(id: 7, subject: "Holidays"))
  }

  @Test func `The alert asks before anything is deleted`() {
    expect(navigator.presented?.title, equals: "Delete “Holidays”?")
    expect(navigator.presented?.rows, equals: ["Delete", "Keep"])
    expect(interactor.deleted, equals: [])
  }

  @Test func `The answer reaches the presenter, which deletes the draft of that question`() {
    navigator.presented?.didSelectRow(at: 0)
    expect(interactor.deleted, equals: [7])
    #expect(navigator.presented == nil)
  }

  @Test func `Keep deletes nothing, and closes the alert`() {
    navigator.presented?.didSelectRow(at: 1)
    expect(interactor.deleted, equals: [])
    #expect(navigator.presented == nil)
  }

  @Test func `A second tap on the same answer deletes nothing more`() {
    let alert = navigator.presented
    alert?.didSelectRow(at: 0)
    alert?.didSelectRow(at: 0)
    expect(interactor.deleted, equals: [7])
  }

  @Test func `An answer belongs to its question, whatever was asked since`() {
    let first = DraftQuestion(draft: 1, title: "", confirm: "", cancel: "")
    view.presenter.didSelectDelete(Draft(id: 2, subject: "Invoice"))
    view.presenter.didConfirm(first)
    expect(interactor.deleted, equals: [1])
  }
}
