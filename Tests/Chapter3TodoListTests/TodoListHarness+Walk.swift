import ScreenKit
import TestSupport

@testable import Chapter3TodoList

extension TodoListHarness {
  /// Whether todos are opened, completed, left and deleted as they should, without the list's view.
  ///
  /// That is the subject of the exercises before 3.9, so a test of 3.9 has nothing to add where it fails.
  static func worksWithoutView() async -> Bool {
    let (interactor, router) = (TodoListInteractorFake(), TodoListRouter())
    let all = [Todo.call, .bread, .letter]
    interactor.todos = all
    let presenter = TodoListPresenter(interactor: interactor, router: router)
    let builder = TodoListBuilder(interactor: interactor, router: router)
    presenter.viewDidAppear()
    await settle()

    var isRight = presenter.todos == all
    /// Opens a todo, taps a row of its detail, and leaves it.
    func tap(_ row: Int, of todo: Todo, leadsTo route: Todo?, from open: () -> Void) async {
      let (probe, before) = (ChangeProbe { presenter.route }, presenter.route)
      open()
      await settle()
      isRight = isRight && presenter.route == .detail(id: todo.id)
      isRight = isRight && (probe.wasNotified || presenter.route == before)
      let detail = builder.makeScreen(for: .detail(id: todo.id))
      let navigator = Navigator()
      navigator.push(Screen())
      navigator.push(detail)
      await navigator.draw()
      isRight = isRight && detail.title == todo.title
      detail.didSelectRow(at: row)
      await settle()
      navigator.pop()
      presenter.viewDidAppear()
      await settle()
      isRight = isRight && presenter.route == route.map { .detail(id: $0.id) }
    }
    for bread in [Todo.bread.whenDone, .bread] {
      await tap(0, of: .bread, leadsTo: nil) { presenter.didSelectTodo(id: bread.id) }
      isRight = isRight && presenter.todos == [.call, bread, .letter]
    }
    await tap(2, of: .bread, leadsTo: .letter) { presenter.didSelectTodo(id: Todo.bread.id) }
    await tap(2, of: .letter, leadsTo: .call) {}
    await tap(1, of: .bread, leadsTo: nil) { presenter.didSelectTodo(id: Todo.bread.id) }
    return isRight && presenter.todos == [.call, .letter]
  }
}
