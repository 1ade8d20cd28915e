/// Presenter: turns reminders and errors into the state of the agenda.
final class AgendaPresenter: AgendaPresenting {
  weak var view: (any AgendaRendering)?

  private let interactor: any AgendaInteracting
  private let router: any AgendaRouting
  private var waitingLink: ReminderLink?
  private var reading: Task<Void, Never>?
  private var state = AgendaState.loading {
    didSet { view?.render(state) }
  }

  init(interactor: any AgendaInteracting, router: any AgendaRouting) {
    self.interactor = interactor
    self.router = router
  }

  deinit {
    reading?.cancel()
  }

  func viewDidLoad() {
    let updates = interactor.updates()
    reading = Task { [weak self] in
      for await reminders in updates { self?.show(reminders) }
    }
    load()
  }

  func didSelectTryAgain() {
    load()
  }

  func didSelect(_ id: Reminder.ID) {
    guard let reminder = interactor.reminder(id) else { return }
    router.open(reminder)
  }

  func didSelect(_ button: AgendaState.Button, of id: Reminder.ID) {
    guard let reminder = interactor.reminder(id) else { return }
    switch button {
    case .remindMe: setAlarm(of: id)
    case .delete: router.ask(DeletionQuestion(about: reminder))
    }
  }

  private func setAlarm(of id: Reminder.ID) {
    Task { [weak self, interactor] in
      do throws(RemindersError) {
        let result = try await interactor.setAlarm(of: id)
        if result == .refused { self?.router.say(.noSound) }
      } catch {
        self?.show(error)
      }
    }
  }

  private func load() {
    state = .loading
    Task { [weak self, interactor] in
      do throws(RemindersError) {
        try await interactor.load()
      } catch {
        self?.state = .failed(message: error.reason)
      }
    }
  }

  private func show(_ reminders: [Reminder]) {
    state = .loaded(reminders.map(AgendaState.Row.init))
    if let link = waitingLink {
      waitingLink = nil
      follow(link)
    }
  }

  private func show(_ error: RemindersError) {
    guard case .loaded(let rows, _) = state else { return }
    state = .loaded(rows, message: error.reason)
  }
}

extension AgendaPresenter: LinkOpening {
  func open(_ link: ReminderLink) {
    if case .loaded = state { follow(link) } else { waitingLink = link }
  }

  private func follow(_ link: ReminderLink) {
    router.closeAll()
    if let reminder = link.id.flatMap(interactor.reminder) {
      router.open(reminder)
    } else {
      router.say(.noReminder)
    }
  }
}

extension AgendaPresenter: DeletionAnswering {
  func didConfirm(_ question: DeletionQuestion) {
    Task { [weak self, interactor] in
      do throws(RemindersError) {
        try await interactor.delete(question.id)
      } catch {
        self?.show(error)
      }
    }
  }
}
