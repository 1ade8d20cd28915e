import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.9 The view shows the screen that the builder makes for the route`() async throws {
    let list = ListOnScreen()
    list.presenter.todos = [.call]

    await when { list.presenter.route = .detail(id: Todo.call.id) }

    let screens = ["Home", "Todo List", "Detail of a"]
    try require(list.builder.made, equals: [.detail(id: Todo.call.id)], Rule.builderMakesScreens)
    try require(list.navigator.titles, equals: screens, Rule.viewShowsRoute)
  }

  @Test func `3.9 The view follows a route that is there before it appears`() async throws {
    let list = ListOnScreen(route: .detail(id: Todo.call.id))

    await settle()

    let screens = ["Home", "Todo List", "Detail of a"]
    try require(list.navigator.titles, equals: screens, Rule.viewShowsRoute)
  }

  @Test func `3.9 A route that changes and changes back leaves its detail as it is`() async throws {
    let list = ListOnScreen()
    await when { list.presenter.route = .detail(id: Todo.call.id) }

    await when {
      list.presenter.route = .detail(id: Todo.bread.id)
      list.presenter.route = .detail(id: Todo.call.id)
    }

    try require(list.builder.made, equals: [.detail(id: Todo.call.id)], Rule.oneScreenForOneRoute)
  }

  @Test func `3.9 The next detail replaces the one before, and no route is no detail`() async throws
  {
    let list = ListOnScreen()
    await when { list.presenter.route = .detail(id: Todo.call.id) }

    await when { list.presenter.route = .detail(id: Todo.bread.id) }
    let screens = ["Home", "Todo List", "Detail of b"]
    try require(list.navigator.titles, equals: screens, Rule.nextTakesThePlace)

    await when { list.presenter.route = nil }
    try require(list.navigator.titles, equals: ["Home", "Todo List"], Rule.noRouteNoDetail)
  }

  @Test func `3.9 A detail that closes itself while it appears is removed`() async throws {
    let list = ListOnScreen()
    list.builder.whenAppeared = { [presenter = list.presenter] in presenter.route = nil }

    await when { list.presenter.route = .detail(id: Todo.call.id) }

    try require(list.builder.made, equals: [.detail(id: Todo.call.id)], Rule.builderMakesScreens)
    try require(list.navigator.titles, equals: ["Home", "Todo List"], Rule.routeMayEnd)
  }

  @Test func `3.9 A detail that navigates while it appears is replaced by the next one`()
    async throws
  {
    let list = ListOnScreen()
    list.builder.whenAppeared = { [presenter = list.presenter] in
      presenter.route = .detail(id: Todo.letter.id)
    }

    await when { list.presenter.route = .detail(id: Todo.call.id) }

    let screens = ["Home", "Todo List", "Detail of C-3"]
    try require(list.navigator.titles, equals: screens, Rule.routeMayEnd)
  }

  @Test func `3.9 The view follows each change of the route, and does nothing else`() async {
    // Changes the route, also in tasks and below sheets in hundreds of orders, and looks at the
    // screens and the builder.
    await followingJudge.judge(exercise: 9)
  }
}
