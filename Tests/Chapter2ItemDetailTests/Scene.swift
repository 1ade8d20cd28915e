import Testing

@testable import Chapter2ItemDetail

/// What is on the screen now, and all that the partners heard since the step began.
///
/// A test sets it to begin a step, and compares it at the end of one. So it sees what was done, and
/// that nothing else was.
struct Scene: Equatable {
  // On the screen
  /// Nil until the list was told to show rows, be it none.
  var rows: Listing<ItemRow>?
  /// The sentence above the rows.
  var message: String?
  var detail: ItemDetail?

  // What the partners of the list heard
  var loads = 0
  var tapped: [ItemRow.ID] = []
  var asksOfInteractor = 0
  var kept: [Item] = []
  var opened: [Item] = []
  var asksOfSource = 0
  var replaced: [Item] = []
  var delivered: [Listing<Item>] = []
  var errors: [ItemError] = []

  // What the partners of the detail heard
  /// What its interactor and its router were asked to do.
  var detailOrders: [String] = []
  /// What its output was told of.
  var reported: [Item] = []

  /// A piece was given other partners than it had.
  var isRewired = false
}

extension Scene: CustomTestStringConvertible {
  /// What is not as it is in an empty scene, in words.
  var testDescription: String {
    let parts = [
      rows.map { "shows \($0)" },
      message.map { "says \($0.debugDescription)" },
      detail.map { "shows the detail \($0)" },
      times(loads, "told the presenter that the view has loaded"),
      list(tapped, "told the presenter of a tap on the id"),
      times(asksOfInteractor, "asked the interactor for items"),
      list(kept, "had the interactor keep"),
      list(opened, "asked the wireframe to open"),
      times(asksOfSource, "asked the item source"),
      list(replaced, "had the item source replace"),
      list(delivered, "told the presenter of"),
      list(errors, "told the presenter of the error"),
      list(detailOrders, "had the detail's partners"),
      list(reported, "told the output of"),
      isRewired ? "changed its partners" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  private func times(_ count: Int, _ words: String) -> String? {
    switch count {
    case 0: nil
    case 1: "\(words) once"
    default: "\(words) \(count) times"
    }
  }

  private func list(_ values: [some Any], _ words: String) -> String? {
    let values = values.map { ($0 as? String) ?? String(reflecting: $0) }
    return values.isEmpty ? nil : "\(words) \(values.joined(separator: ", then "))"
  }
}

extension ItemDetail: CustomStringConvertible {
  public var description: String { "\"\(title), \(price), \(favouriteAction)\"" }
}
