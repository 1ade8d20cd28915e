import ScreenKit

/// Wireframe: builds the item list, and navigates from it to other modules.
public final class ListWireframe: ListWireframeProtocol {
  // exercise 2.11 · wireframe: The user closes the window, but its screens are never deallocated. Break the retain cycle.
  private weak var navigator: Navigator?
  // starter: private var navigator: Navigator?
  // end 2.11
  /// Receives the changes that are made in a detail which this wireframe opens.
  weak var output: (any DetailModuleOutput)?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  /// Makes the item list: creates all objects first, and connects them afterwards.
  ///
  /// - Parameters:
  ///   - navigator: Shows the list, and the screens that are opened from it.
  ///   - market: The source of the items.
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
    // exercise 2.9 · module: A tap opens a placeholder. Open the detail of the item, and make sure that the list stays current.
    wireframe.output = presenter
    // end 2.9

    return view
  }

  func showDetail(for item: Item) {
    // exercise 2.9 · open: A tap opens a placeholder. Open the detail of the item, and make sure that the list stays current.
    navigator?.push(DetailWireframe.makeDetailModule(for: item, output: output))
    // starter: let screen = Screen()
    // starter: screen.title = item.name
    // starter: screen.lines = ["Exercise 2.9 opens the detail here: docs/2-item-detail.md"]
    // starter: navigator?.push(screen)
    // end 2.9
  }
}
