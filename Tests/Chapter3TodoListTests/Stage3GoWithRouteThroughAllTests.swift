import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.9 A todo that is completed in its detail is completed in the list`() async throws {
    // The app has all its real objects, except for an interactor that has its todos in memory.
    let app = await TodoListOnScreen(todos: [.call, .bread, .letter])
    await app.tapRow("[ ] Buy bread")
    try require(app.navigator.titles, equals: ["Todo List", "Buy bread"], Rule.viewShowsRoute)

    await app.tapRow("Complete")
    await app.goBack()

    let rows = ["[ ] Call the doctor", "[x] Buy bread", "[ ] Write the letter"]
    try require(app.navigator.titles, equals: ["Todo List"], Rule.noRouteNoDetail)
    try require(app.list.rows, equals: rows, Rule.redrawByObservation)
  }

  @Test func `3.9 A todo that is deleted in its detail disappears from the list`() async throws {
    // The app has all its real objects, except for an interactor that has its todos in memory.
    let app = await TodoListOnScreen(todos: [.call, .bread, .letter])
    await app.tapRow("[ ] Buy bread")
    try require(app.navigator.titles, equals: ["Todo List", "Buy bread"], Rule.viewShowsRoute)

    await app.tapRow("Delete")

    let rows = ["[ ] Call the doctor", "[ ] Write the letter"]
    try require(app.navigator.titles, equals: ["Todo List"], Rule.noRouteNoDetail)
    try require(app.list.rows, equals: rows, Rule.redrawByObservation)
  }

  @Test func `3.9 A detail that was left can be opened again`() async throws {
    // The app has all its real objects, except for an interactor that has its todos in memory.
    let app = await TodoListOnScreen(todos: [.call, .bread, .letter])
    await app.tapRow("[ ] Buy bread")
    await app.goBack()

    await app.tapRow("[ ] Buy bread")

    try require(app.navigator.titles, equals: ["Todo List", "Buy bread"], Rule.routeMayComeBack)
  }

  @Test func `3.9 The next detail stays open when the previous one reports late`()
    async throws
  {
    // The app has all its real objects, except for an interactor that has its todos in memory.
    let app = await TodoListOnScreen(todos: [.call, .bread, .letter])
    await app.tapRow("[ ] Buy bread")

    // When the detail of the bread is popped and reports its closing, the route already leads to the
    // letter.
    await app.tapRow("Next todo")
    let letter = ["Todo List", "Write the letter"]
    try require(app.navigator.titles, equals: letter, Rule.nextTakesThePlace)

    // The first todo follows the last one.
    await app.tapRow("Next todo")
    let call = ["Todo List", "Call the doctor"]
    try require(app.navigator.titles, equals: call, Rule.nextTakesThePlace)
  }

  @Test func `3.9 A detail that a sheet has covered is still the only one`() async throws {
    // The app has all its real objects, except for an interactor that has its todos in memory.
    let app = await TodoListOnScreen(todos: [.call, .bread, .letter])
    await app.tapRow("[ ] Buy bread")
    // A sheet covers the detail of the bread, and goes again.
    await app.step { app.navigator.present(Screen()) }
    await app.step { app.navigator.dismiss() }

    // The detail of the letter takes the place of the other one, and does not cover it.
    await app.tapRow("Next todo")

    let screens = ["Todo List", "Write the letter"]
    try require(app.navigator.titles, equals: screens, Rule.nextTakesThePlace)
  }
}
