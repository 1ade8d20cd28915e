import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test
  func `3.8 The builder only makes the detail, which later reports to the list's router`()
    async throws
  {
    // While the builder makes the detail, the route leads to another todo.
    let route = TodoListRoute.detail(id: Todo.letter.id)
    let list = BuilderAndDoubles(todos: [.call, .bread, .letter], route: route)
    let before = list.recorded

    let detail = try list.makeDetail(of: .bread)
    // Even a task that the builder has begun calls nothing.
    await settle()
    // The interactor and the router were not called, and the builder has added neither a loading
    // state nor a text field, because what the screen shows is left to its view.
    try require(list.recorded, equals: before, Rule.buildingIsAll)
    try #require(!detail.isLoading && detail.textPrompt == nil, Rule.buildingIsAll)

    // The detail is shown while the route leads to it, and the user goes back.
    await list.showAndGoBack(detail, of: .bread)
    try require(list.router.closes.count, equals: 1, Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The builder makes the detail of the todo in its route, not of the router's`()
    async throws
  {
    // The router's route leads to the call, and the builder gets the route to the letter.
    let routersRoute = TodoListRoute.detail(id: Todo.call.id)
    let list = BuilderAndDoubles(todos: [.call, .bread, .letter], route: routersRoute)
    let detail = try list.makeDetail(of: .letter)

    // The detail is shown while the route leads to it, and the user goes back.
    await list.showAndGoBack(detail, of: .letter)

    try #require(list.interactor.fetches > 0, Rule.collaboratorsAreShared)
    try require(detail.title, equals: "Write the letter", Rule.builderPassesTheID)
    try require(list.router.closes, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The builder makes a new detail each time, and keeps none in memory`() async throws
  {
    let detector = LeakDetector()

    // The builder makes two details of the bread, which are shown and closed one after the other.
    // The detector watches both of them, and the interactor.
    let closes = try await BuilderAndDoubles.openAndCloseTwice(.bread, watching: detector)

    try require(detector.survivors, equals: [], Rule.detailIsDeallocated)
    // The router of the list was told of the closing. Two equal reports are recorded as one.
    try require(closes, equals: [Todo.bread.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The builder gives a detail the interactor and the router of the list`()
    async throws
  {
    // The builder makes the screen of the route to the bread, which fetches its todos as it appears.
    let module = BuilderAndDoubles(todos: [.call, .bread, .letter])
    let navigator = Navigator(showing: try module.makeDetail(of: .bread))
    // The first and the third row of the detail.
    let (complete, nextTodo) = (0, 2)

    await when { navigator.top?.didSelectRow(at: complete) }
    await when { navigator.top?.didSelectRow(at: nextTodo) }

    try require(module.interactor.toggled, equals: [Todo.bread.id], Rule.collaboratorsAreShared)
    try require(module.router.moves, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }

  @Test func `3.8 A detail that closes after "Next todo" leaves the route to the next one`()
    async throws
  {
    let route = TodoListRoute.detail(id: Todo.bread.id)
    let module = BuilderAndDoubles(todos: [.call, .bread, .letter], route: route)
    // The builder makes the detail, and the navigator shows it above another screen.
    let navigator = Navigator(showing: try module.makeDetail(of: .bread))
    // The third row of the detail.
    let nextTodo = 2

    // The list's router is a double that moves and closes like the real one, and the detail has to
    // use this one. So "Next todo" moves it on to the letter.
    await when { navigator.top?.didSelectRow(at: nextTodo) }
    await when { navigator.pop() }

    // The detail of the bread has reported its closing to this router, too, which was too late to end
    // the route to the letter.
    let nextRoute = TodoListRoute.detail(id: Todo.letter.id)
    try require(module.router.route, equals: nextRoute, Rule.collaboratorsAreShared)
  }

  @Test func `3.8 The builder of a second list gives its details what belongs to that list`()
    async throws
  {
    let first = BuilderAndDoubles(todos: [.bread])
    let second = BuilderAndDoubles(todos: [.call, .bread, .letter])
    // The first list has a detail already, which makes no difference to the second one.
    _ = try first.makeDetail(of: .bread)

    let detail = try second.makeDetail(of: .letter)
    await second.showAndGoBack(detail, of: .letter)

    // The interactor of the second list was asked for its todos when the detail appeared, and its
    // router was told of the closing.
    try require(second.interactor.fetches, equals: 1, Rule.collaboratorsAreShared)
    try require(second.router.closes, equals: [Todo.letter.id], Rule.collaboratorsAreShared)
  }
}
