import ScreenKit
import TestSupport
import Testing

struct StartOfWorkTests {
  @Test func `With didSet, the order of the wiring decides what the user sees`() {
    let interactor = StoredNewsInteractor()
    let viewFirst = EagerNewsPresenter()
    let view = NewsView(presenter: viewFirst)
    viewFirst.view = view
    interactor.presenter = viewFirst
    viewFirst.interactor = interactor
    view.loadViewIfNeeded()
    expect(view.rows, equals: ["Rain in Seoul"])

    let interactorFirst = EagerNewsPresenter()
    let emptyView = NewsView(presenter: interactorFirst)
    interactor.presenter = interactorFirst
    interactorFirst.interactor = interactor
    interactorFirst.view = emptyView
    emptyView.loadViewIfNeeded()
    expect(emptyView.rows, equals: [])
  }

  @Test func `With viewDidLoad, each order shows the same`() {
    let interactor = StoredNewsInteractor()
    let viewFirst = NewsPresenter()
    let view = NewsView(presenter: viewFirst)
    viewFirst.view = view
    interactor.presenter = viewFirst
    viewFirst.interactor = interactor
    view.loadViewIfNeeded()
    expect(view.rows, equals: ["Rain in Seoul"])

    let interactorFirst = NewsPresenter()
    let otherView = NewsView(presenter: interactorFirst)
    interactorFirst.interactor = interactor
    interactor.presenter = interactorFirst
    interactorFirst.view = otherView
    otherView.loadViewIfNeeded()
    expect(otherView.rows, equals: ["Rain in Seoul"])
  }

  @Test func `A slow response hides the wrong order`() {
    let interactor = SlowNewsInteractor()
    let presenter = EagerNewsPresenter()
    let view = NewsView(presenter: presenter)
    presenter.interactor = interactor
    interactor.presenter = presenter
    presenter.view = view
    view.loadViewIfNeeded()
    interactor.answer()
    expect(view.rows, equals: ["Rain in Seoul"])
  }
}
