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

    // The same lamp, with a star.
    await when { detail.presenter.didChangeItem(.favouriteLamp) }

    try require(detail.view.shown?.title, equals: "★ Desk lamp", Rule.changeIsShown)
    try require(detail.output.reported, equals: [.favouriteLamp], Rule.changeIsReported)
  }

  @Test func `2.10 The detail's presenter shows the seller of the item as it is now`() async throws
  {
    let detail = DetailPresenterAndDoubles()
    await when { detail.presenter.didRetrieveItem(.lamp) }
    // The lamp was at stall 7, without a star. Now it is at stall 8, and has one.
    await when { detail.presenter.didChangeItem(.movedFavouriteLamp) }

    await when { detail.presenter.didSelectSeller() }

    // The last call of the presenter went to its router, for a sheet about the seller.
    let text = "Stall 8 has it. Go and bargain."
    try require(
      detail.commands.last, equals: .showSheet(title: "Desk lamp", text: text),
      Rule.changeIsRemembered)
  }

  @Test func `2.10 The detail's presenter shows a change even if no module receives it`()
    async throws
  {
    // The presenter's output is nil, so the change can't be reported.
    let detail = DetailPresenterAndDoubles(hasOutput: false)
    await when { detail.presenter.didRetrieveItem(.lamp) }

    // The same lamp, with a star.
    await when { detail.presenter.didChangeItem(.favouriteLamp) }

    try require(detail.view.shown?.title, equals: "★ Desk lamp", Rule.changeIsShown)
  }

  @Test func `2.10 The detail's presenter reports each change, and does nothing else`() async {
    // `didChangeItem(_:)` arrives with items that have a star or none, also right before the user
    // closes the detail. Each time, the view shows the item, the output receives it once, and
    // `didSelectSeller()` shows its stall from then on. An item that was only retrieved isn't
    // reported, and the presenter closes nothing by itself.
    await detailPresenterJudge.judge(exercise: 10)
  }

  @Test func `2.10 The list's presenter has its interactor keep the changed item`() async throws {
    let list = ListPresenterAndDoubles()
    await when { list.presenter.didRetrieveItems([.lamp, .clock]) }

    // The same lamp, with a star.
    await when { list.presenter.detailDidChangeItem(.favouriteLamp) }

    try require(list.interactor.kept, equals: [.favouriteLamp], Rule.changeIsKept)
  }

  @Test func `2.10 The list's presenter has each change kept, and does nothing else`() async {
    // `detailDidChangeItem(_:)` arrives for items in the list and for others, also while the view
    // is nil. Each time, the presenter asks the interactor once to keep exactly this item. It
    // neither asks for the list nor shows anything. A tap on a row whose item has not changed opens
    // the item that was delivered for it. Until a new list arrives, a tap on the changed item's row
    // may open the old item, the new one, or nothing.
    await listPresenterJudge.judge(exercise: 10)
  }

  @Test func `2.10 A favourite that is marked in the detail has its star in the list`() async throws
  {
    let navigator = Navigator()
    // The list has all its real objects, and its first row is the bicycle of the market. What a tap
    // on a row opens is part of 2.5, so here the wireframe is asked for the detail.
    let list = try pushList(on: navigator)
    await when { list.presenter?.wireframe?.showDetail(for: .marketBicycle) }
    let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)

    // The first and the third row of the detail.
    let (markAsFavourite, close) = (0, 2)
    await when { detail.didSelectRow(at: markAsFavourite) }
    try require(detail.title, equals: "★ Bicycle", Rule.changeIsShown)
    await when { detail.didSelectRow(at: close) }

    try #require(navigator.top === list, Rule.routerReachesScreen)
    // The price follows behind the title.
    try require(list.rows.first?.prefix(9), equals: "★ Bicycle", Rule.listShowsChange)
  }
}
