import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// The objects of a detail that the wireframe has built.
struct DetailModule {
  let view: DetailView
  let item: Item
  let output: DetailModuleOutputSpy?
  private let place: SourceLocation

  init(
    for item: Item, output: DetailModuleOutputSpy? = nil,
    sourceLocation place: SourceLocation = #_sourceLocation
  ) throws {
    let screen = DetailWireframe.makeDetailModule(for: item, output: output)
    view = try #require(screen as? DetailView, Rule.wireframeBuilds, sourceLocation: place)
    (self.item, self.output, self.place) = (item, output, place)
  }

  var objects: [AnyObject] {
    [view, view.presenter, view.presenter.interactor, view.presenter.router]
  }

  func watch(with detector: LeakDetector) { objects.forEach(detector.watch) }

  /// Expects the references without which an item or a tap leads nowhere.
  func requireConnections() throws {
    let presenter = view.presenter
    let router = presenter.router as? DetailRouter
    try #require(presenter.view === view, Rule.presenterReachesView, sourceLocation: place)
    try #require(
      presenter.interactor.presenter === presenter, Rule.interactorReachesPresenter,
      sourceLocation: place)
    try #require(router?.screen === view, Rule.routerReachesScreen, sourceLocation: place)
    try #require(presenter.output === output, Rule.outputIsPassedOn, sourceLocation: place)
  }

  /// Expects that the interactor delivers the item that the module was built for.
  func requireItem() throws {
    let asker = DetailOutputSpy()
    view.presenter.interactor.presenter = asker
    view.presenter.interactor.retrieveItem()
    try require(asker.retrieved, equals: [item], Rule.routeCarriesItem, sourceLocation: place)
  }
}
