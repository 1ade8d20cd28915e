import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.10 The detail's presenter shows the item as it is now, and reports it`()
    async throws
  {
    let detail = DetailPresenterAndDoubles()
    await when { detail.presenter.didRetrieveItem(.lamp) }

    await when { detail.presenter.didChangeItem(.favouriteLamp) }

    try require(detail.view.detail?.title, equals: "★ Desk lamp", Rule.changeIsShown)
    try require(detail.output.reported, equals: [.favouriteLamp], Rule.changeIsReported)
  }

  @Test func `2.10 The detail's presenter shows the seller of the item as it is now`() async throws
  {
    let detail = DetailPresenterAndDoubles()
    await when { detail.presenter.didRetrieveItem(.lamp) }
    await when { detail.presenter.didChangeItem(.movedFavouriteLamp) }

    await when { detail.presenter.didSelectSeller() }

    let text = "Stall 8 has it. Go and bargain."
    try require(
      detail.commands.last, equals: .showSheet(title: "Desk lamp", text: text),
      Rule.changeIsRemembered)
  }

  @Test func `2.10 The detail's presenter shows a change even if no module receives it`()
    async throws
  {
    let detail = DetailPresenterAndDoubles(hasOutput: false)
    await when { detail.presenter.didRetrieveItem(.lamp) }

    await when { detail.presenter.didChangeItem(.favouriteLamp) }

    try require(detail.view.detail?.title, equals: "★ Desk lamp", Rule.changeIsShown)
  }

  @Test func `2.10 The detail's presenter reports each change, and does nothing else`() async {
    // Sends `didChangeItem(_:)` in hundreds of orders, and looks at what the view shows and what
    // the output receives.
    await detailPresenterJudge.judge(exercise: 10)
  }

  @Test func `2.10 The list's presenter has its interactor keep the changed item`() async throws {
    let list = ListPresenterAndDoubles()
    await when { list.presenter.didRetrieveItems([.lamp, .clock]) }

    await when { list.presenter.detailDidChangeItem(.favouriteLamp) }

    try require(list.interactor.kept, equals: [.favouriteLamp], Rule.changeIsKept)
  }

  @Test func `2.10 The list's presenter has each change kept, and does nothing else`() async {
    // Sends `detailDidChangeItem(_:)` in hundreds of orders, and looks at which items the
    // interactor keeps.
    await listPresenterJudge.judge(exercise: 10)
  }

  @Test func `2.10 A favourite that is marked in the detail has its star in the list`() async throws
  {
    let list = try pushList(on: navigator)
    // What a tap on a row of the list opens is part of 2.5.
    await when { list.presenter?.wireframe?.showDetail(for: .marketBicycle) }
    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)

    let (markAsFavourite, close) = (0, 2)
    await when { detail.didSelectRow(at: markAsFavourite) }
    try require(detail.title, equals: "★ Bicycle", Rule.changeIsShown)
    await when { detail.didSelectRow(at: close) }

    try #require(navigator.top === list, Rule.routerReachesScreen)
    try require(list.rows.first?.prefix(9), equals: "★ Bicycle", Rule.listShowsChange)
  }
}
