import ScreenKit
import TestSupport
import Testing

struct TableRowsTests {
  let presenter = SongsPresenterSpy()
  let view: SongsView
  let naima = SongRow(id: 5, title: "Naima")
  let lazyBird = SongRow(id: 9, title: "Lazy Bird")

  init() {
    view = SongsView(presenter: presenter)
    view.showSongs([naima, lazyBird])
  }

  @Test func `The view shows the rows in the order of the presenter`() {
    expect(view.rows, equals: ["Naima", "Lazy Bird"])
  }

  @Test func `The view reports an id, also after the rows have changed`() {
    view.didSelectRow(at: 0)
    view.showSongs([lazyBird, naima])
    view.didSelectRow(at: 0)
    expect(presenter.selected, equals: [5, 9])
  }

  @Test func `A tap on a row that has disappeared is not reported`() {
    view.showSongs([naima])
    view.didSelectRow(at: 1)
    expect(presenter.selected, equals: [])
  }
}
