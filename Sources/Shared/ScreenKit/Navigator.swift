import Observation

/// A stack of screens, at most one sheet over it, and alerts over both: UIKit's `UINavigationController`.
@Observable
public final class Navigator {
  /// The screens from the root to the one pushed last: `viewControllers`.
  public private(set) var screens: [Screen] = []
  /// The sheet over the stack or the alert above it, if there is one; UIKit's `presentedViewController` is the lowest.
  public private(set) var presented: Screen?
  /// The sheet and the alerts below the presented alert.
  private var covered: [Screen] = []
  private var sheets: [Screen] { covered + [presented].compactMap { $0 } }

  /// Makes a navigator without a screen.
  public init() {}

  /// The screen that the user sees: `visibleViewController`.
  public var top: Screen? { presented ?? screens.last }

  /// Shows a screen on top of the stack: `pushViewController`.
  ///
  /// One that is shown already stays where it is, with a `Complaint`: UIKit crashes if it is on the stack.
  public func push(_ screen: Screen) {
    guard !screens.contains(where: { $0 === screen }) else {
      return Complaint.report(
        "UIKit crashes here: \(screen.nameInComplaints) is on the stack already. Push each screen only once."
      )
    }
    guard !sheets.contains(where: { $0 === screen }) else {
      return Complaint.report(
        "\(screen.nameInComplaints) is presented, so it can't be pushed. Dismiss it first.")
    }
    show(screen) { screens.append(screen) }
  }

  /// Takes the last screen from the stack, but never the root: `popViewController`.
  public func pop() {
    guard screens.count > 1 else { return }
    changeTop { screens.removeLast().navigator = nil }
  }

  /// Takes all screens above one from the stack: `popToViewController`.
  ///
  /// If the screen isn't in the stack, nothing changes except for a `Complaint`, because UIKit crashes.
  public func pop(to screen: Screen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else {
      return Complaint.report(
        "UIKit crashes here: \(screen.nameInComplaints) is not on the stack. Pop only to a screen that is there."
      )
    }
    changeTop {
      for screen in screens[(index + 1)...] { screen.navigator = nil }
      screens.removeSubrange((index + 1)...)
    }
  }

  /// Shows a screen as a sheet over the stack, or an alert above all that is presented: `present`.
  ///
  /// A second sheet is refused with a `Complaint`, as in UIKit. The same screen twice crashes there.
  public func present(_ screen: Screen) {
    guard !(screens + sheets).contains(where: { $0 === screen }) else {
      return Complaint.report(
        "UIKit crashes here: \(screen.nameInComplaints) is shown already. Present each screen only once."
      )
    }
    if let presented, !(screen is Alert) {
      return Complaint.report(
        "UIKit refuses this: \(screen.nameInComplaints) can't be presented over \(presented.nameInComplaints)."
          + " Dismiss that first.")
    }
    show(screen) {
      covered = sheets
      presented = screen
    }
  }

  /// Takes away the sheet, or the alert above it: `dismiss`.
  public func dismiss() {
    guard let sheet = presented else { return }
    changeTop {
      sheet.navigator = nil
      presented = covered.popLast()
    }
  }

  /// Takes away the sheet and all alerts: `dismiss` of the controller that presents the lowest of them.
  ///
  /// A sheet below an alert has disappeared already, so only the alert is told; UIKit tells that sheet, too.
  public func dismissAll() {
    changeTop {
      for sheet in sheets { sheet.navigator = nil }
      covered = []
      presented = nil
    }
  }

  /// Calls `updateProperties()` on the last screen of the stack and on all that is presented over it.
  ///
  /// In UIKit the screens below are in no window, and it promises no update of them. An update may change the top, which
  /// then has its turn; a bound keeps screens that open each other from never ending.
  func updateScreens() {
    for _ in 0..<8 {
      let before = top
      for screen in screens.suffix(1) + sheets { screen.updateParts() }
      if top === before { return }
    }
  }

  private func show(_ screen: Screen, by change: () -> Void) {
    screen.navigator = self
    changeTop {
      change()
      // It is on the stack already, so it can leave while it loads, as in UIKit.
      screen.loadViewIfNeeded()
    }
  }

  private func changeTop(by change: () -> Void) {
    let (before, wasPresented) = (top, presented != nil)
    change()
    guard top !== before else { return }
    // Whatever removes a screen takes its navigator first.
    let isRemoved = before?.navigator == nil
    before?.disappear(
      isMovingFromParent: isRemoved && !wasPresented, isBeingDismissed: isRemoved && wasPresented)
    top?.appear()
  }
}
