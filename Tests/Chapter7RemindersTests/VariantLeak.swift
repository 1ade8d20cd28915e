@testable import Chapter7Reminders

/// What a variant of the quiet hours leaves in memory, and after which moment of a visit.
struct VariantLeak {
  /// A moment of a visit, in the order in which a check should think of them.
  nonisolated enum Moment: CaseIterable {
    case opened, moved, changedElsewhere, saved, failedLoad, failedSave, cancelled, confirmed
    case leftDuringLoad, leftDuringSave

    /// To be read after "leave an object in memory".
    var deed: String {
      switch self {
      case .opened: "after each visit"
      case .moved: "after a change"
      case .changedElsewhere: "after a change on another device"
      case .saved: "after they were saved"
      case .failedLoad: "after an error of loading"
      case .failedSave: "after an error of saving"
      case .cancelled: "after \"Cancel\""
      case .confirmed: "after a confirmation"
      case .leftDuringLoad: "if the user leaves while they load"
      case .leftDuringSave: "if the user leaves while they are being saved"
      }
    }

    /// A question whose answer finds the leak, and no other one.
    var question: String {
      switch self {
      case .opened: "The screen is gone, but which other objects did this module have?"
      case .moved:
        "An object may be retained when it is used for the first time. What can the user change?"
      case .changedElsewhere: "Which event of a visit doesn't come from the user?"
      case .saved: "What happens at the end of a visit in which the user has changed something?"
      case .failedLoad: "What does the module keep for another try after loading has failed?"
      case .failedSave: "What does the module keep for another try after a save has failed?"
      case .cancelled: "Who keeps the answers to a question, after \"Cancel\" was chosen?"
      case .confirmed: "Who keeps the answers to a question, after \"Save\" was chosen?"
      case .leftDuringLoad: "What is in flight if the user leaves at once?"
      case .leftDuringSave: "What is in flight if the user leaves after a tap on \"Save\"?"
      }
    }
  }

  let moment: Moment
  /// Whether it is the screen that stays in memory, and else the service that it used.
  let holdsScreen: Bool
  private(set) var isTied = false

  init(after moment: Moment, holdsScreen: Bool) {
    self.moment = moment
    self.holdsScreen = holdsScreen
  }

  /// Retains the object, and never releases it, once its moment has come.
  mutating func note(
    _ moment: Moment, of screen: VariantScreen, _ service: (any QuietHoursService)?
  ) {
    guard moment == self.moment, !isTied else { return }
    isTied = true
    Knot.tie(holdsScreen ? screen : service)
  }

  /// An object that retains itself, and so what it holds.
  private final class Knot {
    private let held: AnyObject?
    private var knot: Knot?

    private init(_ held: AnyObject?) { self.held = held }

    static func tie(_ held: AnyObject?) {
      let knot = Knot(held)
      knot.knot = knot
    }
  }
}
