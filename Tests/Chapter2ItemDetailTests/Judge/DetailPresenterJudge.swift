import TestSupport

@testable import Chapter2ItemDetail

private let changes: Set<DetailPresenterModel.Kind> = [.change, .changeWithoutStar]

/// How the presenter of the detail is judged.
let detailPresenterJudge = Judge<DetailPresenter, DetailPresenterModel>(
  of: {
    let (interactor, router) = (DetailInteractorSpy(), DetailRouterSpy())
    let output = DetailModuleOutputSpy()
    // The presenter doesn't own its output.
    router.output = output
    let presenter = DetailPresenter(interactor: interactor, router: router, output: output)
    interactor.presenter = presenter
    return presenter
  },
  collaborators: [
    Collaborator("presenter.view", read: { $0.view }, set: { $0.view = $1 }) { DetailViewSpy($2) },
    Collaborator(fixed: "presenter.interactor") { $0.interactor },
    Collaborator(fixed: "presenter.router") { $0.router },
    Collaborator(fixed: "presenter.output") { $0.output },
  ],
  sources: [
    MessageSource(from: 10) { .didChangeItem($0.one(of: Item.few)) },
    MessageSource(from: 10) { .didRetrieveItem($0.one(of: Item.few)) },
    MessageSource(from: 10) { _ in .didSelectSeller },
    MessageSource(from: 10) { $0.number(below: 2) == 0 ? .didSelectFavourite : .didSelectClose },
  ],
  rules: [
    RuleRow(10, after: [.change], "view.shown", \.detail, Rule.changeIsShown),
    RuleRow(10, after: [.change], "output.reported", \.reported, Rule.changeIsReported),
    RuleRow(10, after: [.changeWithoutStar], "view.shown", \.detail, Rule.removedStarReturns),
    RuleRow(
      10, after: [.changeWithoutStar], "output.reported", \.reported, Rule.removedStarReturns),
    RuleRow(10, after: changes, "whether the detail closes", \.closes, Rule.detailStaysOpen),
    RuleRow(10, after: changes, "the screen and all calls", \.self, Rule.returningIsAll),
    RuleRow(10, after: [.seller], "router", \.commands, Rule.changeIsRemembered),
    RuleRow(10, after: [.retrieve], "output.reported", \.reported, Rule.onlyChangeIsReported),
    RuleRow(10, after: [.order, .retrieve], "all calls", \.self, Rule.returningIsAll),
    RuleRow(
      10, after: changes, "output.reported", \.reported, Rule.resultIsNotLost, when: .followed),
    RuleRow(
      10, after: changes, "output.reported", \.reported, Rule.resultIsNotLost, when: .released),
    RuleRow(
      10, after: changes, "output.reported", \.reported, Rule.changeIsReported,
      when: .without("presenter.view")),
  ],
  collaboratorRules: .ofList,
  send: { message, presenter, _ in
    switch message {
    case .didRetrieveItem(let item): presenter.didRetrieveItem(item)
    case .didChangeItem(let item): presenter.didChangeItem(item)
    case .didSelectFavourite: presenter.didSelectFavourite()
    case .didSelectSeller: presenter.didSelectSeller()
    case .didSelectClose: presenter.didSelectClose()
    }
  })

nonisolated extension DetailRecording {
  fileprivate var closes: Bool { commands.contains(.close) }
}
