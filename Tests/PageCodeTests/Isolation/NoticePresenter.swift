/// Presenter: shows a notice, and hides it after three seconds.
final class NoticePresenter {
  weak var view: (any NoticeViewProtocol)?
  private let clock: any Clock<Duration>
  private var hiding: Task<Void, Never>?

  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  func didSave() {
    view?.showNotice("Saved")
    hiding?.cancel()
    hiding = Task { [clock, weak self] in
      do { try await clock.sleep(for: .seconds(3)) } catch { return }
      guard !Task.isCancelled else { return }
      self?.view?.hideNotice()
    }
  }
}
