import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Appear")
  struct Appear {
    let interactor = TodoListInteractorFake()
    let presenter: TodoListPresenter

    init() {
      presenter = TodoListPresenter(interactor: interactor, router: TodoListRouterSpy())
    }

    @Test func `3.1 The presenter begins no work when it is made`() async {
      await settle()
      #expect(interactor.fetchCount == 0, Rule.idleWhenMade)
    }

    @Test func `3.1 The presenter shows the todos when its screen appears`() async {
      interactor.todos = [.call, .bread]

      interactor.fetchCount = 0
      presenter.viewDidAppear()
      await settle()

      #expect(presenter.todos == [.call, .bread], Rule.workOnAppearance)
      #expect(interactor.fetchCount == 1, Rule.workOnAppearance)
    }

    @Test func `3.1 The presenter shows what has changed when its screen appears again`() async {
      interactor.todos = [.call, .bread]
      presenter.viewDidAppear()
      await settle()
      interactor.todos = [.call.whenDone]

      presenter.viewDidAppear()
      await settle()

      #expect(presenter.todos == [.call.whenDone], Rule.workOnAppearance)
    }

    @Test func `3.1 The presenter says why a fetch failed, until one succeeds`() async {
      let error = TodoListError.storeUnreadable(path: "todos.json")
      interactor.todos = [.call, .bread]
      presenter.viewDidAppear()
      await settle()
      interactor.fetchError = error
      presenter.viewDidAppear()
      await settle()
      #expect(presenter.reason == error.reason, Rule.failedFetchIsTold)
      #expect(presenter.todos == [.call, .bread], Rule.oldTodosStay)

      interactor.fetchError = nil
      presenter.viewDidAppear()
      await settle()
      #expect(presenter.reason == nil, Rule.reasonEnds)
    }

    @Test func `3.2 The presenter's todos tell of their change`() async {
      let probe = ChangeProbe { presenter.todos }
      interactor.todos = [.call]

      presenter.viewDidAppear()
      await settle()

      #expect(probe.hasHeardOfChange, Rule.stateIsObservable)
    }

    @Test func `3.2 The presenter's reason tells of its change`() async {
      let probe = ChangeProbe { presenter.reason }
      interactor.fetchError = .storeUnreadable(path: "todos.json")

      presenter.viewDidAppear()
      await settle()

      #expect(probe.hasHeardOfChange, Rule.stateIsObservable)
    }

    @Test func `3.2 The view shows its presenter's state, as it is now`() throws {
      let presenter = TodoListPresenterFake()
      let view = TodoListView(presenter: presenter, builder: TodoListBuilderSpy())
      presenter.todos = [.call, .bread.whenDone]
      presenter.reason = "The disk is full."
      view.updateProperties()
      try #require(view.rows == ["[ ] Call the doctor", "[x] Buy bread"], Rule.viewReadsState)
      try #require(view.lines == ["The disk is full."], Rule.viewReadsState)

      presenter.todos = [.letter]
      presenter.reason = nil
      view.updateProperties()
      #expect(view.rows == ["[ ] Write the letter"], Rule.viewReadsState)
      #expect(view.lines == [], Rule.viewReadsState)
      #expect(presenter.appearCount == 0, Rule.readingAsksNobody)
    }

    @Test func `3.2 A tap on a row means the todo that the row shows`() throws {
      let presenter = TodoListPresenterFake()
      let view = TodoListView(presenter: presenter, builder: TodoListBuilderSpy())
      presenter.todos = [.letter, .bread.whenDone, .call]
      view.updateProperties()

      for text in ["[ ] Write the letter", "[x] Buy bread", "[ ] Call the doctor"] {
        let row = try #require(view.rows.firstIndex(of: text), Rule.viewReadsState)
        view.didSelectRow(at: row)
      }

      let meant = [Todo.letter, .bread, .call].map(\.id)
      #expect(presenter.selected == meant, Rule.rowIsItsTodo)
    }

    @Test func `3.2 A change reaches the screen, and nobody ordered a redraw`() async {
      let view = TodoListView(presenter: presenter, builder: TodoListBuilderSpy())
      view.updateProperties()
      let probe = ChangeProbe { view.updateProperties() }
      interactor.todos = [.bread]

      presenter.viewDidAppear()
      await settle()

      #expect(probe.hasHeardOfChange, Rule.redrawByObservation)
      view.updateProperties()
      #expect(view.rows == ["[ ] Buy bread"], Rule.redrawByObservation)
    }
  }
}
