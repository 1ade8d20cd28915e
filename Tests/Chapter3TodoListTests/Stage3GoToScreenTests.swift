import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.8 Each route gets a new detail, which reports its closing and is deallocated`()
    async throws
  {
    // Each builder has collaborators of its own.
    for (list, todo) in [(list, Todo.call), (TodoListHarness(), .many[0])] {
      let builder = TodoListBuilder(interactor: list.interactorFake, router: list.routerSpy)
      let screen = builder.makeScreen(for: .detail(id: todo.id))
      let detail = try #require(screen as? TodoDetailView, Rule.builderMakesDetail)
      await settle()
      await list.step { Navigator().push(detail) }
      try #require(list.recorded.fetches > 0, Rule.collaboratorsAreShared)
    }
    let detector = LeakDetector()
    do {
      let interactor = FormerInteractorFake()
      let recorder = FormerRecorder()
      let router = FormerRouterSpy(recorder)
      let builder = TodoListBuilder(interactor: interactor, router: router)
      let todos = [Todo.bread, .bread, .letter]
      let details = todos.map { builder.makeScreen(for: .detail(id: $0.id)) }
      for detail in details {
        detector.watch(try #require(detail as? TodoDetailView, Rule.builderMakesDetail))
      }
      detector.watch(interactor)
      let navigators = details.map(navigator(with:))
      await settle()
      expect(
        Set(details.map { ObjectIdentifier($0) }).count, equals: 3, Rule.detailIsDeallocated)
      for (navigator, todo) in zip(navigators, todos) {
        recorder.recorded = FormerRecording()
        router.route = .detail(id: todo.id)
        navigator.pop()
        await settle()
        let isReported = !recorder.recorded.closes.isEmpty
        let rule = isReported ? Rule.builderPassesTheID : Rule.collaboratorsAreShared
        expect(recorder.recorded.closes, equals: [todo.id], rule)
      }
    }
    await settle()
    expect(detector.survivors, equals: [], Rule.detailIsDeallocated)
  }

  @Test func `3.8 The detail shows the todo of the route, and its closing reaches the list`()
    async throws
  {
    for (todo, target) in [(Todo.bread, Todo.letter), (.letter.whenDone, .letter), (.bread, .call)]
    {
      list.interactorFake.todos = [.call, todo]
      list.routerSpy.route = .detail(id: target.id)
      let detail = try await makeDetail(of: todo)

      let navigator = Navigator()
      await list.step {
        navigator.push(Screen())
        navigator.push(detail)
        detail.updateProperties()
      }
      try require(list.recorded.fetches, equals: 1, Rule.collaboratorsAreShared)
      try require(detail.title, equals: todo.title, Rule.builderPassesTheID)
      expect(
        detail.lines, equals: [todo.isDone ? "Completed." : "Not completed yet."],
        Rule.builderPassesTheID)
      expect(list.recorded.closes, equals: [], Rule.buildingIsAll)
      #expect(!detail.isLoading && detail.textPrompt == nil, Rule.buildingIsAll)
      list.routerSpy.route = .detail(id: todo.id)
      await list.step { navigator.pop() }
      expect(list.recorded.closes, equals: [todo.id], Rule.collaboratorsAreShared)
    }
  }

  @Test func `3.8 The list learns what happens in its detail`() async throws {
    list.routerSpy.route = .detail(id: Todo.bread.id)
    let detail = try await makeDetail(of: .bread)
    Navigator().push(detail)
    await list.step { detail.didSelectRow(at: 0) }
    let todos: Todos = [.call, .bread.whenDone, .letter]
    expect(Todos(list.interactorFake.todos), equals: todos, Rule.collaboratorsAreShared)

    await list.step { detail.didSelectRow(at: 2) }
    expect(list.recorded.moves, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }

  private func navigator(with detail: Screen) -> Navigator {
    let navigator = Navigator()
    navigator.push(Screen())
    navigator.push(detail)
    return navigator
  }

  /// Has the builder create the detail, and makes sure that it does nothing else.
  private func makeDetail(
    of todo: Todo, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> TodoDetailView {
    await list.step {}
    let before = list.recorded
    let builder = TodoListBuilder(interactor: list.interactorFake, router: list.routerSpy)
    let screen = builder.makeScreen(for: .detail(id: todo.id))
    await settle()
    let detail = screen as? TodoDetailView
    let made = try #require(detail, Rule.builderMakesDetail, sourceLocation: sourceLocation)
    try require(list.recorded, equals: before, Rule.buildingIsAll, sourceLocation: sourceLocation)
    return made
  }
}
