import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.8 The builder makes the detail of the todo that the route names`() async throws {
    let detail = try makeDetail(of: .bread)
    await settle()
    #expect(interactor.fetchCount == 0, Rule.idleWhenMade)

    Navigator().push(detail)
    await settle()
    detail.updateProperties()

    #expect(detail.title == Todo.bread.title, Rule.builderPassesTheID)
  }

  @Test func `3.8 The detail has the list's own interactor`() async throws {
    let detail = try makeDetail(of: .bread)

    Navigator().push(detail)
    detail.didSelectRow(at: 0)
    await settle()

    #expect(interactor.todos == [.call, .bread.whenDone, .letter], Rule.partnersAreShared)
  }

  @Test func `3.8 The detail has the list's own router`() async throws {
    let detail = try makeDetail(of: .bread)

    detail.viewDidDisappear()
    await settle()

    #expect(routerSpy.closes == [Todo.bread.id], Rule.partnersAreShared)
  }

  @Test func `3.8 Each route has a detail of its own, which goes with its screen`() async throws {
    weak var probe: Screen?
    do {
      let detail = try makeDetail(of: .bread)
      let another = try makeDetail(of: .bread)
      #expect(detail !== another, Rule.detailGoesWithItsScreen)
      probe = detail
    }
    await settle()
    #expect(probe == nil, Rule.detailGoesWithItsScreen)
  }

  private func makeDetail(
    of todo: Todo, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TodoDetailView {
    routerSpy.route = .detail(id: todo.id)
    let builder = TodoListBuilder(interactor: interactor, router: routerSpy)
    let screen = builder.makeScreen(for: .detail(id: todo.id))
    let detail = screen as? TodoDetailView
    return try #require(detail, Rule.builderMakesDetail, sourceLocation: sourceLocation)
  }
}
