import TestSupport

@testable import Chapter2ItemDetail

/// What the presenter of the detail has to do.
struct DetailPresenterModel: RoleModel {
  enum Message {
    case didRetrieveItem(Item)
    case didChangeItem(Item)
    case didSelectFavourite
    case didSelectSeller
    case didSelectClose
  }
  enum Kind { case retrieve, change, changeWithoutStar, seller, order }

  var recording = DetailRecording()
  private var item: Item?

  mutating func beginTurn() { recording = DetailRecording(detail: recording.detail) }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .didRetrieveItem: .retrieve
    case .didChangeItem(let new):
      new.isFavourite ? .change : .changeWithoutStar
    case .didSelectSeller: .seller
    case .didSelectFavourite, .didSelectClose: .order
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.didChangeItem(let one), .didChangeItem(let other)): one.isFavourite && other.isFavourite
    case (.didChangeItem, .didSelectClose): true
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .didRetrieveItem(let new): show(new)
    case .didChangeItem(let new):
      show(new)
      recording.reported.append(new)
    case .didSelectFavourite: recording.commands.append(.toggleFavourite)
    case .didSelectSeller:
      guard let item else { return }
      let text = "Stall \(item.stall) has it. Go and bargain."
      recording.commands.append(.showSheet(title: item.name, text: text))
    case .didSelectClose: recording.commands.append(.close)
    }
  }

  private mutating func show(_ new: Item) {
    item = new
    recording.detail = new.expectedDetail
  }
}
