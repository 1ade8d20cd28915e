import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// What is on the screen of the list, and the calls that its roles have received.
nonisolated struct ListRecording: Equatable {
  // On the screen
  /// The rows in the list; nil until the view is told to show some, even if there are none.
  var rows: [ItemRow]?
  /// The message above the rows.
  var message: String?
  /// The view was told to show rows in this turn.
  private(set) var hasShownRows = false
  /// A message of this turn that newer rows have removed.
  private(set) var lostMessage: String?
  private var newMessage: String?
  /// The looks of all screens in the window, if the view itself is under test.
  var looks: [Look] = []

  // Calls
  var loads = 0
  var selected: [ItemRow.ID] = []
  var requests = 0
  var kept: [Item] = []
  var opened: [Item] = []
  var sourceRequests = 0
  var replaced: [Item] = []
  var delivered: [[Item]] = []
  var errors: [ItemError] = []

  /// What is left at the end of a turn, without what was on the screen for a moment.
  var settled: ListRecording {
    var copy = self
    (copy.hasShownRows, copy.lostMessage, copy.newMessage) = (false, nil, nil)
    return copy
  }

  /// The same screen, before any call.
  var screen: ListRecording { ListRecording(rows: rows, message: message, looks: looks) }

  init(rows: [ItemRow]? = nil, message: String? = nil, looks: [Look] = []) {
    (self.rows, self.message, self.looks) = (rows, message, looks)
  }
}

/// What a role of the list does to another one.
nonisolated enum ListCall {
  case showItems([ItemRow])
  case showMessage(String)
  case viewDidLoad
  case didSelectItem(ItemRow.ID)
  case retrieveItems
  case keepItem(Item)
  case showDetail(Item)
  case items
  case replaceItem(Item)
  case didRetrieveItems([Item])
  case didFail(ItemError)
}

nonisolated extension ListRecording {
  mutating func receive(_ call: ListCall) {
    switch call {
    case .showItems(let items):
      (rows, message, hasShownRows) = (items, nil, true)
      (lostMessage, newMessage) = (newMessage, nil)
    case .showMessage(let text): (message, newMessage, lostMessage) = (text, text, nil)
    case .viewDidLoad: loads += 1
    case .didSelectItem(let id): selected.append(id)
    case .retrieveItems: requests += 1
    case .keepItem(let item): kept.append(item)
    case .showDetail(let item): opened.append(item)
    case .items: sourceRequests += 1
    case .replaceItem(let item): replaced.append(item)
    case .didRetrieveItems(let items): delivered.append(items)
    case .didFail(let error): errors.append(error)
    }
  }
}

nonisolated extension ListRecording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      rows.map { "the screen shows \($0)" },
      message.map { "the screen says \($0.debugDescription)" },
      looks.isEmpty ? nil : "the window shows \(looks)",
      Words.times(loads, "the presenter was told that the view has loaded"),
      Words.list(selected, "the presenter was told of a tap on"),
      Words.times(requests, "the interactor was asked for items"),
      Words.list(kept, "the interactor was asked to keep"),
      Words.list(opened, "the wireframe opened"),
      Words.times(sourceRequests, "the source was asked for items"),
      Words.list(replaced, "the source replaced"),
      Words.list(delivered, "the presenter received"),
      Words.list(errors, "the presenter received the error"),
    ])
  }
}
