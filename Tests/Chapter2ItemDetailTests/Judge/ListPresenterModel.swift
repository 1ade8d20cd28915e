import TestSupport

@testable import Chapter2ItemDetail

/// What the presenter of the list has to do.
struct ListPresenterModel: RoleModel {
  enum Message {
    case viewDidLoad
    case didRetrieveItems([Item])
    case didFail(with: ItemError)
    case didSelectItem(id: ItemRow.ID)
    /// A tap on the row with this number, or any other of the rows on the screen if there are fewer.
    case tap(row: Int)
    /// A tap on one of the items that were in an earlier list, and are not in this one.
    case tapOnGone(Int)
    case detailDidChangeItem(Item)
  }
  enum Kind {
    case load, items, itemsAgain, noItems, error
    /// The same, after something else has arrived in the same turn.
    case itemsInTurn, noItemsInTurn, errorInTurn
    case tap, tapAgain, tapInTurn, tapAfterError, tapAfterStaleTap, tapAfterChange, tapOnNewList
    case tapOnOddItem, staleTap
    /// A tap on an item that has changed, before it was delivered again.
    case openTap
    case change, changeWithoutStar
  }
  /// The words that the presenter has for an empty list and for errors, which are up to the learner.
  private static var words: [Words] = []
  private struct Words { let error: ItemError?, text: String? }

  var recording = ListRecording()
  private var items: [Item]?
  /// The ids of earlier items that are not in the list any more.
  private var gone: [ItemRow.ID] = []
  private var isFirstList = true
  private var isFirstInTurn = true
  private var hasFailed = false
  private var tapped: Set<ItemRow.ID> = []
  private var hasTappedStaleRow = false
  private var changed: Set<ItemRow.ID> = []

  mutating func beginTurn() {
    recording = recording.screen
    isFirstInTurn = true
  }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .viewDidLoad: .load
    case .didRetrieveItems([]): isFirstInTurn ? .noItems : .noItemsInTurn
    case .didRetrieveItems where !isFirstInTurn: .itemsInTurn
    case .didRetrieveItems: items == nil ? .items : .itemsAgain
    case .didFail: isFirstInTurn ? .error : .errorInTurn
    case .didSelectItem(let id), .tap(let id), .tapOnGone(let id): kind(ofTapOn: id)
    case .detailDidChangeItem(let item):
      item.isFavourite ? .change : .changeWithoutStar
    }
  }

  private func kind(ofTapOn id: ItemRow.ID) -> Kind {
    guard let item = items?.first(where: { $0.id == id }) else { return .staleTap }
    if changed.contains(id) { return .openTap }
    if !changed.isEmpty { return .tapAfterChange }
    if !recording.opened.isEmpty { return .tapInTurn }
    if hasFailed { return .tapAfterError }
    if hasTappedStaleRow { return .tapAfterStaleTap }
    if !isFirstList { return .tapOnNewList }
    let isOdd = item.isSold || item.priceInCents == 0 || item.name.isEmpty
    if isOdd || items.map({ $0.count > 9 }) == true { return .tapOnOddItem }
    return tapped.contains(id) ? .tapAgain : .tap
  }

  func resolve(_ message: Message) -> Message {
    let ids: [ItemRow.ID]
    let number: Int
    switch message {
    case .tap(let row): (ids, number) = ((items ?? []).map(\.id), row)
    case .tapOnGone(let place): (ids, number) = (gone, place)
    default: return message
    }
    return .didSelectItem(id: ids.isEmpty ? number : ids[number % ids.count])
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.didRetrieveItems, .didRetrieveItems), (.didRetrieveItems, .didFail): true
    case (.didFail, .didRetrieveItems), (.didFail, .didFail): true
    // What else a tap on a stale row does is up to the learner.
    case (.didSelectItem(let one), .didSelectItem(let other)):
      one != other && [one, other].allSatisfy { isShown($0) && !changed.contains($0) }
    case (.detailDidChangeItem(let one), .detailDidChangeItem(let other)):
      one.isFavourite && other.isFavourite
    default: false
    }
  }

  private func isShown(_ id: ItemRow.ID) -> Bool { items?.contains { $0.id == id } == true }

  mutating func receive(_ message: Message) {
    calls(after: message).forEach { recording.receive($0) }
    isFirstInTurn = false
    switch message {
    case .viewDidLoad: break
    case .didRetrieveItems(let new):
      isFirstList = items == nil
      gone = (gone + (items ?? []).prefix(5).map(\.id)).filter { id in !new.contains { $0.id == id }
      }
      (items, changed) = (new, [])
    case .didFail: hasFailed = true
    case .didSelectItem(let id), .tap(let id), .tapOnGone(let id):
      if isShown(id) {
        tapped.insert(id)
      } else {
        hasTappedStaleRow = true
      }
    case .detailDidChangeItem(let item): changed.insert(item.id)
    }
  }

  private func calls(after message: Message) -> [ListCall] {
    switch message {
    case .viewDidLoad: [.retrieveItems]
    case .didRetrieveItems([]): [.showItems([]), .showMessage(Self.text(for: nil))]
    case .didRetrieveItems(let items): [.showItems(items.map(\.expectedRow))]
    case .didFail(let error): [.showMessage(Self.text(for: error))]
    case .didSelectItem(let id), .tap(let id), .tapOnGone(let id):
      (items ?? []).filter { $0.id == id }.map { .showDetail($0) }
    case .detailDidChangeItem(let item): [.keepItem(item)]
    }
  }

  mutating func adopt(_ found: ListRecording, after kind: Kind) {
    if [.staleTap, .openTap, .noItems, .noItemsInTurn].contains(kind) {
      recording.message = found.message
    }
  }

  static func learn() async {
    words = []
    for error in [nil] + ItemError.all {
      let list = ListPresenterAndDoubles()
      await when {
        if let error {
          list.presenter.didFail(with: error)
        } else {
          list.presenter.didRetrieveItems([])
        }
      }
      let isBlank = list.view.message?.allSatisfy(\.isWhitespace) ?? true
      words.append(Words(error: error, text: isBlank ? nil : list.view.message))
    }
  }

  /// Stands for the words that the presenter doesn't have.
  nonisolated static let anyText = "any text that isn't blank"

  private static func text(for error: ItemError?) -> String {
    words.first { $0.error == error }?.text ?? anyText
  }
}
