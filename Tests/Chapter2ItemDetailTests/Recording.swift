import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// What is on the screen now, and all that the collaborators heard since the step began.
///
/// A test sets it to begin a step, and compares it at the end of one. So it sees what was done, and
/// that nothing else was.
struct Recording: Equatable {
  // On the screen
  /// Nil until the list was told to show rows, be it none.
  var rows: Listing<ItemRow>?
  /// What stands above the rows; an empty sentence is drawn as an empty line.
  var message: String?
  var detail: ItemDetail?

  // What the collaborators of the list heard
  var loads = 0
  var tapped: [ItemRow.ID] = []
  var interactorCalls = 0
  var kept: [Item] = []
  var opened: [Item] = []
  var sourceCalls = 0
  var replaced: [Item] = []
  var delivered: [Listing<Item>] = []
  var errors: [ItemError] = []

  // What the collaborators of the detail heard
  /// What its interactor and its router were asked to do.
  var detailOrders: [String] = []
  /// What its output was told of.
  var reported: [Item] = []

  /// A piece was given other collaborators than it had.
  var isRewired = false
}

extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      rows.map { "shows \($0)" },
      message.map { "says \($0.debugDescription)" },
      detail.map { "shows the detail \($0)" },
      Words.times(loads, "told the presenter that the view has loaded"),
      Words.list(tapped, "told the presenter of a tap on the id"),
      Words.times(interactorCalls, "asked the interactor for items"),
      Words.list(kept, "had the interactor keep"),
      Words.list(opened, "asked the wireframe to open"),
      Words.times(sourceCalls, "asked the item source"),
      Words.list(replaced, "had the item source replace"),
      Words.list(delivered, "told the presenter of"),
      Words.list(errors, "told the presenter of the error"),
      Words.list(detailOrders, "had the detail's collaborators"),
      Words.list(reported, "told the output of"),
      isRewired ? "changed its collaborators" : nil,
    ])
  }
}

extension ItemDetail: CustomStringConvertible {
  public var description: String { "\"\(title), \(price), \(favouriteAction)\"" }
}
