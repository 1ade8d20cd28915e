import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.9 The view shows the screen that the builder creates for the route`() async throws {
    // The second presenter shows an error instead of its todos, and its route is a route, too.
    for (list, rule) in [
      (DrawnList(todos: [.call, .bread.whenDone]), Rule.builderMakesScreens),
      (DrawnList(reason: "It failed."), Rule.viewShowsRoute),
    ] {
      await list.step()
      var recorded = list.recorded
      try require(recorded.made, equals: [], Rule.oneScreenForOneRoute)
      await list.go(to: .call)

      try require(list.recorded.made.last, equals: .detail(id: Todo.call.id), rule)
      try require(list.navigator.titles.last, equals: "Detail of a", Rule.viewShowsRoute)
      try require(list.recorded.made.count, equals: 1, Rule.oneScreenForOneRoute)
      try #require(list.navigator.top === list.builder.screen, Rule.viewShowsRoute)
      try require(list.builder.appearances, equals: 1, Rule.oneScreenForOneRoute)
      recorded.made = [.detail(id: Todo.call.id)]
      recorded.screens = ["Home", "Todo List", "Detail of a"]
      expect(list.recorded, equals: recorded, Rule.followingIsAll)
    }
  }

  @Test func `3.9 The view follows a route that is there before it appears`() async throws {
    let list = DrawnList(todos: [.call], route: .detail(id: Todo.call.id))
    await list.step()
    let screens = ["Home", "Todo List", "Detail of a"]
    try require(list.recorded.screens, equals: screens, Rule.viewShowsRoute)
    expect(list.builder.appearances, equals: 1, Rule.oneScreenForOneRoute)
  }

  @Test func `3.9 The view keeps the detail when the route has changed and changed back`()
    async throws
  {
    let list = DrawnList(todos: [.call], reason: "It failed.")
    await list.go(to: .call)
    let rule = list.recorded.made.isEmpty ? Rule.viewShowsRoute : Rule.oneScreenForOneRoute
    try require(list.recorded.made.count, equals: 1, rule)
    let detail = try #require(list.navigator.top, Rule.viewShowsRoute)
    // Meanwhile there is another todo, the same one is completed, and there is none.
    for todos in [[.call, .bread], [.bread, .call.whenDone], [.bread], []] as [[Todo]] {
      for others in [[.bread], [nil], [.bread, nil, .letter]] as [[Todo?]] {
        await list.step {
          list.presenter.todos = todos
          list.presenter.reason = todos.count > 1 ? nil : "It failed again."
          for other in others + [.call] {
            list.presenter.route = other.map { .detail(id: $0.id) }
          }
        }
        try require(list.recorded.made, equals: [], Rule.oneScreenForOneRoute)
        try #require(list.navigator.top === detail, Rule.oneScreenForOneRoute)
        try require(list.builder.appearances, equals: 1, Rule.oneScreenForOneRoute)
        expect(
          list.recorded.screens, equals: ["Home", "Todo List", "Detail of a"], Rule.followingIsAll)
      }
    }
  }

  @Test func `3.9 The view replaces one detail by the next`() async throws {
    let list = DrawnList(todos: [.call, .bread], reason: "It failed.")
    await list.go(to: .call)
    try require(list.recorded.made, equals: [.detail(id: Todo.call.id)], Rule.builderMakesScreens)
    var recorded = list.recorded
    let todos = [Todo.bread, .letter, Todo.many[0], .call, .bread]
    for (number, todo) in todos.enumerated() {
      await list.go(to: todo)

      let screens = ["Home", "Todo List", "Detail of \(todo.id)"]
      let rule = number < 3 ? Rule.nextTakesThePlace : Rule.routeMayComeBack
      try require(list.recorded.screens, equals: screens, rule)
      try require(list.builder.screens.survivors.count, equals: 1, Rule.viewReleasesScreens)
      try require(list.recorded.made, equals: [.detail(id: todo.id)], Rule.oneScreenForOneRoute)
      try require(list.builder.appearances, equals: number + 2, Rule.oneScreenForOneRoute)
      recorded.screens = screens
      recorded.made = [.detail(id: todo.id)]
      recorded.appearances = 1
      expect(list.recorded, equals: recorded, Rule.followingIsAll)
    }
    await list.go(to: nil)
    try require(list.recorded.screens, equals: ["Home", "Todo List"], Rule.noRouteNoDetail)
    expect(list.builder.screens.survivors, equals: [], Rule.viewReleasesScreens)
  }

  @Test func `3.9 The view follows routes that change within a turn, and before the next task`()
    async throws
  {
    for routes in [[Todo.call, .call], [.call, .bread], [.call, nil], [.call, .bread, .call]]
      as [[Todo?]]
    {
      for isInTurn in [true, false] {
        let list = DrawnList(todos: [.call, .bread])
        await list.step()
        await list.step {
          list.presenter.go(to: routes, inTurn: isInTurn)
        }
        let made = list.recorded.made
        let repeated = zip(made, made.dropFirst()).filter { $0 == $1 }.map(\.0)
        try require(repeated, equals: [], Rule.oneScreenForOneRoute)
        let screens = ["Home", "Todo List"]
        guard let last = routes[routes.count - 1] else {
          try require(list.recorded.screens, equals: screens, Rule.noRouteNoDetail)
          continue
        }
        try require(
          list.recorded.screens, equals: screens + ["Detail of \(last.id)"], Rule.nextTakesThePlace)
      }
    }
  }

  @Test func `3.9 The view removes the detail when the route becomes nil`() async throws {
    let list = DrawnList(todos: [.call], reason: "It failed.")
    await list.step()
    var recorded = list.recorded
    for (number, todo) in [Todo.call, .call, .bread, .call].enumerated() {
      await list.go(to: todo)
      let rule = number == 0 ? Rule.viewShowsRoute : Rule.routeMayComeBack
      try require(list.navigator.titles.last, equals: "Detail of \(todo.id)", rule)

      await list.go(to: nil)
      try require(list.recorded.screens, equals: ["Home", "Todo List"], Rule.noRouteNoDetail)
      try require(list.builder.screens.survivors, equals: [], Rule.viewReleasesScreens)
      // The navigator notifies the list that it has appeared again.
      recorded.appearances = 1
      try require(list.recorded, equals: recorded, Rule.followingIsAll)
    }
  }

  @Test func `3.9 A detail that closes itself while it appears is removed`() async throws {
    let list = DrawnList()
    list.builder.whenAppeared = { [presenter = list.presenter] in presenter.route = nil }
    for (number, todo) in [Todo.call, .call, .bread].enumerated() {
      await list.go(to: todo)

      let rule = number == 0 ? Rule.builderMakesScreens : Rule.routeMayComeBack
      try require(list.recorded.made, equals: [.detail(id: todo.id)], rule)
      expect(list.recorded.screens, equals: ["Home", "Todo List"], Rule.routeMayEnd)
    }
  }

  @Test func `3.9 A detail that navigates while it appears is replaced by the next one`()
    async throws
  {
    let list = DrawnList()
    list.builder.whenAppeared = { [presenter = list.presenter] in
      presenter.route = .detail(id: Todo.letter.id)
    }
    await list.go(to: .call)

    let routes = [Todo.call, .letter].map { TodoListRoute.detail(id: $0.id) }
    try require(list.recorded.made, equals: routes, Rule.routeMayEnd)
    expect(list.recorded.screens, equals: ["Home", "Todo List", "Detail of C-3"], Rule.routeMayEnd)
  }

  @Test func `3.9 A detail that the user has left can be opened again`() async throws {
    let list = DrawnList(todos: [.call], reason: "It failed.")
    for todo in [Todo.call, .call, .bread] {
      await list.go(to: todo)
      let screens = ["Home", "Todo List", "Detail of \(todo.id)"]
      try require(list.recorded.screens, equals: screens, Rule.routeMayComeBack)
      await list.step { list.navigator.pop() }
      try require(list.recorded.screens, equals: ["Home", "Todo List"], Rule.oneScreenForOneRoute)
      await list.go(to: nil)
      try require(list.recorded.screens, equals: ["Home", "Todo List"], Rule.noRouteNoDetail)
    }
    // The user has left this detail, but its report has not arrived when the route changes.
    await list.go(to: .call)
    list.navigator.pop()
    await list.go(to: .bread)
    expect(
      list.recorded.screens, equals: ["Home", "Todo List", "Detail of b"], Rule.nextTakesThePlace)
  }
}
