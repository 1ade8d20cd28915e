import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.9 The view shows the screen that the builder makes for the route`() async throws {
    // The list lies over a home screen. The test sets the route of its presenter, and its builder
    // makes screens that are named after the id in the route.
    let list = ListOverHome()
    list.presenter.todos = [.call]

    await when { list.presenter.route = .detail(id: Todo.call.id) }

    let screens = ["Home", "Todo List", "Detail of \(Todo.call.id)"]
    try require(list.builder.made, equals: [.detail(id: Todo.call.id)], Rule.builderMakesScreens)
    try require(list.navigator.titles, equals: screens, Rule.viewShowsRoute)
  }

  @Test func `3.9 The view shows the detail of a route that was there before it appeared`()
    async throws
  {
    // The navigator shows your list over a home screen. Its presenter and its builder are doubles, and
    // the presenter's route is already set then.
    let list = ListOverHome(route: .detail(id: Todo.call.id))

    // The view may follow the route in a task.
    await settle()

    // The builder's screens are named after the id in the route.
    let screens = ["Home", "Todo List", "Detail of \(Todo.call.id)"]
    try require(list.navigator.titles, equals: screens, Rule.viewShowsRoute)
  }

  @Test func `3.9 The list keeps its rows while a detail lies over it`() async throws {
    let list = ListOverHome()
    list.presenter.todos = [.call, .bread]
    // The navigator updates the list, so its rows are on the screen.
    await list.navigator.draw()
    let rows = list.view.rows

    await when { list.presenter.route = .detail(id: Todo.call.id) }

    try require(list.builder.made, equals: [.detail(id: Todo.call.id)], Rule.builderMakesScreens)
    // The user sees the list already while swiping back.
    try require(list.view.rows, equals: rows, Rule.followingIsAll)
  }

  @Test func `3.9 The view leaves the detail of a route that changes and changes back`()
    async throws
  {
    let list = ListOverHome()
    await when { list.presenter.route = .detail(id: Todo.call.id) }

    // Both changes happen before the view can follow one of them.
    await when {
      list.presenter.route = .detail(id: Todo.bread.id)
      list.presenter.route = .detail(id: Todo.call.id)
    }

    // The builder was asked only for the first detail.
    try require(list.builder.made, equals: [.detail(id: Todo.call.id)], Rule.oneScreenForOneRoute)
  }

  @Test func `3.9 The view replaces a detail by the next one, and removes it if the route is nil`()
    async throws
  {
    let list = ListOverHome()
    await when { list.presenter.route = .detail(id: Todo.call.id) }

    await when { list.presenter.route = .detail(id: Todo.bread.id) }
    // The builder's screens are named after the id in the route.
    let screens = ["Home", "Todo List", "Detail of \(Todo.bread.id)"]
    try require(list.navigator.titles, equals: screens, Rule.nextTakesThePlace)

    await when { list.presenter.route = nil }
    try require(list.navigator.titles, equals: ["Home", "Todo List"], Rule.noRouteNoDetail)
  }

  @Test func `3.9 The view removes a detail that ends the route while it appears`() async throws {
    let list = ListOverHome()
    // As soon as the screen of the builder has appeared, the route becomes nil.
    list.builder.whenAppeared = { [presenter = list.presenter] in presenter.route = nil }

    await when { list.presenter.route = .detail(id: Todo.call.id) }

    try require(list.builder.made, equals: [.detail(id: Todo.call.id)], Rule.builderMakesScreens)
    try require(list.navigator.titles, equals: ["Home", "Todo List"], Rule.routeMayEnd)
  }

  @Test func `3.9 The view replaces a detail that changes the route while it appears`() async throws
  {
    let list = ListOverHome()
    // As soon as the detail of the call has appeared, the route leads to the letter.
    list.builder.whenAppeared = { [presenter = list.presenter] in
      presenter.route = .detail(id: Todo.letter.id)
    }

    await when { list.presenter.route = .detail(id: Todo.call.id) }

    // The builder's screens are named after the id in the route.
    let screens = ["Home", "Todo List", "Detail of \(Todo.letter.id)"]
    try require(list.navigator.titles, equals: screens, Rule.routeMayEnd)
  }

  @Test func `3.9 A route that ends after its detail was left removes no other screen`()
    async throws
  {
    let list = ListOverHome()
    await when { list.presenter.route = .detail(id: Todo.call.id) }
    // The screens are a home screen, the list, and the detail.
    try require(list.navigator.screens.count, equals: 3, Rule.viewShowsRoute)

    // The user goes back, another part of the app shows a screen, and only then the route ends.
    list.navigator.pop()
    list.navigator.push(Screen())
    await when { list.presenter.route = nil }

    // The other screen is still there, over the list and the home screen.
    try require(list.navigator.screens.count, equals: 3, Rule.noRouteNoDetail)
  }

  @Test func `3.9 The view follows each change of the route, and does nothing else`() async {
    // The route changes, also several times at once, while a sheet covers the list, or after the
    // user went back. The detail of the last route is then over the list, or none if it is nil. For
    // each route that it follows, the view asks the builder once. Details that are no longer shown
    // are deallocated.
    await followingJudge.judge(exercise: 9)
  }
}
