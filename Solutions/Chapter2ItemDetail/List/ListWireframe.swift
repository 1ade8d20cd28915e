import ScreenKit

/// Wireframe: builds the item list, and leads from it to other modules.
public final class ListWireframe: ListWireframeProtocol {
  // exercise 2.9 · navigator: A tap opens a nearly empty screen, and a closed window stays in memory.
  private weak var navigator: Navigator?
  // starter: private var navigator: Navigator?
  // end 2.9
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
    // exercise 2.9 · open: A tap opens a nearly empty screen, and a closed window stays in memory.
    navigator?.push(DetailWireframe.makeDetailModule(for: item, output: output))
    // starter: let screen = Screen()
    // starter: screen.title = item.name
    // starter: screen.lines = ["Exercise 2.9 opens the detail here: docs/2-item-detail.md"]
    // starter: navigator?.push(screen)
    // end 2.9
  }
}
