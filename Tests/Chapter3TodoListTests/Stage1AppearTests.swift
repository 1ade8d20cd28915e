import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("The list on screen")
  struct Appear {
    let list = TodoListHarness()

    @Test func `3.1 Creating the presenter has no side effects`() async throws {
      let routes: [TodoListRoute?] = [nil, .detail(id: Todo.bread.id)]
      for route in routes + routes {
        let list = TodoListHarness(route: route)
        await settle()

        try require(list.recorded.fetches, equals: 0, Rule.idleWhenMade)
        try require(list.recorded, equals: FormerRecording(route: route), Rule.makingIsAll)
        // The next list begins without the todos and the error of this one.
        await list.show(Todo.many, failing: route == nil ? .storeUnreadable(path: "a") : nil)
      }
    }

    // By number, because a list would be too long a name for a test case.
    @Test(arguments: Todos.various.indices)
    func `3.1 The presenter shows the todos when its screen appears`(number: Int) async throws {
      let todos = Todos.various[number]
      for list in [TodoListHarness(), TodoListHarness()] {
        list.interactorFake.todos = todos.todos
        await list.step { list.presenter.viewDidAppear() }

        try require(list.recorded.todos, equals: todos, Rule.workOnAppearance)
        try require(list.recorded.fetches, equals: 1, Rule.workOnAppearance)
        try #require(list.recorded.reason == nil, Rule.reasonEnds)
        expect(list.recorded, equals: FormerRecording(todos: todos, fetches: 1), Rule.appearingIsAll)
      }
    }

    @Test func `3.1 The presenter shows what has changed when its screen appears again`()
      async throws
    {
      let route = TodoListRoute.detail(id: Todo.bread.id)
      list.routerSpy.route = route
      for todos in Todos.various + Todos.steps + [[.bread], [.bread.whenDone], [.bread.whenDone]] {
        list.interactorFake.todos = todos.todos
        await list.step { list.presenter.viewDidAppear() }

        try require(list.recorded.todos, equals: todos, Rule.workOnAppearance)
        try require(list.recorded.fetches, equals: 1, Rule.workOnAppearance)
        try #require(list.recorded.reason == nil, Rule.reasonEnds)
        expect(
          list.recorded, equals: FormerRecording(todos: todos, route: route, fetches: 1),
          Rule.appearingIsAll)
      }
    }

    @Test func `3.1 The presenter shows the error of a failed fetch until a fetch succeeds`()
      async throws
    {
      for todos in [[]] + Todos.various {
        for error in TodoListError.all {
          list.interactorFake.fetchError = error
          let before = list.recorded.todos
          await list.step { list.presenter.viewDidAppear() }

          try require(list.recorded.fetches, equals: 1, Rule.workOnAppearance)
          try require(list.recorded.reason, equals: error.reason, Rule.failedFetchIsShown)
          try require(list.recorded.todos, equals: before, Rule.oldTodosStay)
          let after = FormerRecording(todos: before, reason: error.reason, fetches: 1)
          expect(list.recorded, equals: after, Rule.appearingIsAll)
        }
        list.interactorFake.fetchError = nil
        list.interactorFake.todos = todos.todos
        await list.step { list.presenter.viewDidAppear() }

        try require(list.recorded.fetches, equals: 1, Rule.workOnAppearance)
        try require(list.recorded.todos, equals: todos, Rule.workOnAppearance)
        try #require(list.recorded.reason == nil, Rule.reasonEnds)
        expect(list.recorded, equals: FormerRecording(todos: todos, fetches: 1), Rule.appearingIsAll)
      }
    }

    @Test func `3.1 The presenter shows the last state when its screen appears twice in a turn`()
      async throws
    {
      for error in [nil] + TodoListError.all {
        for (first, last) in zip(Todos.steps, Todos.steps.dropFirst()) {
          list.interactorFake.todos = first.todos
          list.interactorFake.fetchError = error
          var isLate = false
          await list.step {
            list.presenter.viewDidAppear()
            list.interactorFake.fetchError = nil
            list.interactorFake.todos = last.todos
            list.presenter.viewDidAppear()
            // A presenter that asks in a task shows the result in that task.
            isLate = list.recorded.fetches == 2 && list.recorded.todos != last
          }
          try require(isLate, equals: false, Rule.resultIsShownAtOnce)
          try require(list.recorded.todos, equals: last, Rule.workOnAppearance)
          try #require(list.recorded.reason == nil, Rule.reasonEnds)
        }
      }
    }

    @Test func `3.2 The presenter's todos are observable`() async {
      for todos in [[], [.call], [.call.whenDone], []] as [[Todo]] {
        let probe = ChangeProbe { list.presenter.todos }
        let before = list.presenter.todos
        await list.show(todos)

        #expect(probe.wasNotified || todos == before, Rule.stateIsObservable)
      }
    }

    @Test func `3.2 The presenter's reason is observable`() async {
      for error in TodoListError.all + [nil] {
        let probe = ChangeProbe { list.presenter.reason }
        list.interactorFake.fetchError = error
        await list.step { list.presenter.viewDidAppear() }

        #expect(probe.wasNotified, Rule.stateIsObservable)
      }
    }
  }
}
