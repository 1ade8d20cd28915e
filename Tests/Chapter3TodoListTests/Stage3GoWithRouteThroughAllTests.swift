import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.9 A todo is opened, marked, left, and marked in the list`() async throws {
    let (navigator, screen) = await openList()
    for mark in ["[x]", "[ ]"] {
      screen.didSelectRow(at: 1)
      await navigator.draw()
      try require(navigator.titles, equals: ["Todo List", "Buy bread"], Rule.viewShowsRoute)
      navigator.top?.didSelectRow(at: 0)
      await navigator.draw()
      navigator.pop()
      await navigator.draw()

      expect(navigator.titles, equals: ["Todo List"], Rule.noRouteNoDetail)
      let rows = ["[ ] Call the doctor", "\(mark) Buy bread", "[ ] Write the letter"]
      expect(screen.rows, equals: rows, Rule.redrawByObservation)
    }
  }

  @Test func `3.9 A todo that is deleted in its detail leaves the list`() async throws {
    let (navigator, screen) = await openList()
    screen.didSelectRow(at: 1)
    await navigator.draw()
    try require(navigator.titles, equals: ["Todo List", "Buy bread"], Rule.viewShowsRoute)
    navigator.top?.didSelectRow(at: 1)
    await navigator.draw()

    expect(navigator.titles, equals: ["Todo List"], Rule.noRouteNoDetail)
    expect(
      screen.rows, equals: ["[ ] Call the doctor", "[ ] Write the letter"], Rule.redrawByObservation
    )
  }

  @Test func `3.9 From one detail to the next, the late close of the first changes nothing`()
    async throws
  {
    let (navigator, screen) = await openList()
    screen.didSelectRow(at: 1)
    for title in ["Buy bread", "Write the letter", "Call the doctor", "Buy bread"] {
      await navigator.draw()
      try require(navigator.titles, equals: ["Todo List", title], Rule.nextTakesThePlace)
      navigator.top?.didSelectRow(at: 2)
    }
  }

  /// The real list of three todos, drawn, with a real router.
  private func openList() async -> (Navigator, Screen) {
    let navigator = Navigator()
    let builder = TodoListBuilder(interactor: list.interactorFake, router: TodoListRouter())
    let screen = builder.makeTodoListScreen()
    navigator.push(screen)
    await navigator.draw()
    Probes.watchToTheEnd(screen)
    return (navigator, screen)
  }
}
