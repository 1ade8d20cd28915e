import Foundation
import ScreenKit

/// Coordinator: creates the screens, and decides which of them the user sees.
final class RemindersCoordinator {
  private let repository: RemindersRepository
  private let consent: AlarmConsent
  // Screens belong to the navigator, and the list keeps the coordinator.
  private weak var list: RemindersListView?
  private weak var detail: ReminderDetailView?
  private var waitingLink: URL?

  /// Nil as soon as the visit has ended.
  private var navigator: Navigator? { list?.navigator }

  init(services: RemindersServices) {
    repository = RemindersRepository(store: services.store)
    consent = AlarmConsent(permission: services.permission, settings: services.settings)
    repository.addListener(self)
  }

  func start(on navigator: Navigator) {
    let viewModel = RemindersListViewModel(repository: repository, consent: consent)
    viewModel.delegate = self
    let header = RemindersHeaderView(viewModel: .init(repository: repository))
    let list = RemindersListView(viewModel: viewModel, header: header, flow: self)
    self.list = list
    navigator.push(list)
  }

  func open(_ link: URL) {
    guard link.scheme?.lowercased() == "reminders" else { return }
    waitingLink = link
    openWaitingLink()
  }

  private func openWaitingLink() {
    guard let list, let link = waitingLink, repository.reminders != nil else { return }
    waitingLink = nil
    navigator?.dismissAll()
    navigator?.pop(to: list)
    if let id = Int(link.lastPathComponent), let reminder = repository.reminder(withID: id) {
      show(reminder)
    } else {
      inform("This reminder doesn’t exist.")
    }
  }

  private func inform(_ sentence: String) {
    let alert = Alert(title: sentence)
    alert.addAction(title: "OK", isCancel: true)
    navigator?.present(alert)
  }
}

extension RemindersCoordinator: RemindersListener {
  func remindersDidChange() { openWaitingLink() }
}

extension RemindersCoordinator: RemindersListViewModelDelegate {
  func show(_ reminder: Reminder) {
    // The second of two quick taps arrives when the detail is open already.
    guard let navigator, navigator.top === list else { return }
    let viewModel = ReminderDetailViewModel(reminder: reminder, repository: repository)
    viewModel.delegate = self
    let detail = ReminderDetailView(viewModel: viewModel)
    self.detail = detail
    navigator.push(detail)
  }

  func confirm(_ deletion: DeletionViewModel) {
    let alert = Alert(title: deletion.question)
    alert.addAction(title: "Delete", handler: deletion.confirm)
    alert.addAction(title: "Cancel", isCancel: true)
    navigator?.present(alert)
  }

  func explainSilence() { inform("Reminders make no sound.") }
}

extension RemindersCoordinator: ReminderDetailViewModelDelegate {
  func closeDetail(of viewModel: ReminderDetailViewModel) {
    // The user may have left it, and what they see now is none of its business.
    guard let list, let detail, detail.viewModel === viewModel, detail.navigator != nil
    else { return }
    navigator?.pop(to: list)
  }
}
