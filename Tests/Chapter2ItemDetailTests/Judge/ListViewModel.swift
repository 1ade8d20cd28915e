import ScreenKit
import TestSupport

@testable import Chapter2ItemDetail

/// What the view of the list has to do.
struct ListViewModel: RoleModel {
  enum Message {
    case showItems([ItemRow])
    case showMessage(String)
    case didSelectRow(at: Int)
    case titleChanges(String)
    case isLoading(Bool)
  }
  enum Kind {
    case show, look
    case tap, tapAgain, tapInTurn, tapBelowMessage, tapOnNewRows
  }

  var recording = ListRecording(looks: [Look(Screen()), Look(ListView())])
  private var rows: [ItemRow] = []
  private var hasOtherRows = false
  private var hasMessage = false
  private var hasTapped = false
  private var hasChangedInTurn = false

  mutating func beginTurn() {
    recording = recording.screen
    hasChangedInTurn = false
  }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .showItems, .showMessage: .show
    case .titleChanges, .isLoading: .look
    case .didSelectRow:
      if hasChangedInTurn {
        .tapInTurn
      } else if hasOtherRows {
        .tapOnNewRows
      } else if hasMessage {
        .tapBelowMessage
      } else {
        hasTapped ? .tapAgain : .tap
      }
    }
  }

  func resolve(_ message: Message) -> Message {
    guard case .didSelectRow(let index) = message, !rows.isEmpty else { return message }
    return .didSelectRow(at: index % rows.count)
  }

  func accepts(_ message: Message) -> Bool {
    if case .didSelectRow(let index) = message { return rows.indices.contains(index) }
    return true
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    // A view that looks the row up later would crash, and a crash names no rule.
    if case (.didSelectRow(let index), .showItems(let rows)) = (first, second) {
      return rows.indices.contains(index)
    }
    return true
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .showItems(let new):
      hasOtherRows = hasOtherRows || !rows.isEmpty && rows != new
      (rows, hasMessage, hasChangedInTurn) = (new, false, true)
      recording.looks[1].rows = new.map { "\($0.title), \($0.price)" }
      recording.looks[1].lines = []
    case .showMessage(let text):
      hasMessage = true
      recording.looks[1].lines = [text]
    case .didSelectRow(let index):
      hasTapped = true
      recording.receive(.didSelectItem(rows[index].id))
    case .titleChanges(let title): recording.looks[1].title = title
    case .isLoading(let isLoading): recording.looks[1].isLoading = isLoading
    }
  }
}
