import Observation

/// A stack of screens and at most one sheet over it: UIKit's `UINavigationController`.
@Observable
public final class Navigator {
  /// The screens from the root to the one pushed last: `viewControllers`.
  public private(set) var screens: [Screen] = []
  /// The sheet over the stack, if there is one: `presentedViewController`.
  public private(set) var presented: Screen?

  /// Makes a navigator without a screen.
  public init() {}

  /// The screen that the user sees: `visibleViewController`.
  public var top: Screen? { presented ?? screens.last }

  /// Shows a screen on top of the stack: `pushViewController`.
  ///
  /// One that is in the stack already stays where it is.
  public func push(_ screen: Screen) {
    guard !screens.contains(where: { $0 === screen }) else { return }
    show(screen) { screens.append(screen) }
  }

  /// Takes the last screen from the stack, but never the root: `popViewController`.
  public func pop() {
    guard screens.count > 1 else { return }
    changeTop { screens.removeLast().navigator = nil }
  }

  /// Shows a screen as a sheet over the stack, in place of a sheet that is there: `present`.
  public func present(_ screen: Screen) {
    guard presented !== screen else { return }
    show(screen) {
      presented?.navigator = nil
      presented = screen
    }
  }

  /// Takes the sheet away: `dismiss`.
  public func dismiss() {
    guard let sheet = presented else { return }
    changeTop {
      sheet.navigator = nil
      presented = nil
    }
  }

  /// Calls `updateProperties()` on every screen, from the root to the sheet.
  ///
  /// The covered ones too: a screen that follows a route closes what it opened. That changes the
  /// top, which then has its turn; a bound keeps screens that open each other from never ending.
  func updateScreens() {
    for _ in 0..<8 {
      let before = top
      for screen in screens + [presented].compactMap({ $0 }) {
        for part in screen.parts { part.updateProperties() }
      }
      if top === before { return }
    }
  }

  private func show(_ screen: Screen, by change: () -> Void) {
    screen.navigator = self
    screen.loadViewIfNeeded()
    changeTop(by: change)
  }

  private func changeTop(by change: () -> Void) {
    let before = top
    change()
    guard top !== before else { return }
    for part in before?.parts ?? [] { part.viewDidDisappear() }
    for part in top?.parts ?? [] { part.viewDidAppear() }
  }
}
