/// A question over the screen below, with a button in each row: UIKit's `UIAlertController`.
///
/// `Navigator.present(_:)` shows it, also above a sheet. The answer closes it first, and its handler runs afterwards.
public final class Alert: Screen {
  private var handlers: [() -> Void] = []
  private var cancelIndex: Int?

  /// Makes an alert without a button.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What the user should know before they answer.
  public init(title: String, message: String? = nil) {
    super.init()
    self.title = title
    lines = message.map { [$0] } ?? []
  }

  /// Adds a button below those that are there: `addAction` with a `UIAlertAction`.
  ///
  /// - Parameters:
  ///   - title: The answer, as the button shows it.
  ///   - isCancel: Whether going back means this answer: the style `.cancel`.
  ///   - handler: Called once the alert is closed with this answer.
  public func addAction(
    title: String, isCancel: Bool = false, handler: @escaping () -> Void = {}
  ) {
    guard !isCancel || cancelIndex == nil else {
      return Complaint.report(
        "UIKit crashes here: \(nameInComplaints) has a second cancel action. Give an alert only one."
      )
    }
    if isCancel { cancelIndex = handlers.count }
    rows.append(title)
    handlers.append(handler)
  }

  /// Closes the alert with one of its answers; a second answer has no effect.
  public override func didSelectRow(at index: Int) {
    guard handlers.indices.contains(index) else { return }
    let handler = handlers[index]
    handlers = []
    if navigator?.presented === self { navigator?.dismiss() }
    handler()
  }

  /// Whether the user can go back: with one of the answers, or because there is none to choose.
  var canCancel: Bool { cancelIndex != nil || handlers.isEmpty }

  /// Closes the alert with that answer.
  func cancel() {
    if handlers.isEmpty {
      navigator?.dismiss()
    } else if let cancelIndex {
      didSelectRow(at: cancelIndex)
    }
  }
}
