import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.5 A todo that could not be added isn't listed, and the user reads why`()
    async throws
  {
    let list = ListPresenterAndDoubles()
    let error = TodoListError.storeUnwritable(path: "todos.json")
    list.interactor.changeError = error

    await when { list.presenter.didEnterTodo(title: "Sleep") }

    try require(list.interactor.added, equals: ["Sleep"], Rule.presenterAsksForChange)
    try require(list.presenter.reason, equals: error.reason, Rule.failureIsShown)
    try require(list.presenter.todos, equals: [], Rule.failureChangesNothing)
  }

  @Test func `3.5 The list's presenter shows the list that the interactor returns`() async throws {
    let list = ListPresenterAndDoubles()
    list.interactor.todos = [.call, .bread]

    await when { list.presenter.didEnterTodo(title: "Sleep") }

    try require(list.interactor.added, equals: ["Sleep"], Rule.presenterAsksForChange)
    try require(list.interactor.fetches, equals: 0, Rule.resultIsReturned)
    try require(list.presenter.todos, equals: list.interactor.todos, Rule.resultIsShown)
  }

  @Test func `3.5 The list's presenter shows each result, and does nothing else`() async {
    // Sends `didEnterTodo(title:)`, also while it fails in hundreds of orders, and looks at the
    // requests, todos and reason.
    await listPresenterJudge.judge(exercise: 5)
  }

  @Test func `3.5 A todo that could not be completed stays as it is, with the reason`()
    async throws
  {
    let detail = DetailPresenterAndDoubles(of: .bread)
    let error = TodoListError.storeUnwritable(path: "todos.json")
    detail.interactor.todos = [.bread]
    await when { detail.presenter.viewDidAppear() }

    detail.interactor.changeError = error
    await when { detail.presenter.didSelectToggle() }

    try require(detail.interactor.toggled, equals: [Todo.bread.id], Rule.presenterAsksForChange)
    try require(detail.presenter.reason, equals: error.reason, Rule.failureIsShown)
    try require(detail.presenter.todo, equals: .bread, Rule.failureChangesNothing)
  }

  @Test func `3.5 The detail closes when the returned list has no such todo`() async throws {
    let detail = DetailPresenterAndDoubles(of: .letter)
    detail.interactor.todos = [.call, .letter]
    await when { detail.presenter.viewDidAppear() }

    await when { detail.presenter.didSelectDelete() }

    try require(detail.interactor.deleted, equals: [Todo.letter.id], Rule.presenterAsksForChange)
    try require(detail.presenter.todo, equals: nil, Rule.resultIsShown)
    try require(detail.router.closes, equals: [Todo.letter.id], Rule.nothingLeftToShow)
  }

  @Test func `3.5 A todo that could not be deleted stays on the screen, with the reason`()
    async throws
  {
    let detail = DetailPresenterAndDoubles(of: .bread)
    let error = TodoListError.storeUnwritable(path: "todos.json")
    detail.interactor.todos = [.bread]
    await when { detail.presenter.viewDidAppear() }

    detail.interactor.changeError = error
    await when { detail.presenter.didSelectDelete() }

    try require(detail.presenter.todo, equals: .bread, Rule.failureChangesNothing)
    try require(detail.presenter.reason, equals: error.reason, Rule.failureIsShown)
    try require(detail.router.closes, equals: [], Rule.failureStaysOpen)
  }

  @Test func `3.5 The detail's presenter shows each result, and does nothing else`() async throws {
    // First in a separate process, because a task that needs the presenter may crash.
    try await #require(processExitsWith: .success, Rule.requestOutlivesItsSender) {
      await DetailPresenterAndDoubles.closeAfterChange()
    }
    // Toggles and deletes, also while it fails in hundreds of orders, and looks at the requests,
    // the todo and the reason.
    await detailPresenterJudge.judge(exercise: 5)
  }
}
