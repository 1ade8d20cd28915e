import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.9 The view shows the screen that the builder makes for the route`() async throws {
    let list = DrawnList()
    await list.go(to: .call)

    #expect(list.builder.routes.last == .detail(id: Todo.call.id), Rule.builderMakesScreens)
    let made = try #require(list.builder.screens.last, Rule.builderMakesScreens)
    try #require(list.navigator.titles.last == made.title, Rule.viewShowsRoute)
    #expect(list.navigator.top === made, Rule.viewShowsRoute)
  }

  @Test func `3.9 The view has one screen made for a route, however often it is drawn`() async {
    let list = DrawnList()
    await list.go(to: .call)
    await list.navigator.draw()
    await list.navigator.draw()

    #expect(list.builder.routes.count == 1, Rule.oneScreenForOneRoute)
  }

  @Test func `3.9 The view takes the screen away when the route is gone`() async throws {
    let list = DrawnList()
    await list.go(to: .call)
    try #require(
      list.navigator.titles == ["Home", "Todo List", "Detail of a"], Rule.viewShowsRoute)

    await list.go(to: nil)

    #expect(list.navigator.titles == ["Home", "Todo List"], Rule.noRouteNoDetail)
  }

  @Test func `3.9 A detail that closes itself while it appears leaves the list alone`() async throws
  {
    let list = DrawnList()
    list.builder.whenAppeared = { [presenter = list.presenter] in presenter.route = nil }
    await list.go(to: .call)

    try #require(
      list.builder.routes.last == .detail(id: Todo.call.id), Rule.builderMakesScreens)
    #expect(list.navigator.titles == ["Home", "Todo List"], Rule.routeMayEnd)
  }

  @Test func `3.9 The view shows the next screen in place of the one before`() async {
    let list = DrawnList()
    await list.go(to: .call)
    await list.go(to: .bread)

    #expect(list.navigator.titles == ["Home", "Todo List", "Detail of b"], Rule.nextTakesThePlace)
  }

  @Test func `3.9 A detail that a person left can be opened again`() async throws {
    let list = DrawnList()
    await list.go(to: .call)
    try #require(
      list.navigator.titles == ["Home", "Todo List", "Detail of a"], Rule.viewShowsRoute)
    list.navigator.pop()
    await list.go(to: nil)
    #expect(list.navigator.titles == ["Home", "Todo List"], Rule.noRouteNoDetail)

    await list.go(to: .call)
    #expect(list.navigator.titles == ["Home", "Todo List", "Detail of a"], Rule.routeMayComeBack)
  }

  @Test func `3.9 A todo is opened, marked, left, and marked in the list`() async throws {
    let navigator = Navigator()
    let list = TodoListBuilder(interactor: interactor, router: router).makeTodoListScreen()
    navigator.push(list)
    await navigator.draw()

    list.didSelectRow(at: 1)
    await navigator.draw()
    try #require(navigator.titles == ["Todo List", "Buy bread"], Rule.viewShowsRoute)
    navigator.top?.didSelectRow(at: 0)
    await navigator.draw()
    navigator.pop()
    await navigator.draw()

    #expect(navigator.titles == ["Todo List"], Rule.noRouteNoDetail)
    #expect(list.rows.contains("[x] Buy bread"), Rule.redrawByObservation)
  }

  @Test func `3.9 From one detail to the next, the late close of the first changes nothing`() async
  {
    let navigator = Navigator()
    let list = TodoListBuilder(interactor: interactor, router: router).makeTodoListScreen()
    navigator.push(list)
    await navigator.draw()

    list.didSelectRow(at: 1)
    await navigator.draw()
    navigator.top?.didSelectRow(at: 2)
    await navigator.draw()

    #expect(navigator.titles == ["Todo List", "Write the letter"], Rule.nextTakesThePlace)
  }
}
