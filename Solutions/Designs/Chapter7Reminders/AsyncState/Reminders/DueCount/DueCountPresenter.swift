/// Presenter: counts again after each change.
final class DueCountPresenter: DueCountPresenting {
  weak var view: (any DueCountRendering)?

  private let interactor: any ReminderUpdates
  private var reading: Task<Void, Never>?

  init(interactor: any ReminderUpdates) {
    self.interactor = interactor
  }

  deinit {
    reading?.cancel()
  }

  func viewDidLoad() {
    view?.render(.unknown)
    let updates = interactor.updates()
    reading = Task { [weak self] in
      for await reminders in updates { self?.view?.render(DueCountState(of: reminders)) }
    }
  }
}
