import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.5 The list's presenter shows the reason, and not the todo that could not be added`()
    async throws
  {
    let list = ListPresenterAndDoubles()
    let error = TodoListError.storeUnwritable(path: "todos.json")
    // The interactor throws this error at the next change.
    list.interactor.changeError = error

    await when { list.presenter.didEnterTodo(title: "Sleep") }

    try require(list.interactor.added, equals: ["Sleep"], Rule.presenterAsksForChange)
    try require(list.presenter.reason, equals: error.reason, Rule.failureIsShown)
    try require(list.presenter.todos, equals: [], Rule.failureChangesNothing)
  }

  @Test func `3.5 The list's presenter has the reason when its method returns`() throws {
    let list = ListPresenterAndDoubles()
    let error = TodoListError.storeUnwritable(path: "todos.json")
    // The interactor throws this error at the next change.
    list.interactor.changeError = error

    list.presenter.didEnterTodo(title: "Sleep")

    // SwiftUI's view reads the reason in the next line, and clears its text field if there is none.
    try require(list.presenter.reason, equals: error.reason, Rule.failureIsKnownAtOnce)
  }

  @Test func `3.5 The list's presenter shows the list that the interactor returns`() async throws {
    let list = ListPresenterAndDoubles()
    // The presenter has not fetched these two todos yet.
    list.interactor.todos = [.call, .bread]

    await when { list.presenter.didEnterTodo(title: "Sleep") }

    try require(list.interactor.added, equals: ["Sleep"], Rule.presenterAsksForChange)
    try require(list.interactor.fetches, equals: 0, Rule.resultIsReturned)
    // The interactor has returned its three todos: the call, the bread, and the new one.
    try require(list.presenter.todos, equals: list.interactor.todos, Rule.resultIsShown)
  }

  @Test func `3.5 The list's presenter shows each result, and does nothing else`() async {
    // `didEnterTodo(title:)` arrives with any title, also twice at once, and sometimes it fails.
    // Each time, the interactor is asked once to add exactly this title. The presenter then shows
    // the returned list and no reason, or after an error its reason and the old todos. It doesn't
    // fetch.
    await listPresenterJudge.judge(exercise: 5)
  }

  @Test
  func `3.5 The detail's presenter shows the reason if its todo could not be completed`()
    async throws
  {
    let detail = DetailPresenterAndDoubles(of: .bread)
    let error = TodoListError.storeUnwritable(path: "todos.json")
    detail.interactor.todos = [.bread]
    await when { detail.presenter.viewDidAppear() }

    // The interactor throws this error at the next change.
    detail.interactor.changeError = error
    await when { detail.presenter.didSelectToggle() }

    try require(detail.interactor.toggled, equals: [Todo.bread.id], Rule.presenterAsksForChange)
    try require(detail.presenter.reason, equals: error.reason, Rule.failureIsShown)
    try require(detail.presenter.todo, equals: .bread, Rule.failureChangesNothing)
  }

  @Test func `3.5 The detail's presenter closes the detail of a deleted todo`() async throws {
    let detail = DetailPresenterAndDoubles(of: .letter)
    detail.interactor.todos = [.call, .letter]
    await when { detail.presenter.viewDidAppear() }

    await when { detail.presenter.didSelectDelete() }

    // The interactor has returned a list in which only the call is left, so the presenter has
    // nothing to show any more.
    try require(detail.interactor.deleted, equals: [Todo.letter.id], Rule.presenterAsksForChange)
    try require(detail.presenter.todo, equals: nil, Rule.resultIsShown)
    try require(detail.router.closes, equals: [Todo.letter.id], Rule.nothingLeftToShow)
  }

  @Test
  func `3.5 The detail's presenter leaves its detail open if its todo could not be deleted`()
    async throws
  {
    let detail = DetailPresenterAndDoubles(of: .bread)
    let error = TodoListError.storeUnwritable(path: "todos.json")
    detail.interactor.todos = [.bread]
    await when { detail.presenter.viewDidAppear() }

    // The interactor throws this error at the next change.
    detail.interactor.changeError = error
    await when { detail.presenter.didSelectDelete() }

    try require(detail.presenter.todo, equals: .bread, Rule.failureChangesNothing)
    try require(detail.presenter.reason, equals: error.reason, Rule.failureIsShown)
    try require(detail.router.closes, equals: [], Rule.failureStaysOpen)
  }

  @Test func `3.5 The detail's presenter shows each result, and does nothing else`() async throws {
    // A presenter that is released right after a change must not crash. A crash would end the other
    // tests, so this runs in a separate process.
    try await #require(processExitsWith: .success, Rule.requestOutlivesItsSender) {
      await DetailPresenterAndDoubles.releaseAfterChange()
    }
    // `didSelectToggle()` and `didSelectDelete()` arrive, and sometimes they fail. Each time, the
    // interactor is asked once. The presenter then shows its todo as it is in the returned list,
    // and no reason. If that list has no such todo, the router has to close the detail. After an
    // error, the presenter shows its reason and the old todo, and closes nothing. It doesn't fetch.
    await detailPresenterJudge.judge(exercise: 5)
  }
}
