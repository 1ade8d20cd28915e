import ScreenKit

/// Wireframe: builds the detail of an item, for any module that pushes it.
enum DetailWireframe {
  /// Makes the detail, where each object receives its collaborators in `init`.
  ///
  /// - Parameters:
  ///   - item: The item to show.
  ///   - output: Receives changes of the item. The detail references it weakly.
  static func makeDetailModule(for item: Item, output: (any DetailModuleOutput)?) -> Screen {
    // exercise 2.8: The detail of an item opens as an empty screen. Build the whole module.
    let interactor = DetailInteractor(item: item)
    let router = DetailRouter()
    let presenter = DetailPresenter(interactor: interactor, router: router, output: output)
    let view = DetailView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    router.screen = view
    return view
    // starter: return Screen()
    // end 2.8
  }
}
