import TestSupport

@testable import Chapter2ItemDetail

/// How the presenter of the list is judged.
let listPresenterJudge = Judge<ListPresenter, ListPresenterModel>(
  of: { ListPresenter() },
  collaborators: [
    Collaborator("presenter.view", read: { $0.view }, set: { $0.view = $1 }) {
      presenter, _, recorder -> ListViewSpy in
      let view = ListViewSpy(recorder)
      view.presenter = presenter
      return view
    },
    Collaborator("presenter.interactor", read: { $0.interactor }, set: { $0.interactor = $1 }) {
      presenter, _, recorder -> ListInteractorSpy in
      let interactor = ListInteractorSpy(recorder)
      interactor.presenter = presenter
      // A source that no presenter may call.
      interactor.source = ItemSourceFake(recorder)
      return interactor
    },
    Collaborator("presenter.wireframe", read: { $0.wireframe }, set: { $0.wireframe = $1 }) {
      ListWireframeSpy($2)
    },
  ],
  sources: [
    MessageSource(from: 1) { _ in .viewDidLoad },
    // Until exercise 2.2, the presenter leaves out what is sold.
    MessageSource(from: 1, through: 1) { .didRetrieveItems($0.itemsForSale()) },
    MessageSource(from: 2) { .didRetrieveItems($0.items()) },
    MessageSource(from: 3) { .didFail(with: $0.one(of: ItemError.all)) },
    // Often the same few items, because a tap is about what changes between two lists.
    MessageSource(from: 5) {
      let few = $0.items(from: Item.lampsAndClock, atMost: 3)
      return .didRetrieveItems($0.number(below: 12) == 11 ? Item.many : few)
    },
    MessageSource(from: 5) { .tap(row: $0.number(below: 3)) },
    MessageSource(from: 5) { .tap(row: $0.number(below: 2_000)) },
    // A row that only long lists have.
    MessageSource(from: 5) { .tap(row: 100 + $0.number(below: 18)) },
    MessageSource(from: 5) { .tapOnGone($0.number(below: 3)) },
    MessageSource(from: 5) { .didSelectItem(id: $0.one(of: Item.few).id) },
    MessageSource(from: 10) { .detailDidChangeItem($0.one(of: Item.changedLamps)) },
    MessageSource(from: 10) { .detailDidChangeItem($0.one(of: Item.few)) },
  ],
  rules: listPresenterRules, collaboratorRules: .ofList,
  send: { message, presenter, _ in
    switch message {
    case .viewDidLoad: presenter.viewDidLoad()
    case .didRetrieveItems(let items): presenter.didRetrieveItems(items)
    case .didFail(let error): presenter.didFail(with: error)
    case .didSelectItem(let id), .tap(let id), .tapOnGone(let id): presenter.didSelectItem(id: id)
    case .detailDidChangeItem(let item): presenter.detailDidChangeItem(item)
    }
  })

extension CollaboratorRules {
  /// The rules of all roles of this chapter.
  static let ofList = CollaboratorRules(
    isKept: Rule.borrowedIsNotKept, isReplaced: Rule.collaboratorsStay,
    isOutdated: Rule.collaboratorsAreCurrent)
}

nonisolated extension Item {
  fileprivate static let lampsAndClock = [lamp, clock] + changedLamps
}
