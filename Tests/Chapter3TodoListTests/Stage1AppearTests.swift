import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("The list on screen")
  struct Appear {
    @Test func `3.1 A presenter that was just created has fetched nothing, and shows nothing`()
      async throws
    {
      // An earlier presenter shows the bread, which must not appear in the new one.
      let other = ListPresenterAndDoubles()
      other.interactor.todos = [.bread]
      await when { other.presenter.viewDidAppear() }

      // When the new presenter is created, the router's route leads to a detail.
      let route = TodoListRoute.detail(id: Todo.bread.id)
      let list = ListPresenterAndDoubles(route: route)
      // Even a task that the new presenter has begun fetches nothing.
      await settle()

      try require(list.interactor.fetches, equals: 0, Rule.idleWhenMade)
      try require(list.presenter.todos, equals: [], Rule.makingIsAll)
      // Its interactor and its router have received nothing, and the router's route is as before.
      let noCalls = TodoListRecording.withoutCalls(route: route)
      try require(list.recorded, equals: noCalls, Rule.makingIsAll)
    }

    @Test func `3.1 The presenter shows the current todos each time its screen appears`()
      async throws
    {
      let list = ListPresenterAndDoubles()
      list.interactor.todos = [.bread]
      await when { list.presenter.viewDidAppear() }

      // Meanwhile, the bread was completed in its detail.
      list.interactor.todos = [.bread.completed]
      await when { list.presenter.viewDidAppear() }

      try require(list.interactor.fetches, equals: 2, Rule.workOnAppearance)
      try require(list.presenter.todos, equals: [.bread.completed], Rule.workOnAppearance)
    }

    @Test func `3.1 After a failed fetch, the presenter shows the reason and the old todos`()
      async throws
    {
      let list = ListPresenterAndDoubles()
      let error = TodoListError.storeUnreadable(path: "todos.json")
      // The interactor returns these todos at each fetch.
      list.interactor.todos = [.bread]
      await when { list.presenter.viewDidAppear() }

      // The interactor throws this error at each fetch.
      list.interactor.fetchError = error
      await when { list.presenter.viewDidAppear() }

      try require(list.presenter.reason, equals: error.reason, Rule.failedFetchIsShown)
      try require(list.presenter.todos, equals: [.bread], Rule.oldTodosStay)
    }

    @Test func `3.1 The presenter fetches at each appearance, and does nothing else`() async {
      // `viewDidAppear()` arrives several times, and in between, the interactor gets other todos or
      // can't fetch. Each time, it is asked once. The presenter then shows the fetched todos and no
      // reason, or after an error its reason and the old todos. Nothing else is called.
      await listPresenterJudge.judge(exercise: 1)
    }

    @Test func `3.2 The presenter notifies a view that has read its todos`() async throws {
      let list = ListPresenterAndDoubles()
      // Reads the todos once, as a view does, and waits to be notified of their change.
      let probe = ChangeProbe { list.presenter.todos }

      list.interactor.todos = [.bread]
      await when { list.presenter.viewDidAppear() }

      try require(probe.wasNotified, equals: true, Rule.stateIsObservable)
    }

    @Test func `3.2 The presenter notifies a view that has read its reason`() async throws {
      let list = ListPresenterAndDoubles()
      // Reads the reason once, as a view does, and waits to be notified of its change.
      let probe = ChangeProbe { list.presenter.reason }

      // The fetch fails, so the presenter has a reason now.
      list.interactor.fetchError = .storeUnreadable(path: "todos.json")
      await when { list.presenter.viewDidAppear() }

      try require(probe.wasNotified, equals: true, Rule.stateIsObservable)
    }
  }
}
