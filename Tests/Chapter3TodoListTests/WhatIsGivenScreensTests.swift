// Guards: these hold from the start, and stay green while the exercises are solved.

import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("What is given: the screens")
  struct WhatIsGivenScreens {
    let heard = Recorder()
    let listPresenter: TodoListPresenterFake
    let detailPresenter = TodoDetailPresenterFake()
    let list: TodoListView
    let detail: TodoDetailView

    init() {
      listPresenter = TodoListPresenterFake(heard)
      list = TodoListView(presenter: listPresenter, builder: TodoListBuilderSpy())
      detail = TodoDetailView(presenter: detailPresenter)
    }

    @Test func `The list begins by saying which chapter fills it`() {
      #expect(list.lines.contains { $0.contains("docs/3-todo-list.md") })
    }

    @Test func `The list reports that it appeared, what was typed, and the todo that was tapped`() {
      listPresenter.todos = [.call, .bread]
      list.viewDidAppear()
      list.didEnterText("Sleep")
      list.didSelectRow(at: 1)
      list.didSelectRow(at: 2)
      expect(
        heard.recorded, equals: Recording(appearances: 1, typed: ["Sleep"], tapped: [Todo.bread.id])
      )
    }

    @Test func `The detail shows its todo, and what can be done with it`() {
      detailPresenter.todo = .bread
      detail.updateProperties()
      expect(detail.title, equals: "Buy bread")
      expect(detail.lines, equals: ["Not done yet."])
      expect(detail.rows, equals: ["Mark as done", "Delete", "Next todo"])

      detailPresenter.todo = .bread.whenDone
      detail.updateProperties()
      expect(detail.lines, equals: ["Done."])
      expect(detail.rows, equals: ["Mark as not done", "Delete", "Next todo"])
    }

    @Test func `The detail shows why something did not happen`() {
      detailPresenter.reason = "The disk is full."
      detail.updateProperties()
      expect(detail.lines, equals: ["The disk is full."])
      expect(detail.rows, equals: [])
    }

    @Test func `The detail reports its coming and going, and what was chosen`() {
      let navigator = Navigator()
      navigator.push(Screen())
      navigator.push(detail)
      for index in 0...3 { detail.didSelectRow(at: index) }
      navigator.pop()
      expect(detailPresenter.events, equals: ["appear", "toggle", "delete", "next", "disappear"])
    }

    @Test func `The module goes with its screen`() async {
      let probes = Probes()
      do {
        let interactor = TodoListInteractorFake()
        let router = TodoListRouter()
        let navigator = Navigator()
        let screen = TodoListBuilder(interactor: interactor, router: router).makeTodoListScreen()
        navigator.push(screen)
        await navigator.draw()
        probes.watch(interactor)
        probes.watch(router)
        probes.watch(screen)
      }
      await settle()
      expect(probes.survivors, equals: [])
    }
  }
}
