import ScreenKit

/// Wireframe: builds the item list, and leads from it to other modules.
public final class ListWireframe: ListWireframeProtocol {
  // TODO: 2.9 A tap opens a nearly empty screen, and a closed window stays in memory.
  private var navigator: Navigator?
  /// Who hears what happens in a detail that this wireframe opens.
  weak var output: (any DetailModuleOutput)?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  /// Makes the item list: each piece first, and the connections to its partners afterwards.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and those that are opened from it.
  ///   - market: Where the items come from.
  public static func makeListModule(navigator: Navigator, market: FleaMarket) -> Screen {
    let view = ListView()
    let presenter = ListPresenter()
    let interactor = ListInteractor()
    let wireframe = ListWireframe(navigator: navigator)

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.presenter = presenter
    interactor.source = market
    wireframe.output = presenter

    return view
  }

  func showDetail(for item: Item) {
    // TODO: 2.9 A tap opens a nearly empty screen, and a closed window stays in memory.
    let screen = Screen()
    screen.title = item.name
    screen.lines = ["Exercise 2.9 opens the detail here: docs/2-item-detail.md"]
    navigator?.push(screen)
  }
}
