import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.9 A todo that is completed in its detail is completed in the list`() async throws {
    let (navigator, screen) = await openList()
    for status in ["[x]", "[ ]"] {
      screen.didSelectRow(at: 1)
      await navigator.draw()
      try require(navigator.titles, equals: ["Todo List", "Buy bread"], Rule.viewShowsRoute)
      navigator.top?.didSelectRow(at: 0)
      await navigator.draw()
      navigator.pop()
      await navigator.draw()

      expect(navigator.titles, equals: ["Todo List"], Rule.noRouteNoDetail)
      let rows = ["[ ] Call the doctor", "\(status) Buy bread", "[ ] Write the letter"]
      expect(screen.rows, equals: rows, Rule.redrawByObservation)
    }
  }

  @Test func `3.9 A todo that is deleted in its detail disappears from the list`() async throws {
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

  @Test func `3.9 The next detail stays open when the previous one reports late`()
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

  @Test func `3.9 A detail that a sheet has covered is still the only one`() async throws {
    let (navigator, screen) = await openList()
    screen.didSelectRow(at: 1)
    await navigator.draw()
    navigator.present(Screen())
    await navigator.draw()
    navigator.dismiss()
    await navigator.draw()
    try require(navigator.titles, equals: ["Todo List", "Buy bread"], Rule.viewShowsRoute)
    navigator.top?.didSelectRow(at: 2)
    await navigator.draw()
    try require(
      navigator.titles, equals: ["Todo List", "Write the letter"], Rule.nextTakesThePlace)
    navigator.top?.didSelectRow(at: 1)
    await navigator.draw()
    expect(navigator.titles, equals: ["Todo List"], Rule.noRouteNoDetail)
  }

  /// The real list with three todos and a real router, after its first update.
  private func openList() async -> (Navigator, Screen) {
    let navigator = Navigator()
    let builder = TodoListBuilder(interactor: list.interactorFake, router: TodoListRouter())
    let screen = builder.makeTodoListScreen()
    navigator.push(screen)
    await navigator.draw()
    LeakDetector.watchToTheEnd(screen)
    return (navigator, screen)
  }
}
