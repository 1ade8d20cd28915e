import TestSupport

@testable import Chapter2ItemDetail

/// How the interactor of the list is judged.
let listInteractorJudge = Judge<ListInteractor, ListInteractorModel>(
  of: { ListInteractor() },
  collaborators: [
    Collaborator("interactor.presenter", read: { $0.presenter }, set: { $0.presenter = $1 }) {
      ListOutputSpy($2)
    },
    Collaborator("interactor.source", read: { $0.source }, set: { $0.source = $1 }) {
      _, model, recorder -> ItemSourceFake in
      let source = ItemSourceFake(recorder)
      (source.stock, source.error) = (model.stock, model.error)
      return source
    },
  ],
  sources: [
    MessageSource(from: 2) { _ in .retrieveItems },
    MessageSource(from: 2) { .sourceHas($0.items()) },
    MessageSource(from: 2) { .sourceHas($0.items(from: Item.twins + [.soldLamp], atMost: 4)) },
    MessageSource(from: 2) { .sourceFails($0.one(of: ItemError.all)) },
    MessageSource(from: 2) { .keepItem($0.one(of: Item.few)) },
  ],
  rules: [
    RuleRow(2, after: [.offer], "the sold items that were delivered", \.sold, Rule.soldDoNotCount),
    RuleRow(
      2, after: [.nothingLeft], "the sold items that were delivered", \.sold, Rule.soldDoNotCount),
    RuleRow(2, after: [.offer], "presenter.delivered.count", \.delivered.count, Rule.oneAnswer),
    RuleRow(2, after: [.offer], "presenter.delivered", \.delivered, Rule.restIsUntouched),
    RuleRow(
      2, after: [.nothingLeft], "presenter.delivered", \.delivered, Rule.nothingLeftIsAnAnswer),
    RuleRow(2, after: [.nothingLeft], "presenter.errors", \.errors, Rule.nothingLeftIsAnAnswer),
    RuleRow(
      2, after: [.offerAgain], "presenter.delivered", \.delivered, Rule.offerIsCurrent),
    RuleRow(
      2, after: [.offer, .offerAgain, .nothingLeft, .failure], "all calls", \.self,
      Rule.countingIsAll),
  ],
  collaboratorRules: .ofList,
  text: { message in
    switch message {
    case .sourceHas(let items): "(from now on, the source has \(items))"
    case .sourceFails: "(from now on, the source can't be read)"
    default: Words.message(message)
    }
  },
  send: { message, interactor, _ in
    switch message {
    case .retrieveItems: interactor.retrieveItems()
    case .keepItem(let item): interactor.keepItem(item)
    case .sourceHas, .sourceFails: break
    }
  })

nonisolated extension ListRecording {
  fileprivate var sold: [Item] { delivered.joined().filter(\.isSold) }
}
