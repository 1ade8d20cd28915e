import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.8 Making a detail changes nothing, and popping it tells the router of the list`()
    async throws
  {
    // The route is another todo's, and stays so.
    let list = BuilderAndDoubles(route: .detail(id: Todo.letter.id))
    let before = list.recorded

    let detail = try list.makeDetail(of: .bread)
    await settle()
    try require(list.recorded, equals: before, Rule.buildingIsAll)
    try #require(!detail.isLoading && detail.textPrompt == nil, Rule.buildingIsAll)

    await list.moveAndPop(detail, of: .bread)
    try require(list.router.closes.count, equals: 1, Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The detail shows the todo of its route, wherever the router is`() async throws {
    let list = BuilderAndDoubles(route: .detail(id: Todo.call.id))
    let detail = try list.makeDetail(of: .letter)

    await list.moveAndPop(detail, of: .letter)

    try #require(list.interactor.fetches > 0, Rule.collaboratorsAreShared)
    try require(detail.title, equals: "Write the letter", Rule.builderPassesTheID)
    try require(list.router.closes, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 Each detail is new, and is deallocated when it is no longer shown`() async throws
  {
    let detector = LeakDetector()

    let closes = try await BuilderAndDoubles.openAndCloseTwice(.bread, watching: detector)

    try require(detector.survivors, equals: [], Rule.detailIsDeallocated)
    try require(closes, equals: [Todo.bread.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The detail uses the interactor and the router of the list`() async throws {
    let list = BuilderAndDoubles()
    list.interactor.todos = [.call, .bread, .letter]
    let detail = try list.makeDetail(of: .bread)
    let navigator = Navigator(over: detail)
    let (complete, nextTodo) = (0, 2)

    await when { navigator.top?.didSelectRow(at: complete) }
    await when { navigator.top?.didSelectRow(at: nextTodo) }

    try require(list.interactor.toggled, equals: [Todo.bread.id], Rule.collaboratorsAreShared)
    try require(list.router.moves, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 A detail that closes after "Next todo" closes no other one`() async throws {
    let list = BuilderAndDoubles(route: .detail(id: Todo.bread.id))
    let navigator = Navigator(over: try list.makeDetail(of: .bread))
    let nextTodo = 2

    await when { navigator.top?.didSelectRow(at: nextTodo) }
    await when { navigator.pop() }

    let route = TodoListRoute.detail(id: Todo.letter.id)
    try require(list.router.route, equals: route, Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The detail of a second builder belongs to the second list`() async throws {
    let (first, second) = (BuilderAndDoubles(), BuilderAndDoubles())
    _ = try first.makeDetail(of: .bread)

    let detail = try second.makeDetail(of: .letter)
    await second.moveAndPop(detail, of: .letter)

    try require(second.interactor.fetches, equals: 1, Rule.collaboratorsAreShared)
    try require(second.router.closes, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }
}
