/// Presenter: shows a reminder until it is deleted, here or in the list.
final class EntryPresenter: EntryPresenting {
  weak var view: (any EntryRendering)?

  private let reminder: Reminder
  private let interactor: any EntryInteracting
  private let router: any EntryRouting
  private var reading: Task<Void, Never>?
  private var state: EntryState {
    didSet { view?.render(state) }
  }

  init(reminder: Reminder, interactor: any EntryInteracting, router: any EntryRouting) {
    self.reminder = reminder
    self.interactor = interactor
    self.router = router
    state = EntryState(reminder)
  }

  deinit {
    reading?.cancel()
  }

  func viewDidLoad() {
    view?.render(state)
    let updates = interactor.updates()
    reading = Task { [weak self] in
      for await reminders in updates { self?.check(reminders) }
    }
  }

  func didSelectDelete() {
    router.ask(DeletionQuestion(about: reminder))
  }

  private func check(_ reminders: [Reminder]) {
    if !reminders.contains(where: { $0.id == reminder.id }) { router.close() }
  }
}

extension EntryPresenter: DeletionAnswering {
  func didConfirm(_ question: DeletionQuestion) {
    Task { [weak self, interactor] in
      do throws(RemindersError) {
        try await interactor.delete(question.id)
      } catch {
        self?.state.message = error.reason
      }
    }
  }
}
