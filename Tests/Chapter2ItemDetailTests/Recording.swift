import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// What is on the screen, and every call that the collaborators have received in this step.
///
/// A test sets it to begin a step, and compares it at the end. Because it compares the whole value,
/// it also fails for a call that is not part of the exercise.
struct Recording: Equatable {
  // On the screen
  /// The rows that the list's view shows: `nil` before the first command, `[]` for an empty list.
  var rows: Listing<ItemRow>?
  /// The message above the rows; an empty string is visible as an empty line.
  var message: String?
  var detail: ItemDetail?

  // Calls that the collaborators of the list have received
  /// How often the presenter was told that the view has loaded.
  var loads = 0
  /// The ids of the rows that the view reported as tapped.
  var tapped: [ItemRow.ID] = []
  /// How often the interactor was asked for the items.
  var interactorCalls = 0
  /// The items that the interactor was asked to keep.
  var kept: [Item] = []
  /// The items that the wireframe was asked to open.
  var opened: [Item] = []
  /// How often the item source was asked for its items.
  var sourceCalls = 0
  /// The items that the item source was asked to replace.
  var replaced: [Item] = []
  /// The lists that the presenter has received, one for each call.
  var delivered: [Listing<Item>] = []
  /// The errors that the presenter has received.
  var errors: [ItemError] = []

  // Calls that the collaborators of the detail have received
  /// What the interactor and the router were told to do.
  var detailCommands: [String] = []
  /// The changed items that the output has received.
  var reported: [Item] = []
}

extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording, as a sentence.
  var testDescription: String {
    Words.joined([
      rows.map { "shows \($0)" },
      message.map { "shows the message \($0.debugDescription)" },
      detail.map { "shows the detail \($0)" },
      Words.times(loads, "told the presenter that the view has loaded"),
      Words.list(tapped, "reported a tap on the row with the id"),
      Words.times(interactorCalls, "asked the interactor for the items"),
      Words.list(kept, "had the interactor keep"),
      Words.list(opened, "asked the wireframe to open"),
      Words.times(sourceCalls, "asked the item source for the items"),
      Words.list(replaced, "had the item source replace"),
      Words.list(delivered, "delivered to the presenter"),
      Words.list(errors, "reported the error"),
      Words.list(detailCommands, "had the detail's interactor or router"),
      Words.list(reported, "reported to the output"),
    ])
  }
}

extension ItemDetail: CustomStringConvertible {
  public var description: String { "\"\(title), \(price), \(favouriteAction)\"" }
}
