import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("The list on screen")
  struct Appear {
    @Test func `3.1 A presenter that was just created has fetched nothing, and shows nothing`()
      async throws
    {
      let other = ListPresenterAndDoubles()
      other.interactor.todos = [.bread]
      await when { other.presenter.viewDidAppear() }

      let route = TodoListRoute.detail(id: Todo.bread.id)
      let list = ListPresenterAndDoubles(route: route)
      await settle()

      try require(list.interactor.fetches, equals: 0, Rule.idleWhenMade)
      try require(list.presenter.todos, equals: [], Rule.makingIsAll)
      let nothing = TodoListRecording(world: TodoListWorld(route: route))
      try require(list.recorded, equals: nothing, Rule.makingIsAll)
    }

    @Test func `3.1 The presenter shows the current todos each time its screen appears`()
      async throws
    {
      let list = ListPresenterAndDoubles()
      list.interactor.todos = [.bread]
      await when { list.presenter.viewDidAppear() }

      list.interactor.todos = [.bread.whenDone]
      await when { list.presenter.viewDidAppear() }

      try require(list.interactor.fetches, equals: 2, Rule.workOnAppearance)
      try require(list.presenter.todos, equals: [.bread.whenDone], Rule.workOnAppearance)
    }

    @Test func `3.1 After a failed fetch, the presenter shows the reason and the old todos`()
      async throws
    {
      let list = ListPresenterAndDoubles()
      let error = TodoListError.storeUnreadable(path: "todos.json")
      list.interactor.todos = [.bread]
      await when { list.presenter.viewDidAppear() }

      list.interactor.fetchError = error
      await when { list.presenter.viewDidAppear() }

      try require(list.presenter.reason, equals: error.reason, Rule.failedFetchIsShown)
      try require(list.presenter.todos, equals: [.bread], Rule.oldTodosStay)
    }

    @Test func `3.1 The presenter fetches at each appearance, and does nothing else`() async {
      // Sends `viewDidAppear()`, also while fetches fail in hundreds of orders, and looks at the
      // fetches, todos and reason.
      await listPresenterJudge.judge(exercise: 1)
    }

    @Test func `3.2 The presenter's todos are observable`() async throws {
      let list = ListPresenterAndDoubles()
      let probe = ChangeProbe { list.presenter.todos }

      list.interactor.todos = [.bread]
      await when { list.presenter.viewDidAppear() }

      try require(probe.wasNotified, equals: true, Rule.stateIsObservable)
    }

    @Test func `3.2 The presenter's reason is observable`() async throws {
      let list = ListPresenterAndDoubles()
      let probe = ChangeProbe { list.presenter.reason }

      list.interactor.fetchError = .storeUnreadable(path: "todos.json")
      await when { list.presenter.viewDidAppear() }

      try require(probe.wasNotified, equals: true, Rule.stateIsObservable)
    }
  }
}
