import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.10 The detail's presenter shows the item as it is now`() async {
    let view = DetailViewSpy()
    let presenter = makeDetailPresenter()
    presenter.view = view

    presenter.didChangeItem(.favouriteLamp)
    await settle()

    #expect(view.detail?.title == ItemRow.favouriteLamp.title, Rule.changeIsShown)
  }

  @Test func `2.10 The detail's presenter reports every change to its output, once`() async throws {
    let presenter = makeDetailPresenter()

    presenter.didRetrieveItem(.lamp)
    await settle()
    try #require(output.changed == [], Rule.onlyChangeIsReported)

    presenter.didChangeItem(.favouriteLamp)
    presenter.didChangeItem(.lamp)
    await settle()
    #expect(output.changed == [.favouriteLamp, .lamp], Rule.changeIsReported)
  }

  @Test func `2.10 The list's presenter has its interactor keep the changed item`() async {
    let interactor = ListInteractorSpy()
    let presenter = ListPresenter()
    presenter.interactor = interactor

    presenter.detailDidChangeItem(.favouriteLamp)
    presenter.detailDidChangeItem(.lamp)
    await settle()

    #expect(interactor.keptItems == [.favouriteLamp, .lamp], Rule.changeIsKept)
    #expect(interactor.retrieveCount == 0, Rule.keepingRetrieves)
  }

  @Test func `2.10 A favourite that is marked in the detail has its star in the list`() async throws
  {
    let navigator = Navigator()
    let list = ListWireframe.makeListModule(
      navigator: navigator, market: FleaMarket(day: .busy))
    navigator.push(list)

    list.didSelectRow(at: 0)
    await settle()
    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
    detail.presenter.didSelectFavourite()
    await settle()
    #expect(navigator.top === detail, Rule.detailStaysOpen)

    detail.presenter.didSelectClose()
    #expect(navigator.top === list, Rule.routerReachesScreen)
    #expect(list.rows.first == "★ Bicycle, €45.00", Rule.listShowsChange)
  }

  private func makeDetailPresenter() -> DetailPresenter {
    DetailPresenter(interactor: DetailInteractorSpy(), router: DetailRouterSpy(), output: output)
  }
}
