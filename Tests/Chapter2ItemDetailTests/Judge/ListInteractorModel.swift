import TestSupport

@testable import Chapter2ItemDetail

/// What the interactor of the list has to do.
struct ListInteractorModel: RoleModel {
  enum Message {
    case retrieveItems
    case keepItem(Item)
    /// From now on, the source has these items, and can be read.
    case sourceHas([Item])
    /// From now on, the source cannot be read.
    case sourceFails(ItemError)
  }
  enum Kind { case offer, offerAgain, nothingLeft, failure }

  var recording = ListRecording()
  private(set) var stock: [Item] = []
  private(set) var error: ItemError?
  private var hasAnswered = false

  mutating func beginTurn() { recording = ListRecording() }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .retrieveItems: kind(of: stock)
    case .keepItem(let item): kind(of: stock(with: item))
    case .sourceHas, .sourceFails: nil
    }
  }

  private func kind(of stock: [Item]) -> Kind {
    if error != nil { return .failure }
    if stock.allSatisfy(\.isSold) { return .nothingLeft }
    return hasAnswered ? .offerAgain : .offer
  }

  private func stock(with item: Item) -> [Item] { stock.map { $0.id == item.id ? item : $0 } }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    if case (.retrieveItems, .retrieveItems) = (first, second) { return true }
    return false
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .sourceHas(let items): (stock, error) = (items, nil)
    case .sourceFails(let error): self.error = error
    case .keepItem(let item):
      stock = stock(with: item)
      recording.receive(.replaceItem(item))
      retrieveItems()
    case .retrieveItems: retrieveItems()
    }
  }

  private mutating func retrieveItems() {
    hasAnswered = true
    recording.receive(.items)
    if let error {
      recording.receive(.didFail(error))
    } else {
      recording.receive(.didRetrieveItems(stock.filter { !$0.isSold }))
    }
  }
}
