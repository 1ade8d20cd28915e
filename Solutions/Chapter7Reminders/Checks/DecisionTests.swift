// Your tests of a type that decides something, without a screen and without a server.

import Testing

@testable import Chapter7Reminders

/// Your tests of one type or function, with the test doubles that they need.
struct DecisionTests {
  // exercise 7.13: No test of yours is about a decision yet. Choose a type that decides something, and test it alone.
  /// All that the presenter knows, in one double.
  private final class Collaborators: ReminderDetailViewProtocol,
    ReminderDetailInteractorInputProtocol, ReminderDetailRouterProtocol
  {
    weak var presenter: (any ReminderDetailInteractorOutputProtocol)?
    var calls: [String] = []
    var confirm: () -> Void = {}

    func show(title: String, text: String) { calls.append("show \(title): \(text)") }
    func showMessage(_ message: String) { calls.append("show \(message)") }
    func readReminder() { calls.append("read") }
    func deleteReminder() { calls.append("delete") }
    func close() { calls.append("close") }
    func ask(_ question: ReminderAlert, confirm: @escaping () -> Void) {
      calls.append("ask \(question.title)")
      self.confirm = confirm
    }
  }

  private let others = Collaborators()
  private let presenter: ReminderDetailPresenter

  init() {
    presenter = ReminderDetailPresenter(interactor: others, router: others)
    presenter.view = others
  }

  @Test func `The detail says whether its reminder is due`() {
    presenter.didRead(Reminder(id: 1, title: "Water the plants", isDue: true))
    presenter.didRead(Reminder(id: 1, title: "Water the plants", isDue: false))
    #expect(others.calls == ["show Water the plants: Due.", "show Water the plants: Not due yet."])
  }

  @Test func `The reminder is read when the screen is there`() {
    presenter.viewDidLoad()
    #expect(others.calls == ["read"])
  }

  @Test func `The question names the reminder as it is now, and only the answer deletes it`() {
    presenter.didRead(Reminder(id: 1, title: "Return the book", isDue: true))
    presenter.didRead(Reminder(id: 1, title: "Return the books", isDue: true))
    others.calls = []
    // The user chooses "Delete" again after "Cancel".
    presenter.didSelectDelete()
    presenter.didSelectDelete()
    let question = "ask Delete “Return the books”?"
    #expect(others.calls == [question, question])
    others.confirm()
    #expect(others.calls == [question, question, "delete"])
  }

  @Test func `Each error is shown, and the detail stays`() {
    presenter.didFail(with: .offline)
    presenter.didFail(with: .serverProblem)
    let messages = [RemindersError.offline, .serverProblem].map { "show \($0.reason)" }
    #expect(others.calls == messages)
  }

  @Test func `The detail closes with its reminder`() {
    presenter.didLoseReminder()
    #expect(others.calls == ["close"])
  }
  // end 7.13
}
