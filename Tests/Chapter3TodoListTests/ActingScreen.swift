import ScreenKit

/// A screen that does something when it appears.
final class ActingScreen: Screen {
  private let whenAppeared: () -> Void

  init(whenAppeared: @escaping () -> Void) {
    self.whenAppeared = whenAppeared
    super.init()
  }

  override func viewDidAppear() { whenAppeared() }
}
