import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// What is on the screen of the detail, and the calls that its roles have received.
nonisolated struct DetailRecording: Equatable {
  /// What the presenter has told its interactor or its router.
  enum Command: Equatable {
    case retrieveItem
    case toggleFavourite
    case showSheet(title: String, text: String)
    case close
  }

  var detail: ItemDetail?
  var commands: [Command] = []
  /// The changed items that the output has received.
  var reported: [Item] = []
}

nonisolated extension DetailRecording: CustomTestStringConvertible {
  var testDescription: String {
    Words.joined([
      detail.map { "the screen shows \($0)" },
      Words.list(commands, "the presenter called"),
      Words.list(reported, "the output received"),
    ])
  }
}

nonisolated extension ItemDetail: CustomStringConvertible {
  public var description: String { "\"\(title), \(price), \(favouriteAction)\"" }
}
