// Tests of the provided code. They pass from the start, and stay green while you solve the exercises.

import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Provided code: the screens")
  struct WhatIsGivenScreens {
    let screen = ListViewAndDoubles()
    let detailPresenter = TodoDetailPresenterFake()
    let detail: TodoDetailView

    init() { detail = TodoDetailView(presenter: detailPresenter) }

    @Test func `The list first names the chapter that fills it`() {
      #expect(screen.view.lines.contains { $0.contains("docs/3-todo-list.md") })
    }

    @Test func `The list reports its appearance, the typed text and the tapped todo`() {
      screen.presenter.todos = [.call, .bread]
      screen.view.viewDidAppear()
      screen.view.didEnterText("Sleep")
      screen.view.didSelectRow(at: 1)
      screen.view.didSelectRow(at: 2)
      expect(
        screen.recorded,
        equals: ListScreenRecording(appearances: 1, typed: ["Sleep"], tapped: [Todo.bread.id]))
    }

    @Test func `The detail shows its todo and the possible actions`() {
      detailPresenter.todo = .bread
      detail.updateProperties()
      expect(detail.title, equals: "Buy bread")
      expect(detail.lines, equals: ["Not completed yet."])
      expect(detail.rows, equals: ["Complete", "Delete", "Next todo"])

      detailPresenter.todo = .bread.completed
      detail.updateProperties()
      expect(detail.lines, equals: ["Completed."])
      expect(detail.rows, equals: ["Reopen", "Delete", "Next todo"])
    }

    @Test func `The detail shows the error message`() {
      detailPresenter.reason = "The disk is full."
      detail.updateProperties()
      expect(detail.lines, equals: ["The disk is full."])
      expect(detail.rows, equals: [])
    }

    @Test func `The detail reports its appearance, the chosen action and its closing`() async {
      let navigator = Navigator()
      navigator.push(Screen())
      navigator.push(detail)
      for index in 0...3 { detail.didSelectRow(at: index) }
      navigator.pop()
      await settle()
      expect(detailPresenter.events, equals: ["appear", "toggle", "delete", "next", "close"])
    }

    @Test func `The module is deallocated with its screen`() async {
      let detector = LeakDetector()
      do {
        let interactor = TodoListInteractorFake()
        let router = TodoListRouter()
        let navigator = Navigator()
        let screen = TodoListBuilder(interactor: interactor, router: router).makeTodoListScreen()
        navigator.push(screen)
        await navigator.draw()
        detector.watch(interactor)
        detector.watch(router)
        detector.watch(screen)
      }
      await settle()
      expect(detector.survivors, equals: [])
    }
  }
}
