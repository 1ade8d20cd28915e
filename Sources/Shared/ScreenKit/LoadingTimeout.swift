/// How long a loading screen may keep the user waiting before the terminal says so.
final class LoadingTimeout {
  /// Whether the screen that is watched has loaded for too long.
  private(set) var isOver = false

  private let wait: () async -> Void
  private let whenOver: () -> Void
  private weak var screen: Screen?
  private var task: Task<Void, Never>?

  init(wait: @escaping () async -> Void, whenOver: @escaping () -> Void) {
    self.wait = wait
    self.whenOver = whenOver
  }

  /// Begins again with each screen that loads, and ends with its loading.
  func watch(_ top: Screen?) {
    guard let top, top.isPartLoading else { return stop() }
    guard top !== screen else { return }
    stop()
    screen = top
    task = Task { [weak self, wait] in
      await wait()
      guard let self, !Task.isCancelled else { return }
      isOver = true
      whenOver()
    }
  }

  func stop() {
    task?.cancel()
    task = nil
    screen = nil
    isOver = false
  }
}
